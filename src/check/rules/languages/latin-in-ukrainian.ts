import type { ContentTree } from '../../../content/content-tree.ts';
import { allValues } from '../../../content/views/values.ts';
import { hasCyrillic, hasLatin } from '../../../text/letters.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { swappedTexts } from './swapped-texts.ts';

/** Names, formulas and short titles are Latin in every language; a sentence has words in small letters. */
const word = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;

export const latinInUkrainian = defineRule<object>({
  code: 'latin-in-ukrainian',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: 'Ukrainian texts are in Cyrillic letters.',
  why: 'A sentence without a single Cyrillic letter on a Ukrainian page is in the wrong file or not yet translated. Names, formulas and short titles may be Latin.',
  exceptions:
    'A text that is in another language on purpose: name its language beside it (`"titleLanguage": "en"`) where the file knows that key, or write an exception with the reason.',
  words: {
    en: () => ({
      message: 'This Ukrainian text has no Cyrillic letters.',
      hint: 'Write it in Ukrainian.',
    }),
    uk: () => ({
      message: 'В українському тексті немає жодної кириличної літери.',
      hint: 'Напишіть його українською.',
    }),
  },
  check(tree, report) {
    let reportedTexts: Set<string> | undefined;
    for (const value of allValues(tree)) {
      const { file, pointer, isProse } = value;
      if (file.language !== 'ua' || !isProse || hasCyrillic(value.value) || !hasLatin(value.value)) continue;
      if ((wordsOnly(value.value).match(word) ?? []).length < 4 || !isInOwnLanguage(value)) continue;
      reportedTexts ??= reportedElsewhere(tree);
      if (!reportedTexts.has(`${file.path} ${pointer}`)) report({ file, pointer }, {});
    }
  },
});

/** The texts that are reported together with their English counterparts. */
function reportedElsewhere(tree: ContentTree): Set<string> {
  const { texts } = languagePairs(tree);
  const copied = texts.filter(({ ua, en }) => ua.value === en.value).map(({ ua }) => ua);
  return new Set([...copied, ...swappedTexts(tree).values()].map(({ file, pointer }) => `${file.path} ${pointer}`));
}
