import { defineRule } from '../../rule.ts';

export const fileEncoding = defineRule<{ isUtf16: boolean }>({
  code: 'file-encoding',
  severity: 'error',
  scope: 'file',
  summary: 'A file is encoded in UTF-8.',
  why: 'In another encoding, Ukrainian letters turn into unreadable characters.',
  words: {
    en: ({ isUtf16 }) => ({
      message: isUtf16 ? 'The file is encoded in UTF-16, not in UTF-8.' : 'The file is not encoded in UTF-8.',
      hint: `In VS Code, press the encoding at the bottom right: reopen the file with ${isUtf16 ? 'UTF-16' : 'the encoding in which its letters are right, such as Windows 1251'}, then save it with UTF-8.`,
    }),
    uk: ({ isUtf16 }) => ({
      message: isUtf16 ? 'Файл збережено в кодуванні UTF-16, а не UTF-8.' : 'Файл збережено не в кодуванні UTF-8.',
      hint: `У VS Code натисніть назву кодування внизу праворуч: відкрийте файл знову в ${isUtf16 ? 'UTF-16' : 'тому кодуванні, у якому літери правильні, наприклад Windows 1251'}, потім збережіть у UTF-8.`,
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      const { badByte } = file;
      if (badByte === undefined) continue;
      // Its byte order mark is no UTF-8, and every second byte of Latin letters is empty.
      const isUtf16 = /^\ufffd{2}/.test(file.document.source.text) && file.document.source.text.includes('\0');
      report({ file, range: { start: badByte, end: badByte + 1 } }, { isUtf16 });
    }
  },
});
