import { createEnvReader } from './env-reader.ts';

/** The facts of the site that stand in for settings not given. */
export interface SiteFacts {
  email: string;
  origin?: string;
  operatorCodes: readonly string[];
}

/** How mail is sent. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte, TLS after STARTTLS and never without, or none at all. */
  tls: 'implicit' | 'starttls' | 'none';
  auth?: { user: string; pass: string };
  from: { name: string; address: string };
  /** Who receives the questions. */
  to: string;
  /** Who receives the daily summary. */
  operator: string;
  connectMs: number;
  greetingMs: number;
  /** The longest silence of the server. */
  silenceMs: number;
  /** The longest time for one mail, whatever the server says meanwhile. */
  totalMs: number;
}

/** Everything that can be set, from the environment, with its default. See `docs/questions.md`. */
export interface Settings {
  operatorCodes: readonly string[];
  accept: { maxBytes: number; minFormMs: number; allowedOrigins: readonly string[] };
  store: { name: string; deadlineMs: number };
  /** Missing when mail is not set up or set up wrongly: questions are kept until it is. */
  mail?: MailSettings;
  delivery: {
    /** How long a new question belongs to the function that took it, before a sweep may mail it. */
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
    /** So many failures in a row end a sweep: the trouble is not the questions'. */
    failuresInRow: number;
  };
  retentionDays: number;
  /** How long a question may wait before the daily summary speaks of it. */
  overdueMs: number;
  /** How long a question may wait before the operator is told at once, and the health address complains. */
  warnAfterMs: number;
  /** What is wrong with the settings, in words for the operator. */
  problems: readonly string[];
}

const minute = 60_000;
const hour = 60 * minute;

/** Reads the settings. A wrong value never stops questions from being taken: it is named in `problems`. */
export function readSettings(env: Record<string, string | undefined>, site: SiteFacts): Settings {
  const reader = createEnvReader(env);
  const mail = readMail(reader, site);
  return {
    operatorCodes: site.operatorCodes,
    accept: {
      maxBytes: 16 * 1024,
      minFormMs: reader.number('QUESTIONS_MIN_FORM_MS', 500, 0, minute),
      allowedOrigins: [site.origin, env.URL, env.DEPLOY_PRIME_URL, ...reader.list('QUESTIONS_ALLOWED_ORIGINS')]
        .filter((origin) => origin !== undefined)
        .map((origin) => reader.origin('QUESTIONS_ALLOWED_ORIGINS', origin))
        .filter((origin) => origin !== undefined),
    },
    store: {
      name: reader.text('QUESTIONS_STORE') ?? 'questions',
      deadlineMs: reader.number('QUESTIONS_STORE_DEADLINE_MS', 8000, 100, minute),
    },
    mail,
    delivery: {
      graceMs: minute,
      claimMs: minute,
      settleMs: 500,
      maxAttempts: reader.number('QUESTIONS_MAX_ATTEMPTS', 24, 1, 1000),
      maxDoubts: reader.number('QUESTIONS_MAX_DOUBTS', 5, 1, 1000),
      firstDelayMs: 5 * minute,
      maxDelayMs: 6 * hour,
    },
    sweep: {
      budgetMs: 26_000,
      lastStartMs: 10_000,
      concurrency: reader.number('QUESTIONS_MAIL_CONCURRENCY', 3, 1, 20),
      leaseMs: minute,
      failuresInRow: 3,
    },
    retentionDays: reader.number('QUESTIONS_RETENTION_DAYS', 180, 1, 3650),
    overdueMs: 24 * hour,
    warnAfterMs: reader.number('QUESTIONS_WARN_HOURS', 4, 1, 720) * hour,
    problems: reader.problems,
  };
}

function readMail(reader: ReturnType<typeof createEnvReader>, site: SiteFacts): MailSettings | undefined {
  const before = reader.problems.length;
  const host = reader.text('SMTP_HOST');
  if (!host) reader.problem('SMTP_HOST is not set: questions are kept, and none is mailed.');
  const port = reader.number('SMTP_PORT', 587, 1, 65_535);
  const local = host === 'localhost' || host === '::1' || /^127\./.test(host ?? '');
  const tls = reader.choice(
    'SMTP_TLS',
    ['implicit', 'starttls', 'none'],
    port === 465 ? 'implicit' : local ? 'none' : 'starttls',
  );
  const user = reader.text('SMTP_USER');
  const pass = reader.text('SMTP_PASSWORD');
  if (Boolean(user) !== Boolean(pass)) reader.problem('SMTP_USER and SMTP_PASSWORD are set only together.');
  if (user && tls === 'none' && !local) {
    reader.problem('SMTP_TLS=none would send SMTP_PASSWORD unprotected: use starttls or implicit.');
  }
  const to = reader.email('QUESTIONS_MAIL_TO', site.email);
  const from = reader.email('QUESTIONS_MAIL_FROM', site.email);
  const operator = reader.email('QUESTIONS_OPERATOR_MAIL_TO', to);
  // Half-right settings could send questions to the wrong place: better none is sent than one goes astray.
  if (!host || reader.problems.length > before) return undefined;
  return {
    host,
    port,
    tls,
    auth: user && pass ? { user, pass } : undefined,
    from: { name: reader.text('QUESTIONS_MAIL_FROM_NAME') ?? 'Питання з сайту', address: from },
    to,
    operator,
    connectMs: 8000,
    greetingMs: 8000,
    silenceMs: 10_000,
    totalMs: 15_000,
  };
}
