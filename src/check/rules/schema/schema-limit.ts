import { countOf } from '../../../command/count-of.ts';
import { defineRule, type FindingWords } from '../../rule.ts';
import { helpInBrackets } from './help-in-brackets.ts';
import { type Limit, reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const charactersEn = (count: number) => countOf(count, 'character', 'characters');
const entriesEn = (count: number) => countOf(count, 'entry', 'entries');

const limitsEn: Record<Limit, (bound: number, found: number, help: string) => FindingWords> = {
  minLength: (bound, found, help) =>
    found === 0
      ? { message: 'The text is empty.', hint: `Write it between the quotes${help}.` }
      : {
          message: `The text is too short: ${charactersEn(found)}, expected at least ${bound}.`,
          hint: 'Write more.',
        },
  maxLength: (bound, found) => ({
    message: `The text is too long: ${charactersEn(found)}, at most ${bound} allowed.`,
    hint: `Shorten it by ${charactersEn(found - bound)}.`,
  }),
  minItems: (bound, found) => ({
    message: `The list is too short: ${entriesEn(found)}, expected at least ${bound}.`,
    hint: `Add ${entriesEn(bound - found)}.`,
  }),
  maxItems: (bound, found) => ({
    message: `The list is too long: ${entriesEn(found)}, at most ${bound} allowed.`,
    hint: `Delete ${entriesEn(found - bound)}.`,
  }),
  minimum: (bound, found) => ({ message: `${found} is too small.`, hint: `Write ${bound} or more.` }),
  maximum: (bound, found) => ({ message: `${found} is too large.`, hint: `Write ${bound} or less.` }),
};

const pluralUk = new Intl.PluralRules('uk');
const countUk = (count: number, [one, few, many]: readonly [string, string, string]) => {
  const form = pluralUk.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
const charactersUk = (count: number) => countUk(count, ['символ', 'символи', 'символів']);
const entriesUk = (count: number) => countUk(count, ['елемент', 'елементи', 'елементів']);

const limitsUk: Record<Limit, (bound: number, found: number, help: string) => FindingWords> = {
  minLength: (bound, found, help) =>
    found === 0
      ? { message: 'Текст порожній.', hint: `Напишіть його між лапками${help}.` }
      : {
          message: `Текст закороткий: ${charactersUk(found)}, а потрібно щонайменше ${bound}.`,
          hint: 'Напишіть більше.',
        },
  maxLength: (bound, found) => ({
    message: `Текст задовгий: ${charactersUk(found)}, а можна щонайбільше ${bound}.`,
    hint: `Скоротіть його на ${charactersUk(found - bound)}.`,
  }),
  minItems: (bound, found) => ({
    message: `Список закороткий: ${entriesUk(found)}, а потрібно щонайменше ${bound}.`,
    hint: `Додайте ${entriesUk(bound - found)}.`,
  }),
  maxItems: (bound, found) => ({
    message: `Список задовгий: ${entriesUk(found)}, а можна щонайбільше ${bound}.`,
    hint: `Видаліть ${entriesUk(found - bound)}.`,
  }),
  minimum: (bound, found) => ({ message: `Число ${found} замале.`, hint: `Вкажіть ${bound} або більше.` }),
  maximum: (bound, found) => ({ message: `Число ${found} завелике.`, hint: `Вкажіть ${bound} або менше.` }),
};

export const schemaLimit = defineRule<SchemaParameters['schema-limit']>({
  code: 'schema-limit',
  severity: 'error',
  scope: 'file',
  summary: { en: 'Texts, lists and numbers are within their limits.', uk: 'Тексти, списки й числа — у своїх межах.' },
  why: {
    en: 'A headline of 300 characters does not fit its card; an empty list leaves a heading with nothing below it.',
    uk: 'Заголовок на 300 знаків не вміститься на картці; порожній список лишить заголовок, під яким нічого немає.',
  },
  words: {
    en: ({ limit, bound, found, field }, content) =>
      limitsEn[limit](bound, found, helpInBrackets('en', field, content)),
    uk: ({ limit, bound, found, field }, content) =>
      limitsUk[limit](bound, found, helpInBrackets('uk', field, content)),
  },
  check: reportSchemaErrors('schema-limit'),
});
