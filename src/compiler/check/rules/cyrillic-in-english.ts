import { hasCyrillic, hasLatin } from '../letters.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

const phrase = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}'’ʼ-]*(?:[\s,–—]+[\p{Script=Cyrillic}\p{M}'’ʼ-]+)*/u;

/** English texts are written in Latin letters. */
export const rule: Rule<'cyrillic-in-english'> = {
  code: 'cyrillic-in-english',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    for (const value of index.values()) {
      const { file, pointer, isProse } = value;
      if (file.language !== 'en' || !isProse || !hasCyrillic(value.value) || !isInOwnLanguage(value)) continue;
      const match = phrase.exec(wordsOnly(value.value));
      if (!match || index.languages().copied.has(`${file.path} ${pointer}`)) continue;
      const isAllCyrillic = !hasLatin(value.value);
      // A single look-alike letter in an English word is another mistake.
      if (isPartOfWord(value.value, match.index, match[0].length)) continue;
      const found = match[0].length > 60 ? `${match[0].slice(0, 60)}…` : match[0];
      const place = { file, pointer, from: match.index, to: match.index + match[0].length };
      report(place, { found }, [], isAllCyrillic ? 'error' : 'warning');
    }
  },
};

function isPartOfWord(text: string, from: number, length: number): boolean {
  const isLatin = (sign: string | undefined) => sign !== undefined && hasLatin(sign);
  return isLatin(text[from - 1]) || isLatin(text[from + length]);
}
