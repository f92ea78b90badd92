import { defineRule } from '../../rule.ts';
export const fileEncoding = defineRule<object>({
  code: 'file-encoding',
  severity: 'error',
  scope: 'file',
  summary: 'A file is encoded in UTF-8.',
  why: 'In another encoding, Ukrainian letters turn into unreadable characters.',
  words: {
    en: () => ({
      message: 'The file is not encoded in UTF-8.',
      hint: 'Save it again as UTF-8.',
    }),
    uk: () => ({
      message: 'Файл збережено не в кодуванні UTF-8.',
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
