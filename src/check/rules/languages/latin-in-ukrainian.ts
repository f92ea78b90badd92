import type { ContentTree } from '../../../content/content-tree.ts';
import { placeKey } from '../../../content/place.ts';
import { allValues } from '../../../content/views/values.ts';
import { englishName, ukrainianName } from '../../../language/language-names.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { scriptOf } from '../../../language/script-of.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage } from '../../text-language.ts';
import { isInOtherScript } from '../../text-script.ts';
import { swappedTexts } from './swapped-texts.ts';

export const latinInUkrainian = defineRule<{ language: LanguageCode }>({
  code: 'latin-in-ukrainian',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: {
    en: 'Texts in a language with Cyrillic letters are written in them.',
    uk: 'Тексти мовою з кириличним письмом написано кирилицею.',
  },
  why: {
    en: 'A sentence without a single Cyrillic letter on a Ukrainian page is in the wrong file or not yet translated. Names, formulas and short titles may be Latin.',
    uk: 'Речення без жодної кириличної літери на українській сторінці — не в тому файлі або ще не перекладене. Імена, формули й короткі назви можуть бути латиницею.',
  },
  exceptions: {
    en: 'A text that is in another language on purpose: name its language beside it (`"titleLanguage": "en"`) where the file knows that key, or write an exception with the reason.',
    uk: 'Текст, навмисне написаний іншою мовою: вкажіть поруч його мову (`"titleLanguage": "en"`), якщо файл знає такий ключ, або напишіть виняток і причину.',
  },
  words: {
    en: ({ language }) => ({
      message: `This ${englishName(language)} text has no Cyrillic letters.`,
      hint: `Write it in ${englishName(language)}.`,
    }),
    uk: ({ language }) => ({
      message: `В ${ukrainianName(language, 'ому')} тексті немає жодної кириличної літери.`,
      hint: `Напишіть його ${ukrainianName(language, 'ою')}.`,
    }),
  },
  check(tree, report) {
    let reportedTexts: Set<string> | undefined;
    for (const value of allValues(tree)) {
      const { file, pointer, isProse } = value;
      if (!file.language || scriptOf(file.language) !== 'Cyrl' || !isProse) continue;
      if (!isInOtherScript(value.value, file.language) || !isInOwnLanguage(value)) continue;
      reportedTexts ??= reportedElsewhere(tree);
      if (!reportedTexts.has(placeKey(value))) report({ file, pointer }, { language: file.language });
    }
  },
});

/** The texts that are reported together with their English counterparts. */
function reportedElsewhere(tree: ContentTree): Set<string> {
  const { texts } = languagePairs(tree);
  const copied = texts.filter(({ source, target }) => source.value === target.value).map(({ source }) => source);
  return new Set([...copied, ...swappedTexts(tree).values()].map(placeKey));
}
