import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { defineRule } from '../../rule.ts';
import { syntaxErrorWords } from './syntax-error-words.ts';

export const jsonSyntax = defineRule<{ kind: JsonSyntaxErrorKind; found: string }>({
  code: 'json-syntax',
  severity: 'error',
  scope: 'file',
  summary: 'A file is valid JSON.',
  why: 'Invalid JSON cannot be read at all: one missing comma at its top would take away the whole page. The checker goes on after a syntax error, so that one run shows all of them.',
  words: {
    en: ({ kind, found }) => syntaxErrorWords.en[kind](found),
    uk: ({ kind, found }) => syntaxErrorWords.uk[kind](found),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.isVerified || file.badByte !== undefined) continue;
      for (const { kind, found, start, end } of file.document.syntaxErrors) {
        report({ file, range: { start, end } }, { kind, found });
      }
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    return ({ code, place }) => code === 'schema-missing-key' && paths.has(pathOfPlace(place));
  },
});
