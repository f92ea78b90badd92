import * as z from 'zod/mini';
import type { PhonePlan } from '../../src/lib/question/phone.ts';

interface SiteFacts {
  email: string;
  origin?: string;
  phonePlan: PhonePlan;
  timeZone: string;
}

export type Settings = ReturnType<typeof readSettings>;
export type MailSettings = ReturnType<typeof mailSettings>;

const minute = 60_000;
const hour = 60 * minute;

/** The time for which a new question belongs to the function that received it, before a sweep may mail it. */
export const graceMs = minute;

/** One address. zod's own patterns refuse `root@localhost` or take a list of two. */
const address = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const mailAddress = z.string().check(z.regex(address, 'must be one e-mail address, such as office@example.org.'));

/** Variables of the environment; `URL` is set by Netlify. See `docs/questions.md`. */
const variables = z.object({
  SMTP_HOST: z.string('is not set: questions are kept, and none is mailed.'),
  SMTP_PORT: wholeNumber(1, 65_535, 587),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  QUESTIONS_MAIL_TO: z.optional(mailAddress),
  QUESTIONS_MAIL_FROM: z.optional(mailAddress),
  QUESTIONS_OPERATOR_MAIL_TO: z.optional(mailAddress),
  QUESTIONS_RETENTION_DAYS: wholeNumber(1, 3650, 180),
  // Netlify's local server ends a function after 30 s, and answers with its own words then.
  QUESTIONS_STORE_DEADLINE_MS: wholeNumber(100, 20_000, 8000),
  QUESTIONS_ALLOWED_ORIGINS: z._default(z.string(), ''),
  URL: z._default(z.string(), ''),
});

/** Reads the settings. A wrong value never stops questions from being taken: it is named in `problems`. */
export function readSettings(env: Record<string, string | undefined>, site: SiteFacts) {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const set = Object.fromEntries(trimmed.filter(([, value]) => value));
  const { data, error } = variables.safeParse(set);
  const issues = error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? [];
  if (!set.SMTP_USER !== !set.SMTP_PASSWORD)
    issues.push({ name: 'SMTP_USER', message: 'and SMTP_PASSWORD must be set together.' });
  for (const { name } of issues) delete set[name];
  const right = data ?? variables.parse({ SMTP_HOST: '', ...set });
  const listed = [site.origin ?? '', right.URL, ...right.QUESTIONS_ALLOWED_ORIGINS.split(',')].map((url) =>
    url.trim(),
  );
  // `localhost:8888` has the origin `null`, which any page can send.
  const isUrl = (url: string) => z.url({ protocol: /^https?$/ }).safeParse(url).success;
  const wrong = listed.filter((url) => url && !isUrl(url));
  const unknown = Object.keys(set).filter((name) => /^(SMTP|QUESTIONS)_/.test(name) && !(name in variables.shape));
  // Half-right settings could send questions to the wrong place: better none is sent than one goes astray.
  const mail = issues.some(({ name }) => /SMTP|MAIL/.test(name)) ? undefined : mailSettings(right, site);
  return {
    phonePlan: site.phonePlan,
    maxBytes: 16 * 1024,
    minFormMs: 500,
    allowedOrigins: listed.filter(isUrl).map((url) => new URL(url).origin),
    storeTimeoutMs: right.QUESTIONS_STORE_DEADLINE_MS,
    /** Missing when mail is not set up or set up wrongly: questions are kept until it is. */
    mail,
    delivery: {
      /** In about four days. */
      maxAttempts: 24,
      /** The most copies that can arrive. */
      maxDoubts: 5,
      firstDelayMs: 5 * minute,
      maxDelayMs: 6 * hour,
    },
    sweep: {
      /** A scheduled function is stopped after 30 s. */
      budgetMs: 26_000,
      lastStartMs: 10_000,
      concurrency: 3,
      leaseMs: minute,
      /** So many failures in a row end a sweep: the cause is not the questions. */
      failuresInRow: 3,
    },
    retentionDays: right.QUESTIONS_RETENTION_DAYS,
    /** The time a question may wait before the operator is told at once and health returns 503. */
    warnAfterMs: 4 * hour,
    problems: [
      ...issues.map(({ name, message }) => `${name} ${message}`),
      ...wrong.map(
        (url) => `QUESTIONS_ALLOWED_ORIGINS contains "${url}", which is not a URL such as https://example.org.`,
      ),
      ...unknown.map((name) => `${name} is not a setting: it has no effect.`),
    ],
  };
}

function mailSettings(set: z.output<typeof variables>, site: SiteFacts) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = set;
  const to = set.QUESTIONS_MAIL_TO ?? site.email;
  return {
    timeZone: site.timeZone,
    host,
    port,
    /** From the first byte, or after STARTTLS and never without; the password never leaves this machine unencrypted. */
    tls:
      port === 465 || port === 2465 ? 'implicit' : /^(localhost|::1|127(\.\d+){3})$/.test(host) ? 'none' : 'starttls',
    auth: user && pass ? { user, pass } : undefined,
    from: set.QUESTIONS_MAIL_FROM ?? site.email,
    to,
    operator: set.QUESTIONS_OPERATOR_MAIL_TO ?? to,
    connectTimeoutMs: 8000,
    greetingTimeoutMs: 8000,
    /** The time the server may be silent, and one mail may take, whatever the server says meanwhile. */
    socketTimeoutMs: 10_000,
    totalTimeoutMs: 15_000,
  };
}

/** Digits only: zod's coercion would take `1e3` and `0x10` for numbers as well. */
function wholeNumber(min: number, max: number, fallback: number) {
  const fits = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const error = `must be a whole number from ${min} to ${max}; the default is ${fallback}.`;
  return z._default(z.pipe(z.string().check(z.refine(fits, error)), z.transform(Number)), fallback);
}
