import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const quotedEn = (words: string[]) => words.map((word) => `"${word}"`).join(', ');

const quotedUk = (words: string[]) => words.map((word) => `"${word}"`).join(', ');

export const schemaUnknownKey = defineRule<SchemaParameters['schema-unknown-key']>({
  code: 'schema-unknown-key',
  severity: 'error',
  scope: 'file',
  summary: 'Every key is one that the schema knows.',
  why: 'A mistyped key is never shown, and nobody would notice.',
  exceptions: 'A new key is added to the type in `content/model`, then `npm run schema` makes the schema.',
  words: {
    en: ({ key, suggestion, keys }) => ({
      message: `The key "${key}" is not known here.`,
      hint: didYouMean.en(suggestion, keys.length ? `Delete it. Known here: ${quotedEn(keys)}.` : 'Delete it.'),
    }),
    uk: ({ key, suggestion, keys }) => ({
      message: `Ключ "${key}" тут невідомий.`,
      hint: didYouMean.uk(
        suggestion,
        keys.length ? `Видаліть його. Тут відомі: ${quotedUk(keys)}.` : 'Видаліть його.',
      ),
    }),
  },
  check: reportSchemaErrors('schema-unknown-key'),
});
