import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const quotedEn = (words: string[]) => words.map((word) => `"${word}"`).join(', ');

const quotedUk = (words: string[]) => words.map((word) => `"${word}"`).join(', ');

export const schemaChoice = defineRule<SchemaParameters['schema-choice']>({
  code: 'schema-choice',
  severity: 'error',
  scope: 'file',
  summary: 'A value is one of those to choose from.',
  why: 'Only these mean something to the pages.',
  words: {
    en: ({ found, choices, suggestion }) => ({
      message: `${found} is not one of the values allowed here.`,
      hint: didYouMean.en(
        suggestion,
        choices.length === 1 ? `Write ${quotedEn(choices)}.` : `Choose one of: ${quotedEn(choices)}.`,
      ),
    }),
    uk: ({ found, choices, suggestion }) => ({
      message: `${found} — не одне зі значень, які тут можливі.`,
      hint: didYouMean.uk(
        suggestion,
        choices.length === 1 ? `Напишіть ${quotedUk(choices)}.` : `Виберіть одне з: ${quotedUk(choices)}.`,
      ),
    }),
  },
  check: reportSchemaErrors('schema-choice'),
});
