import { asObject, asText } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';
import { ownSchemaPath } from './own-schema-path.ts';

export const schemaPath = defineRule<{ found?: string; expected: string }>({
  code: 'schema-path',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: { en: 'A file names the right schema.', uk: 'Файл називає правильну схему.' },
  why: {
    en: 'A schema says what a file of its kind may contain. With it, a code editor suggests keys and checks values while you type.',
    uk: 'Схема каже, що може містити файл цього виду. З нею редактор коду підказує ключі й перевіряє значення, поки ви пишете.',
  },
  words: {
    en: ({ found, expected }) => ({
      message: found ? `"${found}" is not the schema of this file.` : 'This file does not name its schema.',
      hint: `Write "$schema": "${expected}": your code editor then suggests keys and checks values.`,
    }),
    uk: ({ found, expected }) => ({
      message: found ? `"${found}" — схема не цього файлу.` : 'У цьому файлі не вказано схеми.',
      hint: `Напишіть "$schema": "${expected}": тоді редактор коду підказуватиме ключі й перевірятиме значення.`,
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      const found = asText(asObject(file.value).$schema);
      const expected = ownSchemaPath(file);
      if (found !== undefined && found !== expected) report({ file, pointer: '/$schema' }, { found, expected });
    }
  },
});
