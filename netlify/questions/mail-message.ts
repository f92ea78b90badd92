import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { DeliveryRecord, QuestionRecord } from './question-record.ts';
import type { MailSettings } from './settings.ts';

/** A mail ready to be sent. */
export interface Mail {
  from: string;
  to: string;
  content: Buffer;
}

/** What a mail says, before it is encoded. */
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
  const { name, phone, email, message } = question;
  // Few servers take other letters before the @ in a header, and the others would refuse the question.
  const answerable = isAscii(splitAddress(email).mailbox);
  return compose(settings, {
    id: `question-${id}`,
    to: settings.to,
    subject: `Запитання із сайту № ${id.slice(0, 8)}`,
    // As an object: a string could be parsed as two addresses.
    replyTo: answerable ? { name, address: email } : undefined,
    lines: [
      `Ім’я: ${name}`,
      `Телефон: ${phone}`,
      `Електронна пошта: ${email}`,
      `Отримано: ${writeTime(receivedAt, settings.timeZone)} (${settings.timeZone})`,
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

/** A moment as people read it in a time zone. */
function writeTime(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(new Date(moment));
}

/** Writes a mail to the operator. */
export function composeOperatorMail(
  settings: MailSettings,
  message: Pick<Message, 'id' | 'subject' | 'lines'>,
): Promise<Mail> {
  return compose(settings, { ...message, to: settings.operator });
}

async function compose(settings: MailSettings, message: Message): Promise<Mail> {
  const from = { ...settings.from, address: withAsciiDomain(settings.from.address) };
  const to = withAsciiDomain(message.to);
  const content = await new MailComposer({
    from,
    to: { name: '', address: to },
    replyTo: message.replyTo,
    subject: message.subject,
    text: message.lines.join('\n'),
    // Idempotent: the same for the same question, so that a second copy can be recognized.
    messageId: `<${message.id}@${splitAddress(from.address).domain}>`,
    // Keeps automatic replies of the office from going to visitors.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from: from.address, to, content };
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

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
