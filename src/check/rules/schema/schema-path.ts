import { asObject, asText } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';

export const schemaPath = defineRule<{ found?: string; expected: string }>({
  code: 'schema-path',
  severity: 'warning',
  scope: 'content',
  summary: 'A file names its schema.',
  why: 'With the schema an editor completes and checks while one writes.',
  words: {
    en: ({ found, expected }) => ({
      message: found ? `"${found}" is not the schema of this file.` : 'The schema of this file is not named.',
      hint: `Write "$schema": "${expected}", so that the editor can help while you write.`,
    }),
    uk: ({ found, expected }) => ({
      message: found ? `"${found}" — не схема цього файлу.` : 'Схему цього файлу не названо.',
      hint: `Напишіть "$schema": "${expected}", щоб редактор допомагав писати.`,
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      const found = asText(asObject(file.value).$schema);
      const depth = file.path.split('/').length - 1;
      const expected = `${'../'.repeat(depth)}schema/${file.kind.name}.schema.json`;
      if (found !== undefined && found !== expected) report({ file, pointer: '/$schema' }, { found, expected });
    }
  },
});
