import { groupBy } from '../../../cache/group-by.ts';
import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { languageOf } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { type SyntaxErrorContext, syntaxErrorWords } from './syntax-error-words.ts';

/** What a program has put into each line: it is wrong once. */
const inEachLine: ReadonlySet<JsonSyntaxErrorKind> = new Set<JsonSyntaxErrorKind>([
  'quote-wrong',
  'control-character',
  'fence',
]);

export const jsonSyntax = defineRule<{ kind: JsonSyntaxErrorKind; found: string } & SyntaxErrorContext>({
  code: 'json-syntax',
  severity: 'error',
  scope: 'file',
  summary: { en: 'A file is valid JSON.', uk: 'Файл — правильний JSON.' },
  why: {
    en: 'Invalid JSON cannot be read at all: one missing comma at the top would take away the whole page. The check goes on after an error, so that one run shows all of them.',
    uk: 'Неправильний JSON неможливо прочитати взагалі: через одну кому, якої бракує на початку, зникла б уся сторінка. Після помилки перевірка читає далі, щоб за один раз показати всі.',
  },
  words: {
    en: ({ kind, found, ...context }) => syntaxErrorWords.en[kind](found, context),
    uk: ({ kind, found, ...context }) => syntaxErrorWords.uk[kind](found, context),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.isVerified || file.badByte !== undefined) continue;
      const quotes = file.language && { quotes: languageOf(file.language).quotes };
      const groups = groupBy(file.document.syntaxErrors, ({ kind, found, start }) =>
        inEachLine.has(kind) ? `${kind} ${kind === 'control-character' ? found : ''}` : String(start),
      );
      for (const same of groups.values()) {
        const [{ kind, found, start, end }] = same;
        report({ file, range: { start, end } }, { kind, found, lines: same.length, ...quotes });
      }
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    return ({ code, place }) => code === 'schema-missing-key' && paths.has(pathOfPlace(place));
  },
});
