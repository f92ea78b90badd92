import { defineRule } from '../../rule.ts';
import { helpInBrackets } from './help-in-brackets.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

export const schemaMissingKey = defineRule<SchemaParameters['schema-missing-key']>({
  code: 'schema-missing-key',
  severity: 'error',
  scope: 'file',
  summary: 'Every required key is present.',
  why: 'The page has a place for it that would stay empty.',
  exceptions: 'To make a key optional, give it a `?` in `content/model`.',
  words: {
    en: ({ key, value, description }) => ({
      message: `The required key "${key}" is missing.`,
      hint: value ? `Add "${key}": "${value}".` : `Add "${key}": …${helpInBrackets('en', description)}`,
    }),
    uk: ({ key, value, description }) => ({
      message: `Відсутній обов’язковий ключ "${key}".`,
      hint: value ? `Додайте "${key}": "${value}".` : `Додайте "${key}": …${helpInBrackets('uk', description)}`,
    }),
  },
  check: reportSchemaErrors('schema-missing-key'),
});
