import { defineRule } from '../../rule.ts';
import { helpInBrackets } from './help-in-brackets.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

export const schemaMissingKey = defineRule<SchemaParameters['schema-missing-key']>({
  code: 'schema-missing-key',
  severity: 'error',
  scope: 'file',
  summary: { en: 'No required key is missing.', uk: 'Не бракує жодного обов’язкового ключа.' },
  why: {
    en: 'The page has a place for its value, which would stay empty.',
    uk: 'На сторінці є місце для його значення, і воно було б порожнє.',
  },
  exceptions: {
    en: 'To make a key optional, give it a `?` in `content/model`.',
    uk: 'Щоб ключ став необов’язковим, поставте біля нього `?` у `content/model`.',
  },
  words: {
    en: ({ key, value, field }, content) => ({
      message: `The required key "${key}" is missing.`,
      hint: value
        ? `Add "${key}": "${value}".`
        : `Add "${key}": …${sentenceEnd(helpInBrackets('en', field, content))}`,
    }),
    uk: ({ key, value, field }, content) => ({
      message: `Бракує обов’язкового ключа "${key}".`,
      hint: value
        ? `Додайте "${key}": "${value}".`
        : `Додайте "${key}": …${sentenceEnd(helpInBrackets('uk', field, content))}`,
    }),
  },
  check: reportSchemaErrors('schema-missing-key'),
});

/** What a field is for with the full stop of the hint; without it, the hint ends with an ellipsis. */
function sentenceEnd(help: string): string {
  return help && `${help}.`;
}
