import { expect, test } from 'vitest';
import { pairsOfQuotes } from '../../src/check/rules/texts/punctuation.ts';

const ukrainian = { quotes: ['«', '»'] } as const;
const english = { quotes: ['“', '”'] } as const;
const polish = { quotes: ['„', '”'] } as const;

test.each([
  [ukrainian, 'Піч «Домна „Зоря“»', ['«»', '„“']],
  [ukrainian, 'Піч «Домна» та “Star”', ['«»']],
  [english, 'The furnace “Zoria”', ['“”']],
  [english, 'The furnaces “Zoria” and „Stern“', []],
  [polish, 'Piec „Zoria” i «Stern»', ['„”']],
  // As one finds them before a translation.
  [polish, 'The furnace “Zoria”', []],
  [english, 'The "furnace" “Zoria”', []],
])('of %j in %s these are compared: %j', (language, words, pairs) => {
  expect(pairsOfQuotes(language, words).map((pair) => pair.join(''))).toEqual(pairs);
});
