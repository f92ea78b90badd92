import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { explainsSpelling } from '../../spelling/explains-spelling.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';

const word = /[\p{L}'’ʼ-]*[ыэёъЫЭЁЪ][\p{L}'’ʼ-]*/u;

export const russianLetter = defineRule<{ word: string; letter: string }>({
  code: 'russian-letter',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: { en: 'Ukrainian texts have no ы, э, ё and ъ.', uk: 'В українських текстах немає ы, э, ё і ъ.' },
  why: {
    en: 'These letters are Russian: a word was left untranslated, or typed with the wrong keyboard layout.',
    uk: 'Це російські літери: слово лишилося неперекладеним або його набрано не в тій розкладці.',
  },
  exceptions: {
    en: 'A title in another language is marked by a key beside it, as `"titleLanguage": "ru"` on the not-found page; cited titles are listed under `publications`.',
    uk: 'Назву іншою мовою позначають ключем поруч, як `"titleLanguage": "ru"` на сторінці «не знайдено»; цитовані назви перелічено під `publications`.',
  },
  words: {
    en: ({ word, letter }) => ({
      message: `"${letter}" in "${word}" is not a Ukrainian letter.`,
      hint: 'Write the word in Ukrainian.',
    }),
    uk: ({ word, letter }) => ({
      message: `Літери «${letter}» зі слова «${word}» немає в українській абетці.`,
      hint: 'Напишіть слово українською.',
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'ua' || !isProse || !/[ыэёъЫЭЁЪ]/.test(value) || !isInOwnLanguage(text)) continue;
      const match = word.exec(wordsOnly(value));
      if (!match) continue;
      const letter = /[ыэёъ]/i.exec(match[0])?.[0] ?? '';
      report({ file, pointer, ...rangeOfMatch(match) }, { word: match[0], letter });
    }
  },
  explains: explainsSpelling,
});
