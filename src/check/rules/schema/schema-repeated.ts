import { defineRule } from '../../rule.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';
export const schemaRepeated = defineRule<SchemaParameters['schema-repeated']>({
  code: 'schema-repeated',
  severity: 'error',
  scope: 'file',
  summary: { en: 'A list has no duplicate entries.', uk: 'У списку немає повторів.' },
  why: { en: 'A duplicate would be shown twice.', uk: 'Повтор показали б двічі.' },
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
