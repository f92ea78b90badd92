import { allValues } from '../../../content/views/values.ts';
import { composed, hasLigatures, hasMarks } from '../../../text/letters.ts';
import { defineRule } from '../../rule.ts';

export const notComposed = defineRule<{ word: string; suggestion: string; isLigature: boolean }>({
  code: 'not-composed',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Every letter is one character, and every character one letter.',
    uk: 'Кожна літера — один знак, а кожен знак — одна літера.',
  },
  why: {
    en: '«й» written as «и» with a combining breve looks the same, but search does not find it. It comes from file names copied on a Mac. Nor does search find a word of a PDF whose «fi» is the single character «ﬁ». `npm run check -- --fix` mends both.',
    uk: '«й», записане як «и» з надрядковим знаком, має такий самий вигляд, але пошук його не знаходить. Воно береться з назв файлів, скопійованих на Mac. Не знаходить пошук і слова з PDF, у якому «fi» — це один знак «ﬁ». `npm run check -- --fix` виправляє обидва.',
  },
  exceptions: { en: 'A stress mark above a vowel is allowed.', uk: 'Знак наголосу над голосною дозволено.' },
  words: {
    en: ({ word, suggestion, isLigature }) => ({
      message: isLigature
        ? `In "${word}", one character stands for several letters.`
        : `A letter of "${word}" consists of two characters.`,
      hint: `Type the word again: "${suggestion}".`,
      isFixable: true,
    }),
    uk: ({ word, suggestion, isLigature }) => ({
      message: isLigature
        ? `У слові «${word}» один символ стоїть замість кількох літер.`
        : `У слові «${word}» літера складається з двох символів.`,
      hint: `Наберіть слово ще раз: «${suggestion}».`,
      isFixable: true,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of allValues(tree)) {
      if (!(hasMarks(value) || hasLigatures(value)) || composed(value) === value) continue;
      for (const { 0: word, index: from } of value.matchAll(/[\p{L}\p{M}]+/gu)) {
        const suggestion = composed(word);
        if (suggestion !== word) {
          report(
            { file, pointer, from, to: from + word.length },
            { word, suggestion, isLigature: hasLigatures(word) },
          );
        }
      }
    }
  },
});
