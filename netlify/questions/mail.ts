import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { DeliveryRecord, MailFailure, QuestionRecord } from './record.ts';
import type { MailSettings } from './settings.ts';

export interface Mail {
  from: string;
  to: string;
  content: Buffer;
}

interface Message {
  id: string;
  to: string;
  subject: string;
  lines: readonly string[];
  replyTo?: { name: string; address: string };
}

/** Writes the mail that brings a question to the institute. */
export function composeQuestionMail(
  settings: MailSettings,
  { id, receivedAt, question }: QuestionRecord,
  { doubts, mayBeCopy }: Pick<DeliveryRecord, 'doubts' | 'mayBeCopy'>,
): Promise<Mail> {
  const { timeZone } = settings;
  const { name, phone, email, message } = question;
  const time = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short', timeZone });
  // Few servers take other letters before the @ in a header, and the others would refuse the question.
  const answerable = /^[\x20-\x7e]*$/.test(splitAddress(email).mailbox);
  return composeMail(settings, {
    id: `question-${id}`,
    to: settings.to,
    subject: `Запитання із сайту № ${id.slice(0, 8)}`,
    // As an object: a string could be parsed as two addresses.
    replyTo: answerable ? { name, address: email } : undefined,
    lines: [
      `Ім’я: ${name}`,
      `Телефон: ${phone}`,
      `Електронна пошта: ${email}`,
      `Отримано: ${time.format(new Date(receivedAt))} (${timeZone})`,
      '',
      message,
      '',
      '-- ',
      answerable
        ? `Запитання № ${id}. Відповідь на цей лист отримає відвідувач.`
        : `Запитання № ${id}. Відповідь надішліть на електронну пошту, вказану вище: відповіді на цей лист відвідувач не отримає.`,
      ...(doubts || mayBeCopy ? ['Попередня спроба обірвалася, тож такий самий лист міг уже надійти.'] : []),
    ],
  });
}

export async function composeMail(settings: MailSettings, message: Message): Promise<Mail> {
  const from = withAsciiDomain(settings.from);
  const to = withAsciiDomain(message.to);
  const content = await new MailComposer({
    from: { name: 'Запитання із сайту', address: from },
    to: { name: '', address: to },
    replyTo: message.replyTo,
    subject: message.subject,
    text: message.lines.join('\n'),
    // The same at each try, so that a second copy can be recognized: most readers show it as one mail.
    messageId: `<${message.id}@${splitAddress(from).domain}>`,
    // Keeps automatic replies of the office from going to visitors.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from, to, content };
}

function splitAddress(address: string): { mailbox: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { mailbox: address.slice(0, at), domain: address.slice(at + 1) };
}

/** An address as every mail server takes it. What is no name of a host stays as it is. */
function withAsciiDomain(address: string): string {
  const { mailbox, domain } = splitAddress(address);
  return `${mailbox}@${domainToASCII(domain) || domain}`;
}

/**
 * The meaning of a failed mail for its question: the settings are wrong (password, addresses, certificate) or the server does not accept
 * mail now, neither of which counts as an attempt; a temporary failure after the text; the connection broke after the text
 * was handed over, so it may have arrived, and few such attempts are allowed; the server refuses this text for good.
 */
export type FailureKind = 'operator' | 'unavailable' | 'deferred' | 'doubt' | 'refused';

export type MailResult = { sent: true } | { sent: false; kind: FailureKind; failure: MailFailure };

/** The step that a mail reached. From `data` on the text was handed over. */
type MailPhase = 'connect' | 'login' | 'envelope' | 'data';

/**
 * Sends one mail over its own connection and returns within the timeout, or when the signal ends it.
 * nodemailer's connection is driven step by step, because only then is it known how far a failed mail got: before the
 * text was handed over nothing can have arrived, afterwards nobody can know.
 */
export async function sendMail(
  settings: MailSettings | undefined,
  mail: Mail,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<MailResult> {
  let phase: MailPhase = 'connect';
  if (!settings) return failed(phase, { code: 'ENOTCONFIGURED' });
  const connection = new SMTPConnection(connectionOptions(settings));
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      // nodemailer limits silence only: a server that sends a byte now and then would hold the function for hours.
      const giveUp = () => reject({ code: 'EDEADLINE' });
      timer = setTimeout(giveUp, Math.min(settings.totalTimeoutMs, timeoutMs));
      signal?.addEventListener('abort', giveUp);
      connection.on('error', reject);
      connection.on('end', () => reject({ code: 'ECONNECTION' }));
      const next = (step: () => void) => (error?: unknown) => (error ? reject(error) : step());
      const transmit = () => {
        phase = 'envelope';
        // Read only when the server is ready for the text.
        const text = new Readable({
          read() {
            phase = 'data';
            this.push(mail.content);
            this.push(null);
          },
        });
        connection.send({ from: mail.from, to: [mail.to] }, text, next(resolve));
      };
      const login = () => {
        if (!settings.auth) return transmit();
        phase = 'login';
        connection.login(settings.auth, next(transmit));
      };
      connection.connect(next(login));
    });
    connection.quit();
    return { sent: true };
  } catch (error) {
    return failed(phase, error as SmtpError);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

function connectionOptions({ host, port, tls, connectTimeoutMs, greetingTimeoutMs, socketTimeoutMs }: MailSettings) {
  return {
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    connectionTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
    logger: false,
  };
}

interface SmtpError {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

function failed(phase: MailPhase, error: SmtpError): MailResult {
  const { responseCode: status, response, originalCode, code = 'UNKNOWN' } = error;
  const failure = { code: originalCode ?? code, status, phase, response: response?.slice(0, 300) };
  return { sent: false, kind: kindOf(phase, failure.code, error), failure };
}

/** Errors of the settings, by nodemailer's codes and by those of certificates. */
const operatorCode =
  /^(EAUTH|ENOAUTH|EOAUTH2|ETLS|ECONFIG|ENOTCONFIGURED|EREQUIRETLS)$|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

function kindOf(phase: MailPhase, code: string, { responseCode: status = 0, command }: SmtpError): FailureKind {
  if (phase === 'data') {
    if (status >= 500) return 'refused';
    return status >= 400 ? 'deferred' : 'doubt';
  }
  // A server that has no room for any text of this size says so to the sender already.
  if (phase === 'envelope' && command === 'MAIL FROM' && status === 552) return 'refused';
  if (status >= 400 && status < 500) return 'unavailable';
  if (operatorCode.test(code)) return 'operator';
  // Sender and receiver are the same for all questions: a server that refuses them refuses the settings.
  return phase === 'envelope' && status >= 500 ? 'operator' : 'unavailable';
}
