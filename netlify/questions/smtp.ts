import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { classifyFailure, type FailureKind, type MailPhase } from './mail-failure.ts';
import type { Mail } from './mail-message.ts';
import type { MailFailure } from './question-record.ts';
import type { MailSettings } from './settings.ts';

/** The outcome of a mail. */
export type MailResult = { sent: true } | { sent: false; kind: FailureKind; failure: MailFailure };

/**
 * Sends one mail over its own connection and returns within the timeout.
 * nodemailer's connection is driven step by step, because only then is it known how far a failed mail got: before the
 * text was handed over nothing can have arrived, afterwards nobody can know.
 * @param signal ends it before the timeout
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

/** The parts of nodemailer's errors that matter here. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

function failed(phase: MailPhase, error: SmtpError): MailResult {
  const code = error.originalCode ?? error.code ?? 'UNKNOWN';
  const failure = { code, status: error.responseCode, phase, response: error.response?.slice(0, 300) };
  return { sent: false, kind: classifyFailure({ ...failure, command: error.command }), failure };
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
