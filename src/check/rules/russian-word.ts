import { russianWords } from '../../text/russian-words.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

const letters = "[\\p{Script=Cyrillic}’'ʼ-]";
const listed = Object.keys(russianWords).join('|');
/** Endings of nouns that Ukrainian writes with і: -ція, -ності, -ення. */
const endings = '\\p{Script=Cyrillic}{3,}(?:ция|ции|цию|цией|циям|циями|циях|ение|ения|ению|ением|ание|анием)';
const word = new RegExp(`(?<!${letters})(?:${listed}|${endings})(?!${letters})`, 'giu');
const mayHave = new RegExp(`(?:^|[^\\p{L}])(?:${listed})(?:$|[^\\p{L}])|ци[яиюй]|ци[ей]|ение|ения|ению|ание`, 'iu');
const ukrainian = /[іїєґ]/i;

/** A Ukrainian text has no Russian words, not even those that the letters ы, э, ё and ъ do not give away. */
export const rule: Rule<'russian-word'> = {
  code: 'russian-word',
  severity: 'warning',
  check({ index }, report) {
    for (const text of index.values()) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'ua' || !isProse || !mayHave.test(value) || !isInOwnLanguage(text)) continue;
      for (const match of wordsOnly(value).matchAll(word)) {
        const found = match[0];
        // An и with a bracket or a full stop is the letter of a list. A word with a letter that only Ukrainian has is Ukrainian, whatever its ending.
        if (ukrainian.test(found) || (/^и$/i.test(found) && !/^\s/.test(value.slice(match.index + 1)))) continue;
        const suggestion = russianWords[found.toLowerCase()];
        const place = { file, pointer, from: match.index, to: match.index + found.length };
        report(place, { word: found, ...(suggestion && { suggestion: likeCase(suggestion, found) }) });
        break;
      }
    }
  },
};

function likeCase(suggestion: string, found: string): string {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
