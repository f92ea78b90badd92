import { allValues } from '../../../content/views/values.ts';
import { hasMarks } from '../../../text/letters.ts';
import { defineRule } from '../../rule.ts';

export const notComposed = defineRule<{ word: string; suggestion: string }>({
  code: 'not-composed',
  severity: 'error',
  scope: 'group',
  summary: 'Letters are single characters.',
  why: '«й» as «и» with a breve after it looks the same, but search does not find it. It comes from names of files copied on a Mac.',
  exceptions: 'A stress mark above a vowel is right.',
  words: {
    en: ({ word, suggestion }) => ({
      message: `"${word}" is written with separate accents.`,
      hint: `Type the word again: "${suggestion}".`,
    }),
    uk: ({ word, suggestion }) => ({
      message: `Слово «${word}» записано з окремими надрядковими знаками.`,
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
