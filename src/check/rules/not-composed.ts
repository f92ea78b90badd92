import { hasMarks } from '../../text/letters.ts';
import type { Rule } from '../rule.ts';

/** Letters are single characters (Unicode NFC): й, not и with a breve after it. */
export const rule: Rule<'not-composed'> = {
  code: 'not-composed',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.values()) {
      if (!hasMarks(value) || value.normalize('NFC') === value) continue;
      for (const { 0: word, index: from } of value.matchAll(/[\p{L}\p{M}]+/gu)) {
        const suggestion = word.normalize('NFC');
        if (suggestion !== word) report({ file, pointer, from, to: from + word.length }, { word, suggestion });
      }
    }
  },
};
