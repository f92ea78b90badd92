import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { languageOf } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { syntaxErrorWords } from './syntax-error-words.ts';

export const jsonSyntax = defineRule<{
  kind: JsonSyntaxErrorKind;
  found: string;
  quotes?: readonly [open: string, close: string];
}>({
  code: 'json-syntax',
  severity: 'error',
  scope: 'file',
  summary: 'A file is valid JSON.',
  why: 'Invalid JSON cannot be read at all: one missing comma at its top would take away the whole page. The checker goes on after a syntax error, so that one run shows all of them.',
  words: {
    en: ({ kind, found, quotes }) => syntaxErrorWords.en[kind](found, quotes),
    uk: ({ kind, found, quotes }) => syntaxErrorWords.uk[kind](found, quotes),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.isVerified || file.badByte !== undefined) continue;
      const quotes = file.language && { quotes: languageOf(file.language).quotes };
      for (const { kind, found, start, end } of file.document.syntaxErrors) {
        report({ file, range: { start, end } }, { kind, found, ...quotes });
      }
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    return ({ code, place }) => code === 'schema-missing-key' && paths.has(pathOfPlace(place));
  },
});
