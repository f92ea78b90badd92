import * as z from 'zod/mini';
import { formatPhone, isPhoneOf, type PhonePlan, typedDigits } from './phone.ts';

// zod tries `new Function` to speed itself up; under the site's Content-Security-Policy the mere attempt is a violation.
z.config({ jitless: true });

/** The mistake in a field. The words for it come from content (`modal`, validation). */
export type QuestionErrorCode = 'required' | 'invalid' | 'tooLong';

/** Errors by the name of the field, one for each field that is not valid. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, QuestionErrorCode>>;

/** The id of the choice that asks for the visitor's own words. */
export const otherQuestionId = 'other';

/** The longest accepted values, in UTF-16 code units. */
const questionLimits = { name: 100, phone: 40, email: 254, message: 5000 } as const;

/** The body of `POST /api/send`. */
export type QuestionPayload = z.output<ReturnType<typeof createQuestionSchema>>;

/** The values of the form's fields. */
export type QuestionForm = z.output<ReturnType<typeof createQuestionFormSchema>>;

/** The schema of the body that the function accepts: `{ name, phone, email, message }`. Unknown fields are dropped. */
export function createQuestionSchema({ phonePlan }: { phonePlan: PhonePlan }) {
  return z.object({
    name: nameSchema(),
    phone: phoneSchema(phonePlan),
    email: emailSchema(),
    message: messageSchema(),
  });
}

/** The schema of the form's fields; `otherQuestion` counts only when the question is `other`. */
export function createQuestionFormSchema({ phonePlan }: { phonePlan: PhonePlan }) {
  return z
    .object({
      firstName: nameSchema(),
      phone: phoneSchema(phonePlan),
      email: emailSchema(),
      question: text().check(z.overwrite(singleLine), z.minLength(1, 'required')),
      otherQuestion: z._default(text().check(z.overwrite(multiLine)), ''),
    })
    .check(otherQuestionCheck('required'), otherQuestionCheck('tooLong'));
}

/** Makes the payload from valid form values; `questionText` returns the text of a predefined question. */
export function toQuestionPayload(form: QuestionForm, questionText: (id: string) => string): QuestionPayload {
  const { firstName, phone, email, question, otherQuestion } = form;
  const message = question === otherQuestionId ? otherQuestion : questionText(question);
  return { name: firstName, phone, email, message };
}

/** Returns the first error of each field: `{ phone: 'invalid' }`. */
export function fieldErrors(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    errors[field] ??= issue.message as QuestionErrorCode;
  }
  return errors;
}

function nameSchema() {
  return text().check(
    z.overwrite(singleLine),
    z.overwrite(oneApostrophe),
    z.minLength(1, 'required'),
    z.maxLength(questionLimits.name, 'tooLong'),
    // Latin and Cyrillic letters, spaces and hyphens, as the specification says; hyphens alone are no name. The apostrophe of
    // Ukrainian, U+02BC, is a letter that stands between two others.
    z.regex(/^(?:(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}](?:ʼ(?=\p{L}))?|[ -])+$/u, 'invalid'),
    z.regex(/\p{L}/u, 'invalid'),
  );
}

function phoneSchema(plan: PhonePlan) {
  const characters = /^\+?[\d\s()-]+$/;
  const valid = (phone: string) => characters.test(phone) && isPhoneOf(phone, plan);
  const inForm = (phone: string) => formatPhone(typedDigits(phone, plan), plan);
  return text().check(
    z.overwrite(singleLine),
    z.minLength(1, 'required'),
    z.maxLength(questionLimits.phone, 'tooLong'),
    z.refine(valid, 'invalid'),
    z.overwrite((phone) => (valid(phone) ? inForm(phone) : phone)),
  );
}

function emailSchema() {
  return text().check(
    z.overwrite(singleLine),
    z.minLength(1, 'required'),
    z.maxLength(questionLimits.email, 'tooLong'),
    // One @, a dot in the domain, no spaces; and nothing that could make two addresses of one.
    z.regex(/^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[^\s@.<>()[\]\\,;:"\p{C}]+\.)+[^\s@.<>()[\]\\,;:"\p{C}]+$/u, 'invalid'),
  );
}

function messageSchema() {
  return text().check(
    z.overwrite(multiLine),
    z.regex(visible, 'required'),
    z.maxLength(questionLimits.message, 'tooLong'),
  );
}

/** A character that can be seen. U+2800, an empty cell of Braille, is a symbol to Unicode. */
const visible = /[^\s\p{DI}\u2800]/u;

function text() {
  return z.string({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') });
}

/** Composed characters, one kind of space, no space around. */
function singleLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** The letter U+02BC for whatever is typed for an apostrophe between two letters. Looking behind came with Safari 16.4. */
function oneApostrophe(text: string): string {
  return text.replace(/(\p{L})['’‘`´′＇](?=\p{L})/gu, '$1ʼ');
}

/** One kind of line end; no control characters or lone surrogates, which must never reach a mail. */
function multiLine(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
}

/** Checks the visitor's own words even when other fields are wrong, so that all errors show at once. */
function otherQuestionCheck(code: QuestionErrorCode) {
  return z.refine<Partial<Record<'question' | 'otherQuestion', unknown>>>(
    ({ question, otherQuestion }) => {
      if (question !== otherQuestionId) return true;
      const result = messageSchema().safeParse(otherQuestion ?? '');
      return result.success || result.error.issues[0]?.message !== code;
    },
    { error: code, path: ['otherQuestion'], when: () => true },
  );
}

/** The path of the function that receives questions. */
export const questionPath = '/api/send';

/** Carries a UUID that stays the same when the form sends the same question again. */
export const idempotencyHeader = 'Idempotency-Key';

/** Carries how many milliseconds the form was open; one filled in faster than a person can is suspicious. */
export const formAgeHeader = 'X-Form-Age';

/** The honeypot: a field that people never see and bots fill in. The form sends it only when it is not empty. */
export const honeypotField = 'website';
