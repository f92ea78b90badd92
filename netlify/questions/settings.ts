import type { PhonePlan } from '../../src/question/phone-plan.ts';
import {
  type Environment,
  isLocalHost,
  type MailVariables,
  readMailVariables,
  readOrigins,
  readQuestionVariables,
  type tlsModes,
} from './environment.ts';

/** The facts of the site, which are the fallback for missing settings. */
export interface SiteFacts {
  email: string;
  origin?: string;
  phonePlan: PhonePlan;
  timeZone: string;
}

/** How mail is sent. */
export interface MailSettings {
  /** The time zone in which mails say when a question came. */
  timeZone: string;
  host: string;
  port: number;
  tls: (typeof tlsModes)[number];
  auth?: { user: string; pass: string };
  from: { name: string; address: string };
  /** Who receives the questions. */
  to: string;
  /** Who receives the daily summary. */
  operator: string;
  connectTimeoutMs: number;
  greetingTimeoutMs: number;
  /** How long the server may be silent. */
  socketTimeoutMs: number;
  /** How long one mail may take, whatever the server says meanwhile. */
  totalTimeoutMs: number;
}

/** Everything that can be set, from the environment, with its default. See `docs/questions.md`. */
export interface Settings {
  phonePlan: PhonePlan;
  accept: { maxBytes: number; minFormMs: number; allowedOrigins: readonly string[] };
  store: { name: string; timeoutMs: number };
  /** Missing when mail is not set up or set up wrongly: questions are kept until it is. */
  mail?: MailSettings;
  delivery: {
    /** How long a new question belongs to the function that received it, before a sweep may mail it. */
    graceMs: number;
    claimMs: number;
    settleMs: number;
    maxAttempts: number;
    maxDoubts: number;
    firstDelayMs: number;
    maxDelayMs: number;
  };
  sweep: {
    /** A scheduled function is stopped after 30 s. */
    budgetMs: number;
    /** No mail is begun with less time left. */
    lastStartMs: number;
    concurrency: number;
    leaseMs: number;
    /** So many failures in a row end a sweep: the cause is not the questions. */
    failuresInRow: number;
  };
  retentionDays: number;
  /** How long a question may wait before the daily summary lists it. */
  overdueMs: number;
  /** How long a question may wait before the operator is warned at once and the health endpoint returns 503. */
  warnAfterMs: number;
  /** What is wrong with the settings, in words for the operator. */
  problems: readonly string[];
}

const minute = 60_000;
const hour = 60 * minute;

/** The name of the store of questions. */
export const storeName = 'questions';

/** How long a new question belongs to the function that received it, before a sweep may mail it. */
export const graceMs = minute;

/** How long the delivery of a question belongs to the function that mails it. */
export const claimMs = minute;

/** Reads the settings. A wrong value never stops questions from being taken: it is named in `problems`. */
export function readSettings(env: Environment, site: SiteFacts): Settings {
  const { mail, problems: mailProblems } = readMailVariables(env);
  const { variables, problems } = readQuestionVariables(env);
  const list = variables.QUESTIONS_ALLOWED_ORIGINS.split(',').map((item) => item.trim());
  const urls = [site.origin, variables.URL, variables.DEPLOY_PRIME_URL, ...list].filter((url) => url !== undefined);
  const { origins, problems: originProblems } = readOrigins('QUESTIONS_ALLOWED_ORIGINS', urls.filter(Boolean));
  return {
    phonePlan: site.phonePlan,
    accept: { maxBytes: 16 * 1024, minFormMs: 500, allowedOrigins: origins },
    store: { name: storeName, timeoutMs: variables.QUESTIONS_STORE_DEADLINE_MS },
    // Half-right settings could send questions to the wrong place: better none is sent than one goes astray.
    mail: mail && mailSettings(mail, site),
    delivery: {
      graceMs,
      claimMs,
      settleMs: 500,
      // In about four days.
      maxAttempts: 24,
      // The most copies of one mail that can arrive.
      maxDoubts: 5,
      firstDelayMs: 5 * minute,
      maxDelayMs: 6 * hour,
    },
    sweep: {
      budgetMs: 26_000,
      lastStartMs: 10_000,
      concurrency: 3,
      leaseMs: minute,
      failuresInRow: 3,
    },
    retentionDays: variables.QUESTIONS_RETENTION_DAYS,
    overdueMs: 24 * hour,
    warnAfterMs: variables.QUESTIONS_WARN_HOURS * hour,
    problems: [...mailProblems, ...problems, ...originProblems],
  };
}

function mailSettings(mail: MailVariables, site: SiteFacts): MailSettings {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = mail;
  const to = mail.QUESTIONS_MAIL_TO ?? site.email;
  return {
    timeZone: site.timeZone,
    host,
    port,
    tls: mail.SMTP_TLS ?? (port === 465 ? 'implicit' : isLocalHost(host) ? 'none' : 'starttls'),
    auth: user && pass ? { user, pass } : undefined,
    from: { name: mail.QUESTIONS_MAIL_FROM_NAME, address: mail.QUESTIONS_MAIL_FROM ?? site.email },
    to,
    operator: mail.QUESTIONS_OPERATOR_MAIL_TO ?? to,
    connectTimeoutMs: 8000,
    greetingTimeoutMs: 8000,
    socketTimeoutMs: 10_000,
    totalTimeoutMs: 15_000,
  };
}
