import { allValues } from '../../../content/views/values.ts';
import { hasMarks } from '../../../text/letters.ts';
import { defineRule } from '../../rule.ts';

export const notComposed = defineRule<{ word: string; suggestion: string }>({
  code: 'not-composed',
  severity: 'error',
  scope: 'group',
  summary: 'Accented letters are single characters.',
  why: '«й» written as «и» with a combining breve looks the same, but search does not find it. It comes from file names copied on a Mac.',
  exceptions: 'A stress mark above a vowel is allowed.',
  words: {
    en: ({ word, suggestion }) => ({
      message: `A letter of "${word}" consists of two characters.`,
      hint: `Type the word again: "${suggestion}".`,
    }),
    uk: ({ word, suggestion }) => ({
      message: `У слові «${word}» літера складається з двох символів.`,
      hint: `Наберіть слово ще раз: «${suggestion}».`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of allValues(tree)) {
      if (!hasMarks(value) || value.normalize('NFC') === value) continue;
      for (const { 0: word, index: from } of value.matchAll(/[\p{L}\p{M}]+/gu)) {
        const suggestion = word.normalize('NFC');
        if (suggestion !== word) report({ file, pointer, from, to: from + word.length }, { word, suggestion });
      }
    }
  },
});
