import { defineRule } from '../../rule.ts';
export const fileEncoding = defineRule<object>({
  code: 'file-encoding',
  severity: 'error',
  scope: 'file',
  summary: 'The file is in UTF-8.',
  why: 'In another encoding the Ukrainian letters turn into signs that nobody can read.',
  words: {
    en: () => ({
      message: 'The file is not in UTF-8.',
      hint: 'Save it again with the encoding UTF-8.',
    }),
    uk: () => ({
      message: 'Файл збережено не в UTF-8.',
      hint: 'Збережіть його ще раз у кодуванні UTF-8.',
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      const { badByte } = file;
      if (badByte !== undefined) report({ file, range: { start: badByte, end: badByte + 1 } }, {});
    }
  },
});
