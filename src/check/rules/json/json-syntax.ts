import type { JsonFault } from '../../../content/json/json-node.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { defineRule } from '../../rule.ts';
import { faultWords } from './fault-words.ts';

export const jsonSyntax = defineRule<{ fault: JsonFault; found: string }>({
  code: 'json-syntax',
  severity: 'error',
  scope: 'file',
  summary: 'The file is proper JSON.',
  why: 'A file that is not proper JSON cannot be read at all: a comma that is missing at its top would take away the whole page. The checker reads on after such a mistake, so that one run shows all of them.',
  words: {
    en: ({ fault, found }) => faultWords.en[fault](found),
    uk: ({ fault, found }) => faultWords.uk[fault](found),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.isVerified || file.badByte !== undefined) continue;
      for (const { fault, found, start, end } of file.document.problems) {
        report({ file, range: { start, end } }, { fault, found });
      }
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    return ({ code, place }) => code === 'schema-missing-key' && paths.has(pathOfPlace(place));
  },
});
