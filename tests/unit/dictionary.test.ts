import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keptWordLists } from '../../src/check/site-dictionaries.ts';
import { openDictionary } from '../../src/lib/text/spelling/dictionary.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const { resolve } = createRequire(import.meta.url);
const listOf = (name: string, file: string) => join(dirname(resolve(name)), file);
const [american, british] = [
  listOf('@cspell/dict-en_us', 'en_US.trie.gz'),
  listOf('@cspell/dict-en-gb', 'en_GB.trie.gz'),
];
const english = await openDictionary([american, british]);

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

test('a list is opened from what is kept of it, unless that is damaged or of another list or version', async () => {
  const [list, dir] = [join(folderForFile(), 'list.gz'), folderForFile()];
  let made = 0;
  /** The number of times that the kept form was made when the list is opened, and whether the dictionary has the word that only British lists have. */
  async function open(version: string) {
    const keep = keptWordLists(dir, () => version);
    made = 0;
    const dictionary = await openDictionary([list], (path, bytes, make) =>
      keep(path, bytes, () => {
        made++;
        return make();
      }),
    );
    expect(dictionary.nearest('furnce')).toEqual(english.nearest('furnce'));
    return { made, isBritish: dictionary.has('colour') };
  }
  copyFileSync(american, list);
  expect(await open('1')).toEqual({ made: 1, isBritish: false });
  expect(await open('1')).toEqual({ made: 0, isBritish: false });
  expect(await open('2')).toEqual({ made: 1, isBritish: false });
  copyFileSync(british, list);
  expect(await open('2')).toEqual({ made: 1, isBritish: true });
  const kept = join(dir, 'list.gz');
  writeFileSync(kept, readFileSync(kept).subarray(0, 1000));
  expect(await open('2')).toEqual({ made: 1, isBritish: true });
});
