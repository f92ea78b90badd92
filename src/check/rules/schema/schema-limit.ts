import { defineRule, type Words } from '../../rule.ts';
import { type Limit, reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const inBracketsEn = (description?: string) => (description ? ` (${description.split('\n')[0]})` : '');

const limitsEn: Record<Limit, (bound: number, found: number, description?: string) => Words> = {
  minLength: (bound, found, description) =>
    found === 0
      ? { message: 'The text is empty.', hint: `Write it between the quotes${inBracketsEn(description)}.` }
      : { message: `The text is too short: ${found} signs, at least ${bound} are expected.`, hint: 'Write more.' },
  maxLength: (bound, found) => ({
    message: `The text is too long: ${found} signs, at most ${bound} are allowed.`,
    hint: `Shorten it by ${found - bound}.`,
  }),
  minItems: (bound, found) => ({
    message: `The list has ${found} entries, at least ${bound} expected.`,
    hint: `Add ${bound - found}.`,
  }),
  maxItems: (bound, found) => ({
    message: `The list has ${found} entries, at most ${bound} are allowed.`,
    hint: `Delete ${found - bound}.`,
  }),
  minimum: (bound, found) => ({ message: `${found} is too small.`, hint: `Write a number from ${bound} on.` }),
  maximum: (bound, found) => ({ message: `${found} is too great.`, hint: `Write a number up to ${bound}.` }),
};

const inBracketsUk = (description?: string) => (description ? ` (${description.split('\n')[0]})` : '');

const limitsUk: Record<Limit, (bound: number, found: number, description?: string) => Words> = {
  minLength: (bound, found, description) =>
    found === 0
      ? { message: 'Текст порожній.', hint: `Напишіть його між лапками${inBracketsUk(description)}.` }
      : { message: `Текст закороткий: знаків ${found}, а треба щонайменше ${bound}.`, hint: 'Напишіть більше.' },
  maxLength: (bound, found) => ({
    message: `Текст задовгий: знаків ${found}, а можна щонайбільше ${bound}.`,
    hint: `Скоротіть його (зайвих знаків: ${found - bound}).`,
  }),
  minItems: (bound, found) => ({
    message: `Елементів у списку ${found}, а треба щонайменше ${bound}.`,
    hint: `Додайте: ${bound - found}.`,
  }),
  maxItems: (bound, found) => ({
    message: `Елементів у списку ${found}, а можна щонайбільше ${bound}.`,
    hint: `Видаліть: ${found - bound}.`,
  }),
  minimum: (bound, found) => ({ message: `Число ${found} замале.`, hint: `Напишіть число від ${bound}.` }),
  maximum: (bound, found) => ({ message: `Число ${found} завелике.`, hint: `Напишіть число до ${bound}.` }),
};

export const schemaLimit = defineRule<SchemaParameters['schema-limit']>({
  code: 'schema-limit',
  severity: 'error',
  scope: 'file',
  summary: 'A text, list or number is neither too short nor too long.',
  why: 'A headline of 300 signs does not fit its card; a list without entries leaves a heading with nothing below it.',
  words: {
    en: ({ limit, bound, found, description }) => limitsEn[limit](bound, found, description),
    uk: ({ limit, bound, found, description }) => limitsUk[limit](bound, found, description),
  },
  check: reportSchemaErrors('schema-limit'),
});
