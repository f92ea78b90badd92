import type { Rule } from '../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

const word = /[\p{L}'’ʼ-]*[ыэёъЫЭЁЪ][\p{L}'’ʼ-]*/u;

/** Ukrainian has no ы, э, ё and ъ. */
export const rule: Rule<'russian-letter'> = {
  code: 'russian-letter',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    for (const text of index.values()) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'ua' || !isProse || !/[ыэёъЫЭЁЪ]/.test(value) || !isInOwnLanguage(text)) continue;
      const match = word.exec(wordsOnly(value));
      if (!match) continue;
      const letter = /[ыэёъ]/i.exec(match[0])?.[0] ?? '';
      report({ file, pointer, from: match.index, to: match.index + match[0].length }, { word: match[0], letter });
    }
  },
};
