import { defineRule } from '../../rule.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const inBracketsEn = (description?: string) => (description ? ` (${description.split('\n')[0]})` : '');

const inBracketsUk = (description?: string) => (description ? ` (${description.split('\n')[0]})` : '');

export const schemaMissingKey = defineRule<SchemaParameters['schema-missing-key']>({
  code: 'schema-missing-key',
  severity: 'error',
  scope: 'file',
  summary: 'Every obligatory key is there.',
  why: 'The page has a place for it that would stay empty.',
  exceptions: 'A key becomes optional when it gets a `?` in `content/model`.',
  words: {
    en: ({ key, description }) => ({
      message: `The key "${key}" is missing.`,
      hint: `Add "${key}": …${inBracketsEn(description)}`,
    }),
    uk: ({ key, description }) => ({
      message: `Бракує ключа "${key}".`,
      hint: `Додайте "${key}": …${inBracketsUk(description)}`,
    }),
  },
  check: reportSchemaErrors('schema-missing-key'),
});
