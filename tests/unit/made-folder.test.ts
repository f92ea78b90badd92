import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { madeFolder } from '../../src/lib/cache/made-folder.mjs';
import { folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
});

/** Makes a folder with a text in it, and returns what is in the folder that is used. */
async function textOf(key: string, text: string, meanwhile = async () => {}): Promise<string> {
  const made = await madeFolder(dir, key, 2, async (to) => {
    await meanwhile();
    writeFiles(to, { 'below/file.txt': text });
  });
  return readFileSync(join(made, 'below/file.txt'), 'utf8');
}

const fileOf = (key: string) => join(dir, key, 'below/file.txt');

test('what was made is used again, until it is damaged', async () => {
  expect(await textOf('a', 'one')).toBe('one');
  expect(await textOf('a', 'two')).toBe('one');
  writeFileSync(fileOf('a'), 'damaged');
  expect(await textOf('a', 'two')).toBe('two');
});

test('of two that make the same at once, with other bytes, both use what is there first', async () => {
  expect(await textOf('a', 'slow', async () => void (await textOf('a', 'fast')))).toBe('fast');
  expect(await textOf('a', 'later')).toBe('fast');
});

test('those stay that were used last', async () => {
  for (const key of ['a', 'b']) {
    await textOf(key, 'one');
    utimesSync(join(dir, key), 1, 1);
  }
  await textOf('a', 'two');
  await textOf('c', 'one');
  expect(readdirSync(dir).sort()).toEqual(['a', 'c']);
});

test('what a killed process of the same id left is no part of it', async () => {
  writeFiles(dir, { [`.making-${process.pid}/left.txt`]: 'half' });
  await textOf('a', 'one');
  expect(readdirSync(join(dir, 'a')).sort()).toEqual(['.hash', 'below']);
});
