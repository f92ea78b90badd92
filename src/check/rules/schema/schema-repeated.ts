import { defineRule } from '../../rule.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';
export const schemaRepeated = defineRule<SchemaParameters['schema-repeated']>({
  code: 'schema-repeated',
  severity: 'error',
  scope: 'file',
  summary: 'A list has no entry twice.',
  why: 'It would be shown twice.',
  words: {
    en: () => ({
      message: 'This entry stands in the list a second time.',
      hint: 'Delete one of the two.',
    }),
    uk: () => ({
      message: 'Цей елемент стоїть у списку вдруге.',
      hint: 'Видаліть один із двох.',
    }),
  },
  check: reportSchemaErrors('schema-repeated'),
});
