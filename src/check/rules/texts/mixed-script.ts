import { allValues } from '../../../content/views/values.ts';
import { hasCyrillic, mayMixScripts } from '../../../text/letters.ts';
import { toCyrillic, toLatin } from '../../../text/look-alikes.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { wordsOnly } from '../../text-language.ts';
import { meantCompound } from './chemical-compounds.ts';

const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d]+/gu;
/** Letters of both beside each other; looked for in one word at a time, which takes a moment in one of any length. */
const mixed = /\p{Script=Latin}\p{M}*\d*\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{M}*\d*\p{Script=Latin}/u;
/** Lone lowercase letters that look like і, а, о or у; a capital I between words is a Roman numeral. */
const loneLatin = /(?<=(?:\p{Script=Cyrillic}[,;]?|[.!?»)…—])\s|^)[iaoy](?=\s[\p{Script=Cyrillic}«])/gu;
/** A lone Latin letter that cannot be a word: the sentence is about quantities then. */
const quantity = /(?<![\p{L}\p{N}’'])[b-hj-nq-xz](?![\p{L}\p{N}’'])/iu;

/** Each is one character. */
const sentenceEnd = /[.!?…](?=\s)|[\n|]/u;

export const mixedScript = defineRule<{ word: string; letters: string; suggestion: string }>({
  code: 'mixed-script',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: { en: 'A word is written in one alphabet.', uk: 'Слово написано однією абеткою.' },
  why: {
    en: 'A Latin i looks like a Ukrainian і, but search does not find the word and screen readers mispronounce it. A single Latin letter between Ukrainian words is a warning, because it may be the symbol of a quantity.',
    uk: 'Латинська i схожа на українську і, але пошук такого слова не знаходить, а екранні читачі вимовляють його хибно. Окрема латинська літера між українськими словами — зауваження: вона може бути позначенням величини.',
  },
  exceptions: {
    en: 'Each part of a hyphenated word may have its own alphabet: IT-компанія.',
    uk: 'Частини слова з дефісом можуть мати кожна свою абетку: IT-компанія.',
  },
  words: {
    en: ({ word, letters, suggestion }) => ({
      message: `"${word}" mixes Latin and Cyrillic letters that look alike: ${letters}`,
      hint: `Type the word again: "${suggestion}".`,
    }),
    uk: ({ word, letters, suggestion }) => ({
      message: `У слові «${word}» змішано схожі латинські й кириличні літери: ${letters}`,
      hint: `Наберіть слово ще раз: «${suggestion}».`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !hasCyrillic(value) || !mayMixScripts(value)) continue;
      const text = wordsOnly(value);
      for (const match of text.matchAll(words)) {
        const repaired = mixed.test(match[0]) && repair(match[0]);
        if (repaired) report({ file, pointer, ...rangeOfMatch(match) }, { word: match[0], ...repaired });
      }
      // A single letter may also be the symbol of a quantity: people judge.
      const lone = [...text.matchAll(loneLatin)];
      const isOfQuantities = lone.length > 0 ? sentenceTester(text, quantity) : undefined;
      for (const { 0: letter, index: from } of lone) {
        if (isOfQuantities?.(from)) continue;
        const suggestion = toCyrillic.get(letter) ?? letter;
        report({ file, pointer, from, to: from + 1 }, { word: letter, letters: letter, suggestion }, [], 'warning');
      }
    }
  },
});

/** Tests the sentence, line or cell of a table in which a place lies. Each is tested once, for places in their order. */
function sentenceTester(text: string, pattern: RegExp): (at: number) => boolean {
  const sentences = text.split(sentenceEnd);
  let [index, end, isFound]: [number, number, boolean | undefined] = [0, sentences[0]?.length ?? 0, undefined];
  return (at) => {
    for (; at > end; isFound = undefined) end += 1 + (sentences[++index] ?? '').length;
    isFound ??= pattern.test(sentences[index] ?? '');
    return isFound;
  };
}

/** The word in one alphabet, if all its letters of the other one are look-alikes. */
function repair(word: string): { letters: string; suggestion: string } | undefined {
  const latin = [...word].filter((character) => /\p{Script=Latin}/u.test(character));
  const cyrillic = [...word].filter((character) => /\p{Script=Cyrillic}/u.test(character));
  const latinFits = latin.every((character) => toCyrillic.has(character));
  const cyrillicFits = cyrillic.every((character) => toLatin.has(character));
  const compound = meantCompound(word);
  if (compound !== undefined) return { letters: cyrillic.join(', '), suggestion: compound };
  if (latinFits && (!cyrillicFits || latin.length <= cyrillic.length)) {
    return {
      letters: latin.join(', '),
      suggestion: [...word].map((character) => toCyrillic.get(character) ?? character).join(''),
    };
  }
  if (!cyrillicFits) return undefined;
  return {
    letters: cyrillic.join(', '),
    suggestion: [...word].map((character) => toLatin.get(character) ?? character).join(''),
  };
}
