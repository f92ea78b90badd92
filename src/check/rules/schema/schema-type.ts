import { defineRule } from '../../rule.ts';
import { inRow } from '../../words.ts';
import { type JsonType, reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const typesEn: Record<JsonType, string> = {
  text: 'text',
  number: 'a number',
  integer: 'a whole number',
  list: 'a list',
  object: 'an object',
  boolean: 'true or false',
  null: 'null',
  nothing: 'nothing',
};

const formsEn: Record<JsonType, string> = {
  text: 'Write text in quotes: "…".',
  number: 'Write a number without quotes: 12.',
  integer: 'Write a whole number without quotes: 12.',
  list: 'Write a list: [ …, … ].',
  object: 'Write an object: { "key": … }.',
  boolean: 'Write true or false, without quotes.',
  null: 'Write null.',
  nothing: 'Delete the key and its value.',
};

const typesUk: Record<JsonType, string> = {
  text: 'текст',
  number: 'число',
  integer: 'ціле число',
  list: 'список',
  object: 'об’єкт',
  boolean: 'true або false',
  null: 'null',
  nothing: 'нічого',
};

const formsUk: Record<JsonType, string> = {
  text: 'Напишіть текст у лапках: "…".',
  number: 'Напишіть число без лапок: 12.',
  integer: 'Напишіть ціле число без лапок: 12.',
  list: 'Напишіть список: [ …, … ].',
  object: 'Напишіть об’єкт: { "ключ": … }.',
  boolean: 'Напишіть true або false без лапок.',
  null: 'Напишіть null.',
  nothing: 'Видаліть ключ разом зі значенням.',
};

export const schemaType = defineRule<SchemaParameters['schema-type']>({
  code: 'schema-type',
  severity: 'error',
  scope: 'file',
  summary: {
    en: 'A value is of the expected type: text, a number, a list and so on.',
    uk: 'Значення очікуваного типу: текст, число, список тощо.',
  },
  why: {
    en: 'A number in quotes is text, and a single picture is not a list.',
    uk: 'Число в лапках — це текст, а одне зображення — не список.',
  },
  words: {
    en: ({ expected, found, meant }) => ({
      message: `Expected ${inRow(
        expected.map((type) => typesEn[type]),
        'or',
      )}, found ${typesEn[found]}.`,
      hint: withValue(formsEn[expected[0] ?? 'text'], meant),
    }),
    uk: ({ expected, found, meant }) => ({
      message: `Очікується ${inRow(
        expected.map((type) => typesUk[type]),
        'або',
      )}, а вказано ${typesUk[found]}.`,
      hint: withValue(formsUk[expected[0] ?? 'text'], meant),
    }),
  },
  check: reportSchemaErrors('schema-type'),
});

/** A hint with the value that is meant instead of its example. */
function withValue(hint: string, meant: string | undefined): string {
  return meant === undefined ? hint : hint.replace(/: .*$/, () => `: ${meant}.`);
}
