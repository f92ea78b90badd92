import type { TestContext } from 'vitest';
import { sendMail } from '../../../netlify/questions/mail.ts';
import { receiveQuestion } from '../../../netlify/questions/receive.ts';
import { createLog, type Services } from '../../../netlify/questions/services.ts';
import { graceMs, type MailSettings, readSettings, type Settings } from '../../../netlify/questions/settings.ts';
import { createBlobStore } from '../../../netlify/questions/store.ts';
import { resendQuestions } from '../../../netlify/questions/sweep.ts';
import { ukrainianPhones } from '../../support/ukrainian-phones.ts';
import { type BlobLab, createBlobLab } from './blob-lab.ts';
import { type SmtpLab, startSmtpLab } from './smtp-lab.ts';

/** The facts of a site for tests. */
export const site = {
  email: 'office@example.org',
  origin: 'https://example.org',
  timeZone: 'Europe/Kyiv',
  phonePlan: { ...ukrainianPhones, operatorCodes: ['067', '050'] },
};

/** A valid question; the number makes it one of its kind. */
export function sampleQuestion(number = 1) {
  return {
    name: 'Олена Ковальчук',
    phone: '+38 (067) 123-45-67',
    email: `olena.${number}@example.com`,
    message: `Чи приймаєте ви зразки сталі? (${number})`,
  };
}

/** The function with a real store, a real mail server, and a clock that can be set. */
export interface QuestionLab extends Services {
  settings: Settings & { mail: MailSettings };
  blobs: BlobLab;
  smtp: SmtpLab;
  /** Every line of the log. */
  lines: string[];
  /** Sends a request; with `mailNow` it is mailed after the response, as on Netlify. */
  post(body: unknown, options?: PostOptions): Promise<{ status: number; answer: Record<string, unknown> }>;
  /** Lets time pass. */
  pass(ms: number): void;
  /** The mail that is being sent takes longer than it may. */
  endMail(): void;
  /** One run of the scheduled function, after the grace of the newest question. */
  sweep(): ReturnType<typeof resendQuestions>;
  /** Everything works again; sweeps, hours apart, until nothing is pending. */
  heal(): Promise<void>;
  /** The numbers of the sample questions in the mails, one for each mail. */
  mailedNumbers(): number[];
}

/** The options of a request. */
export interface PostOptions {
  headers?: Record<string, string>;
  mailNow?: boolean;
}

/** Sets up a lab that is closed when its test ends. */
export async function createQuestionLab(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  env: Record<string, string> = {},
): Promise<QuestionLab> {
  const blobs = createBlobLab();
  const smtp = await startSmtpLab();
  const read = readSettings({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), ...env }, site);
  if (!read.mail) throw new Error(read.problems.join('\n'));
  const settings = { ...read, mail: read.mail };
  const originalMail = { ...settings.mail };
  // It stands at noon until a test lets time pass, so that no midnight comes between what a test expects on one day.
  const start = Date.now();
  let offset = noonFrom(start);
  const clock: Services['clock'] = {
    now: () => start + offset,
    // A sweep takes no time, however slow the machine is.
    elapsed: () => 0,
  };
  const lines: string[] = [];
  let mailing = new AbortController();
  const lab: QuestionLab = {
    settings,
    store: createBlobStore(settings.storeTimeoutMs, blobs.connection),
    clock,
    log: createLog((line) => lines.push(line)),
    send(mail, timeoutMs) {
      mailing = new AbortController();
      return sendMail(lab.settings.mail, mail, timeoutMs, mailing.signal);
    },
    blobs,
    smtp,
    lines,
    async post(body, { headers, mailNow } = {}) {
      // Questions of the same millisecond have no order.
      offset += 1;
      const request = new Request('https://example.org/api/send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const work: Promise<unknown>[] = [];
      const response = await receiveQuestion(request, lab, mailNow ? (promise) => work.push(promise) : undefined);
      await Promise.all(work);
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
    },
    pass(ms) {
      offset += ms;
    },
    endMail() {
      mailing.abort();
    },
    sweep() {
      offset += graceMs + 1;
      return resendQuestions(lab);
    },
    async heal() {
      blobs.fault = () => undefined;
      smtp.behave = () => undefined;
      Object.assign(lab.settings.mail, originalMail);
      lab.store = createBlobStore(settings.storeTimeoutMs, blobs.connection);
      for (let round = 0; round < 40; round += 1) {
        await lab.sweep();
        if (!(await lab.store.list('pending/')).length) return;
        lab.pass(settings.delivery.maxDelayMs);
      }
      throw new Error('Questions are still pending.');
    },
    mailedNumbers() {
      return smtp.mails
        .map((mail) => Number(/\? \((\d+)\)/.exec(mailText(mail))?.[1]))
        .filter((number) => number > 0);
    },
  };
  onTestFinished(() => smtp.close());
  return lab;
}

/** The time from a moment to the next noon in UTC, in milliseconds. */
function noonFrom(moment: number): number {
  const day = 24 * 60 * 60 * 1000;
  return day - ((moment + day / 2) % day);
}

/** The text of a mail as its reader sees it. */
export function mailText(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  return /transfer-encoding: base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : text;
}

/** Mail timeouts for servers that hang or never finish before the text: until then, whatever is too late is the same. */
export const shortTimeouts = { greetingTimeoutMs: 1500, socketTimeoutMs: 1500, totalTimeoutMs: 2500 };
