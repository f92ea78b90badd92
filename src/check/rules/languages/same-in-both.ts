import type { ContentTree } from '../../../content/content-tree.ts';
import { placeKey } from '../../../content/place.ts';
import { isProse } from '../../../content/views/values.ts';
import { englishName, ukrainianName } from '../../../language/language-names.ts';
import { defaultLanguage, type LanguageCode, languages } from '../../../language/languages.ts';
import { hasCyrillic } from '../../../text/letters.ts';
import { type LanguageDifferences, languagePairs } from '../../compare/language-pairs.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';

const words = /\p{Script=Latin}{3,}/gu;
/** Words in small letters, without those that join the parts of names. */
const common = /(?<!\p{L})(?!(?:and|for|the|von|van|der|des|del)(?!\p{L}))\p{Ll}{3,}(?!\p{L})/u;

export const sameInBoth = defineRule<{ language: LanguageCode }>({
  code: 'same-in-both',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: { en: 'A text is in the language of its file.', uk: 'Текст написано мовою його файлу.' },
  why: {
    en: 'A text copied from another language is easily left untranslated. Texts in Latin letters that are the same in two languages are a warning if they have five words, or several and one in small letters: they may be titles.',
    uk: 'Текст, скопійований з іншої мови, легко лишити неперекладеним. Тексти латиницею, однакові двома мовами, — зауваження, якщо в них п’ять слів або кілька й одне з малої літери: це можуть бути назви.',
  },
  exceptions: {
    en: 'Single words, and names of up to four words, may be the same. Places for cited titles are listed under `anyLanguage` in `src/content/kinds.ts`.',
    uk: 'Однаковими можуть бути окремі слова й назви до чотирьох слів. Місця цитованих назв перелічено під `anyLanguage` у `src/content/kinds.ts`.',
  },
  words: {
    en: ({ language }) => ({
      message: `The text is the same in another language; it does not seem to be written in ${englishName(language)} yet.`,
      hint: `Write it in ${englishName(language)}.`,
    }),
    uk: ({ language }) => ({
      message: `Іншою мовою текст такий самий; схоже, ${ukrainianName(language, 'ою')} його ще не написано.`,
      hint: `Напишіть його ${ukrainianName(language, 'ою')}.`,
    }),
  },
  check(tree, report) {
    for (const { source, target } of languagePairs(tree).texts) {
      if (source.value !== target.value || !isOwnProse(source) || !isInOwnLanguage(target)) continue;
      if (hasCyrillic(target.value)) report(target, { language: languageIn(target) }, related(source));
      else if (isSentence(wordsOnly(target.value)))
        report(source, { language: languageIn(source) }, related(target), 'warning');
    }
    // With more than two languages, a translation may be a copy of another one.
    for (const [text, copied] of copiesOfTranslations(tree)) {
      if (isOwnProse(text) && isSentence(wordsOnly(text.value)))
        report(text, { language: languageIn(text) }, related(copied), 'warning');
    }
  },
  // What was copied from another language has its typography and its numbers.
  explains: (own) => explainsComparisonsOf(own, ['typography', 'fact-differs']),
});

type Text = LanguageDifferences['texts'][number]['source'];

/** The translations that are the same as one in an earlier language of the table, each with that. */
function copiesOfTranslations(tree: ContentTree): [text: Text, copied: Text][] {
  if (languages.length < 3) return [];
  const earlier = new Map<string, Text[]>();
  return languagePairs(tree).texts.flatMap(({ source, target }): [Text, Text][] => {
    const key = placeKey(source);
    const others = earlier.get(key) ?? [];
    earlier.set(key, [...others, target]);
    const copied = target.value !== source.value && others.find(({ value }) => value === target.value);
    return copied ? [[target, copied]] : [];
  });
}

function isOwnProse(text: Text): boolean {
  return isProse(text) && isInOwnLanguage(text);
}

function related(text: Text) {
  return [{ remark: 'other-language-here' as const, place: text }];
}

/** Names are the same in both languages; a whole sentence, or several words with a common one among them, hardly ever are. */
function isSentence(text: string): boolean {
  const found = text.match(words) ?? [];
  return found.length >= 5 || (found.length >= 2 && common.test(text));
}

function languageIn({ file }: Text): LanguageCode {
  return file.language ?? defaultLanguage;
}
