import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { groupBy } from '../../../lib/cache/once-per.ts';
import { languageOf } from '../../../lib/language/languages.ts';
import { comparedKeys } from '../../consequences.ts';
import { allFiles, defineRule, each } from '../../rule.ts';
import { otherFormatWords, type SyntaxErrorContext, syntaxErrorWords } from './syntax-error-words.ts';

/** Beginnings of files, read as UTF-8, that other programs make and that have got the name of a content file. */
const formats: readonly (readonly [name: string, beginning: string, goesOn?: RegExp])[] = [
  ['ZIP, DOCX', 'PK\u0003\u0004'],
  ['PDF', '%PDF-'],
  ['DOC', '\ufffd\ufffd\u0011'],
  ['PNG', '\ufffdPNG'],
  ['JPEG', '\ufffd\ufffd\ufffd', /^.{0,4}(?:JFIF|Exif)/s],
  ['GIF', 'GIF8'],
  ['WebP', 'RIFF', /^.{1,4}WEBP/s],
];

export const fileEncoding = defineRule<{ isUtf16: boolean; format?: string }>('file-encoding', 'error', 'file', {
  en: {
    asks: 'A file is encoded in UTF-8.',
    why: 'In another encoding, Ukrainian letters turn into unreadable characters.',
    words: ({ isUtf16, format }) =>
      format
        ? otherFormatWords.en(format)
        : {
            message: `The file is ${isUtf16 ? 'encoded in UTF-16, not in UTF-8' : 'not encoded in UTF-8'}.`,
            hint: `In VS Code, click the encoding at the bottom right: reopen the file with ${isUtf16 ? 'UTF-16' : 'the encoding in which its letters are right, such as Windows 1251'}, then save it with UTF-8.`,
          },
  },
  uk: {
    asks: 'Файл збережено в UTF-8.',
    why: 'В іншому кодуванні українські літери стають незрозумілими знаками.',
    words: ({ isUtf16, format }) =>
      format
        ? otherFormatWords.uk(format)
        : {
            message: `Файл збережено ${isUtf16 ? 'в кодуванні UTF-16, а не UTF-8' : 'не в кодуванні UTF-8'}.`,
            hint: `У VS Code натисніть назву кодування внизу праворуч: відкрийте файл знову в ${isUtf16 ? 'UTF-16' : 'тому кодуванні, у якому літери правильні, наприклад Windows 1251'}, потім збережіть у UTF-8.`,
          },
  },
  check: each(allFiles, (file, report) => {
    const { badByte } = file;
    if (badByte === undefined) return;
    const { text } = file.document.source;
    const format = formats.find(
      ([, beginning, goesOn]) => text.startsWith(beginning) && (goesOn?.test(text.slice(beginning.length)) ?? true),
    )?.[0];
    // Its byte order mark is no UTF-8, and every second byte of Latin letters is empty. Without the mark, it begins with a bracket.
    const isUtf16 = /^(?:\ufffd{2}|\{\0|\0\{)/.test(text) && text.includes('\0');
    // Such a file is wrong as a whole.
    const range = format || isUtf16 ? { start: 0, end: 1 } : { start: badByte, end: badByte + 1 };
    report({ file, range }, { isUtf16, ...(format && { format }) });
  }),
});

/** A mistake that a program has put into each line: it is wrong once. */
const inEachLine: ReadonlySet<JsonSyntaxErrorKind> = new Set<JsonSyntaxErrorKind>([
  'quote-wrong',
  'control-character',
  'fence',
]);

type JsonSyntaxParameters = { kind: JsonSyntaxErrorKind; found: string } & SyntaxErrorContext;

export const jsonSyntax = defineRule<JsonSyntaxParameters>('json-syntax', 'error', 'file', {
  en: {
    asks: 'A file is valid JSON.',
    why: 'Invalid JSON cannot be read at all: one missing comma at the top would take away the whole page. The check goes on after an error, so that one run shows all of them.',
    words: ({ kind, found, ...context }) => syntaxErrorWords('en', kind, found, context),
  },
  uk: {
    asks: 'Файл — правильний JSON.',
    why: 'Неправильний JSON неможливо прочитати взагалі: через одну кому, якої бракує на початку, зникла б уся сторінка. Після помилки перевірка читає далі, щоб за один раз показати всі.',
    words: ({ kind, found, ...context }) => syntaxErrorWords('uk', kind, found, context),
  },
  check: each(allFiles, (file, report) => {
    if (file.isVerified || file.badByte !== undefined) return;
    const quotes = file.language && { quotes: languageOf(file.language).quotes };
    const groups = groupBy(file.document.syntaxErrors, ({ kind, found, start }) =>
      inEachLine.has(kind) ? `${kind} ${kind === 'control-character' ? found : ''}` : String(start),
    );
    for (const same of groups.values()) {
      const [{ kind, found, start, end }] = same;
      report({ file, range: { start, end } }, { kind, found, lines: same.length, ...quotes });
    }
  }),
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    const conflicting = new Set(
      own.flatMap(({ place, parameters: { kind } }) => (kind === 'conflict' ? [pathOfPlace(place)] : [])),
    );
    // Of a conflict that has lost a marker both versions are read.
    return ({ code, place }) =>
      (code === 'schema-missing-key' && paths.has(pathOfPlace(place))) ||
      (/^duplicate-(?:key|id)$/.test(code) && conflicting.has(pathOfPlace(place)));
  },
});

/** Rules that compare a value with that of another language. */
const comparisons = ['fact-differs', 'placeholder-differs', 'same-in-both', 'structure-differs', 'translation-stale'];

export const duplicateKey = defineRule<{ key: string }>('duplicate-key', 'error', 'file', {
  en: {
    asks: 'A key occurs only once in an object.',
    why: 'Only the last of two equal keys counts; the other value is lost without a trace.',
    message: ({ key }) => `Duplicate key "${key}".`,
    hint: 'Delete one of the two: only the last one counts.',
  },
  uk: {
    asks: 'Ключ стоїть в об’єкті лише раз.',
    why: 'Із двох однакових ключів діє тільки останній; значення першого зникає без сліду.',
    message: ({ key }) => `Ключ "${key}" повторюється.`,
    hint: 'Видаліть один із двох: діє лише останній.',
  },
  check: each(allFiles, (file, report) => {
    if (file.isVerified || file.badByte !== undefined) return;
    for (const { key, first, again } of file.document.duplicateKeys())
      report({ file, range: again }, { key }, [{ remark: 'first-here', place: { file, range: first } }]);
  }),
  // The value that counts now may not be the one that is meant to: it is compared with the other language once one of the two is left.
  explains(own) {
    const isTwice = (key: string) =>
      own.some(
        ({ place, parameters }) =>
          key.startsWith(`${pathOfPlace(place)} `) && `${key}/`.includes(`/${parameters.key}/`),
      );
    return (other) => comparisons.includes(other.code) && comparedKeys(other).some(isTwice);
  },
});
