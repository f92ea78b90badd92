import { romanizedPlaces } from '../../text/romanized-places.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

const names = Object.keys(romanizedPlaces);
const mayHave = new RegExp(names.join('|'), 'i');
/** Names of dishes, ships and American towns keep their old spelling. */
const place = new RegExp(
  `(?<!\\p{L}|chicken |battleship )(${names.join('|')})(?!\\p{L}|, (?:Texas|TX)|-Mohyla)`,
  'giu',
);

/** Ukrainian places have their Ukrainian names in English. */
export const rule: Rule<'place-name'> = {
  code: 'place-name',
  severity: 'warning',
  check({ index }, report) {
    for (const text of index.values()) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'en' || !isProse || !mayHave.test(value) || !isInOwnLanguage(text)) continue;
      const match = wordsOnly(value).matchAll(place).next().value;
      if (!match) continue;
      const suggestion = romanizedPlaces[match[0].toLowerCase()] ?? match[0];
      const at = { file, pointer, from: match.index, to: match.index + match[0].length };
      report(at, { found: match[0], suggestion });
    }
  },
};
