import { expect, test } from 'vitest';
import { closest } from '../../src/lib/text/compare-text.ts';

test.each([
  ['a letter too many', 'contactss', ['contact', 'contacts'], 'contacts'],
  ['two letters swapped rather than replaced', 'cotnacts', ['cotnabbs', 'contacts'], 'contacts'],
  ['the words of an id in another order', 'olena-koval', ['koval-ivan', 'koval-olena'], 'koval-olena'],
  ['words in Cyrillic in another order', 'Олена Коваль', ['Коваль Іван', 'Коваль Олена'], 'Коваль Олена'],
])('%s: what was meant is found', (_, word, candidates, meant) => {
  expect(closest(word, candidates)).toBe(meant);
});

test.each([
  ['in Latin letters', 'qdzjwxvkb', ['furnaces!', 'abcdefghi']],
  ['in Cyrillic letters of the same number', 'йвяшщґцх', ['юрійович', 'процесів']],
  ['of two letters, both others', 'qz', ['en', 'ua']],
])('nonsense %s was meant to be nothing', (_, word, candidates) => {
  expect(closest(word, candidates)).toBeUndefined();
});
