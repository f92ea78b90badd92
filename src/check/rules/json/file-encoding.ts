import { defineRule } from '../../rule.ts';
import { otherFormatWords } from './other-format-words.ts';

/** How files begin, read as UTF-8, that other programs make and that have got the name of a content file. */
const formats: readonly (readonly [name: string, beginning: string, goesOn?: RegExp])[] = [
  ['ZIP, DOCX', 'PK\u0003\u0004'],
  ['PDF', '%PDF-'],
  ['DOC', '\ufffd\ufffd\u0011'],
  ['PNG', '\ufffdPNG'],
  ['JPEG', '\ufffd\ufffd\ufffd', /^.{0,4}(?:JFIF|Exif)/s],
  ['GIF', 'GIF8'],
  ['WebP', 'RIFF', /^.{1,4}WEBP/s],
];

export const fileEncoding = defineRule<{ isUtf16: boolean; format?: string }>({
  code: 'file-encoding',
  severity: 'error',
  scope: 'file',
  summary: { en: 'A file is encoded in UTF-8.', uk: 'Файл збережено в UTF-8.' },
  why: {
    en: 'In another encoding, Ukrainian letters turn into unreadable characters.',
    uk: 'В іншому кодуванні українські літери стають незрозумілими знаками.',
  },
  words: {
    en: ({ isUtf16, format }) =>
      format
        ? otherFormatWords.en(format)
        : {
            message: `The file is ${isUtf16 ? 'encoded in UTF-16, not in UTF-8' : 'not encoded in UTF-8'}.`,
            hint: `In VS Code, click the encoding at the bottom right: reopen the file with ${isUtf16 ? 'UTF-16' : 'the encoding in which its letters are right, such as Windows 1251'}, then save it with UTF-8.`,
          },
    uk: ({ isUtf16, format }) =>
      format
        ? otherFormatWords.uk(format)
        : {
            message: `Файл збережено ${isUtf16 ? 'в кодуванні UTF-16, а не UTF-8' : 'не в кодуванні UTF-8'}.`,
            hint: `У VS Code натисніть назву кодування внизу праворуч: відкрийте файл знову в ${isUtf16 ? 'UTF-16' : 'тому кодуванні, у якому літери правильні, наприклад Windows 1251'}, потім збережіть у UTF-8.`,
          },
  },
  check(tree, report) {
    for (const file of tree.files) {
      const { badByte } = file;
      if (badByte === undefined) continue;
      const { text } = file.document.source;
      const format = formats.find(
        ([, beginning, goesOn]) => text.startsWith(beginning) && (goesOn?.test(text.slice(beginning.length)) ?? true),
      )?.[0];
      // Its byte order mark is no UTF-8, and every second byte of Latin letters is empty. Without the mark, it begins with a bracket.
      const isUtf16 = /^(?:\ufffd{2}|\{\0|\0\{)/.test(text) && text.includes('\0');
      // Such a file is wrong as a whole.
      const range = format || isUtf16 ? { start: 0, end: 1 } : { start: badByte, end: badByte + 1 };
      report({ file, range }, { isUtf16, ...(format && { format }) });
    }
  },
});
