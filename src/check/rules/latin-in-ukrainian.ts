import { hasCyrillic, hasLatin } from '../../text/letters.ts';
import type { Rule } from '../rule.ts';
import { swappedTexts } from '../swapped-texts.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

/** Names, formulas and short titles are Latin in every language; a sentence has words in small letters. */
const word = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;

/** Ukrainian texts are written in Cyrillic letters. */
export const rule: Rule<'latin-in-ukrainian'> = {
  code: 'latin-in-ukrainian',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    let elsewhere: Set<string> | undefined;
    for (const value of index.values()) {
      const { file, pointer, isProse } = value;
      if (file.language !== 'ua' || !isProse || hasCyrillic(value.value) || !hasLatin(value.value)) continue;
      if ((wordsOnly(value.value).match(word) ?? []).length < 4 || !isInOwnLanguage(value)) continue;
      elsewhere ??= saidElsewhere(index);
      if (!elsewhere.has(`${file.path} ${pointer}`)) report({ file, pointer }, {});
    }
  },
};

/** The texts that are complained about together with their English counterparts. */
function saidElsewhere(index: Parameters<typeof swappedTexts>[0]): Set<string> {
  const { texts } = index.languages();
  const copied = texts.filter(({ ua, en }) => ua.value === en.value).map(({ ua }) => ua);
  return new Set([...copied, ...swappedTexts(index).values()].map(({ file, pointer }) => `${file.path} ${pointer}`));
}
