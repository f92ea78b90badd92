import { hasCyrillic, hasLatin } from '../../text/letters.ts';
import type { Rule } from '../rule.ts';
import { swappedTexts } from '../swapped-texts.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

const phrase = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}'’ʼ-]*(?:[\s,–—]+[\p{Script=Cyrillic}\p{M}'’ʼ-]+)*/u;

/** English texts are written in Latin letters. */
export const rule: Rule<'cyrillic-in-english'> = {
  code: 'cyrillic-in-english',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    let swapped: ReturnType<typeof swappedTexts> | undefined;
    const swappedItems = new Set<string>();
    for (const value of index.values()) {
      const { file, pointer, isProse } = value;
      if (file.language !== 'en' || !isProse || !hasCyrillic(value.value) || !isInOwnLanguage(value)) continue;
      const match = phrase.exec(wordsOnly(value.value));
      if (!match || index.languages().copied.has(`${file.path} ${pointer}`)) continue;
      const isAllCyrillic = !hasLatin(value.value);
      // A single look-alike letter in an English word is another mistake.
      if (isPartOfWord(value.value, match.index, match[0].length)) continue;
      swapped ??= swappedTexts(index);
      const other = swapped.get(`${file.path} ${pointer}`);
      const item = `${file.path} ${/^\/items\/\d+/.exec(pointer)?.[0] ?? ''}`;
      // Whoever swaps the texts of an item swaps all of them: that is one mistake.
      if (other && swappedItems.has(item)) continue;
      const found = match[0].length > 60 ? `${match[0].slice(0, 60)}…` : match[0];
      const place = { file, pointer, from: match.index, to: match.index + match[0].length };
      if (other) {
        swappedItems.add(item);
        report(place, { found, swappedWith: other.file.path }, [{ remark: 'other-language-here', place: other }]);
      } else report(place, { found }, [], isAllCyrillic ? 'error' : 'warning');
    }
  },
};

function isPartOfWord(text: string, from: number, length: number): boolean {
  const isLatin = (sign: string | undefined) => sign !== undefined && hasLatin(sign);
  return isLatin(text[from - 1]) || isLatin(text[from + length]);
}
