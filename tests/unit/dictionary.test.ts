import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openDictionary } from '../../src/text/spelling/dictionary.ts';

const { resolve } = createRequire(import.meta.url);
const listOf = (name: string, file: string) => join(dirname(resolve(name)), file);
const english = await openDictionary([
  listOf('@cspell/dict-en_us', 'en_US.trie.gz'),
  listOf('@cspell/dict-en-gb', 'en_GB.trie.gz'),
]);

test('a word of any list is known, with a capital letter as well', () => {
  const words = ['colour', 'color', 'Furnace', "don't", 'furnce'];
  expect(words.filter((word) => !english.has(word))).toEqual(['furnce']);
});

test.each([
  ['a letter less', 'furnce', 'furnace'],
  ['a letter more', 'furnnace', 'furnace'],
  ['another letter', 'labaratory', 'laboratory'],
  ['two that changed places', 'recieve', 'receive'],
  ['a capital letter', 'Furnce', 'furnace'],
])('the likeliest word that is one step away comes first: %s', (_, word, nearest) => {
  expect(english.nearest(word)[0]).toBe(nearest);
});

test('what is two steps away is not near', () => {
  expect(english.nearest('frunce')).not.toContain('furnace');
});

test('a list that is missing is told', async () => {
  await expect(openDictionary([join(import.meta.dirname, 'none.trie')])).rejects.toThrow('none.trie');
});
