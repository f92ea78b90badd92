import * as z from 'zod/mini';

/** The variables of an environment, by name. */
export type Environment = Record<string, string | undefined>;

/** Ways to send mail: TLS from the first byte, TLS after STARTTLS and never without, or none at all. */
export const tlsModes = ['implicit', 'starttls', 'none'] as const;

/** The variables for mail. They are used all together or not at all. */
export type MailVariables = z.output<typeof mailVariables>;

/** All other variables. */
export type QuestionVariables = z.output<typeof questionVariables>;

const mailVariables = z
  .object({
    SMTP_HOST: z.string('is not set: questions are kept, and none is mailed.'),
    SMTP_PORT: wholeNumber(1, 65_535, 587),
    SMTP_TLS: z.optional(
      z.pipe(z.string().check(z.toLowerCase()), z.enum(tlsModes, `must be one of ${tlsModes.join(', ')}.`)),
    ),
    SMTP_USER: z.optional(z.string()),
    SMTP_PASSWORD: z.optional(z.string()),
    QUESTIONS_MAIL_TO: z.optional(mailAddress()),
    QUESTIONS_MAIL_FROM: z.optional(mailAddress()),
    QUESTIONS_MAIL_FROM_NAME: z._default(z.string(), 'Запитання із сайту'),
    QUESTIONS_OPERATOR_MAIL_TO: z.optional(mailAddress()),
  })
  .check(
    z.refine(({ SMTP_USER, SMTP_PASSWORD }) => Boolean(SMTP_USER) === Boolean(SMTP_PASSWORD), {
      path: ['SMTP_USER'],
      error: 'and SMTP_PASSWORD must be set together.',
      when: () => true,
    }),
    z.refine(({ SMTP_HOST, SMTP_USER, SMTP_TLS }) => !SMTP_USER || SMTP_TLS !== 'none' || isLocalHost(SMTP_HOST), {
      path: ['SMTP_TLS'],
      error: 'must be starttls or implicit: with none, SMTP_PASSWORD would be sent unencrypted.',
      when: () => true,
    }),
  );

const questionVariables = z.object({
  URL: z.optional(z.string()),
  DEPLOY_PRIME_URL: z.optional(z.string()),
  QUESTIONS_ALLOWED_ORIGINS: z._default(z.string(), ''),
  // Netlify's local server ends a function after 30 s, and answers with its own words then.
  QUESTIONS_STORE_DEADLINE_MS: wholeNumber(100, 20_000, 8000),
  QUESTIONS_RETENTION_DAYS: wholeNumber(1, 3650, 180),
  QUESTIONS_WARN_HOURS: wholeNumber(1, 720, 4),
});

const webUrl = z.url({ protocol: /^https?$/ });

/** Reads the variables for mail; nothing when any of them is wrong. */
export function readMailVariables(env: Environment): { mail?: MailVariables; problems: string[] } {
  const { data: mail, error } = mailVariables.safeParse(withoutBlanks(env));
  return { mail, problems: error ? describe(error) : [] };
}

/** Reads all other variables. The default is the fallback for a wrong value. */
export function readQuestionVariables(env: Environment): { variables: QuestionVariables; problems: string[] } {
  const set = withoutBlanks(env);
  const { data, error } = questionVariables.safeParse(set);
  if (data) return { variables: data, problems: [] };
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const right = Object.fromEntries(Object.entries(set).filter(([name]) => !wrong.has(name)));
  return { variables: questionVariables.parse(right), problems: describe(error) };
}

/** Reads the origins of URLs. `localhost:8888` has the origin `null`, which any page can send. */
export function readOrigins(name: string, urls: readonly string[]): { origins: string[]; problems: string[] } {
  const isUrl = (url: string) => webUrl.safeParse(url).success;
  return {
    origins: urls.filter(isUrl).map((url) => new URL(url).origin),
    problems: urls
      .filter((url) => !isUrl(url))
      .map((url) => `${name} contains "${url}", which is not a URL such as https://example.org.`),
  };
}

/** Whether a host is this machine. */
export function isLocalHost(host = ''): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);
}

/** Digits only: zod's coercion would take `1e3` and `0x10` for numbers as well. */
function wholeNumber(min: number, max: number, fallback: number) {
  const fits = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const error = `must be a whole number from ${min} to ${max}; the default is ${fallback}.`;
  return z._default(z.pipe(z.string().check(z.refine(fits, error)), z.transform(Number)), fallback);
}

/** One address. zod's own patterns refuse `root@localhost` or take a list of two. */
function mailAddress() {
  return z
    .string()
    .check(z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be one e-mail address, such as office@example.org.'));
}

function withoutBlanks(env: Environment): Record<string, string> {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ''] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

function describe({ issues }: { issues: readonly z.core.$ZodIssue[] }): string[] {
  return issues.map(({ path, message }) => `${String(path[0])} ${message}`);
}
