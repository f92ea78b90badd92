import { placeKey } from '../../../content/place.ts';
import { allValues } from '../../../content/views/values.ts';
import { englishName, ukrainianName } from '../../../language/language-names.ts';
import { defaultLanguage, type LanguageCode } from '../../../language/languages.ts';
import { scriptOf } from '../../../language/script-of.ts';
import { hasCyrillic, hasLatin } from '../../../text/letters.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { swappedTexts } from './swapped-texts.ts';

const phrase = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}'’ʼ-]*(?:[\s,–—]+[\p{Script=Cyrillic}\p{M}'’ʼ-]+)*/u;

export const cyrillicInEnglish = defineRule<{ found: string; language: LanguageCode; swappedWith?: string }>({
  code: 'cyrillic-in-english',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: {
    en: 'Texts in a language with Latin letters have no Cyrillic ones.',
    uk: 'У текстах мовою з латинським письмом немає кирилиці.',
  },
  why: {
    en: 'Most visitors of the English pages cannot read Cyrillic. A text without any Latin letter is an error; Cyrillic words inside an English text are a warning.',
    uk: 'Більшість відвідувачів англійських сторінок не читає кирилиці. Текст зовсім без латинських літер — помилка; кириличні слова всередині англійського тексту — зауваження.',
  },
  exceptions: {
    en: 'Cited titles: see `anyLanguage` in `src/content/kinds.ts`.',
    uk: 'Цитовані назви: див. `anyLanguage` у `src/content/kinds.ts`.',
  },
  paths: ['swappedWith'],
  words: {
    en: ({ found, language, swappedWith }) => ({
      message: swappedWith
        ? `This is the ${englishName(defaultLanguage)} text; the ${englishName(language)} one is in ${swappedWith}.`
        : `Cyrillic letters in ${englishName(language)} text: ${found}`,
      hint: swappedWith ? 'Swap the texts of the two files.' : 'Translate the text; write names in Latin letters.',
    }),
    uk: ({ found, language, swappedWith }) => ({
      message: swappedWith
        ? `Тут ${ukrainianName(defaultLanguage, 'ий')} текст, а ${ukrainianName(language, 'ий')} — у ${swappedWith}.`
        : `Кирилиця в ${ukrainianName(language, 'ому')} тексті: ${found}`,
      hint: swappedWith ? 'Поміняйте тексти двох файлів місцями.' : 'Перекладіть текст, а імена запишіть латиницею.',
    }),
  },
  check(tree, report) {
    let swapped: ReturnType<typeof swappedTexts> | undefined;
    const swappedItems = new Set<string>();
    for (const value of allValues(tree)) {
      const { file, pointer, isProse } = value;
      if (
        !file.language ||
        scriptOf(file.language) !== 'Latn' ||
        !isProse ||
        !hasCyrillic(value.value) ||
        !isInOwnLanguage(value)
      )
        continue;
      const match = phrase.exec(wordsOnly(value.value));
      if (!match || languagePairs(tree).copied.has(placeKey(value))) continue;
      const isAllCyrillic = !hasLatin(value.value);
      // A single look-alike letter in an English word is an error of another kind.
      if (isPartOfWord(value.value, match.index, match[0].length)) continue;
      swapped ??= swappedTexts(tree);
      const other = swapped.get(placeKey(value));
      const item = `${file.path} ${/^\/items\/\d+/.exec(pointer)?.[0] ?? ''}`;
      // Whoever swaps the texts of an item swaps all of them: that is one error.
      if (other && swappedItems.has(item)) continue;
      const found = match[0].length > 60 ? `${match[0].slice(0, 60)}…` : match[0];
      const place = { file, pointer, ...rangeOfMatch(match) };
      if (other) {
        swappedItems.add(item);
        report(place, { found, language: file.language, swappedWith: other.file.path }, [
          { remark: 'other-language-here', place: other },
        ]);
      } else report(place, { found, language: file.language }, [], isAllCyrillic ? 'error' : 'warning');
    }
  },
});

function isPartOfWord(text: string, from: number, length: number): boolean {
  const isLatin = (character: string | undefined) => character !== undefined && hasLatin(character);
  return isLatin(text[from - 1]) || isLatin(text[from + length]);
}
