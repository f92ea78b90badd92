import { defineRule } from '../../rule.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';
export const schemaRepeated = defineRule<SchemaParameters['schema-repeated']>({
  code: 'schema-repeated',
  severity: 'error',
  scope: 'file',
  summary: 'A list has no duplicate entries.',
  why: 'A duplicate would be shown twice.',
  words: {
    en: () => ({
      message: 'This entry is already in the list.',
      hint: 'Delete one of the two.',
    }),
    uk: () => ({
      message: 'Цей елемент уже є в списку.',
      hint: 'Видаліть один із двох.',
    }),
  },
  check: reportSchemaErrors('schema-repeated'),
});
