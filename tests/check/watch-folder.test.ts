import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isIgnored, watchFolder } from '../../src/check/command/run-check.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
const changed = vi.fn();
const write = (path: string, text = '{}') => writeFileSync(join(dir, path), text);

let stop: () => Promise<void>;

beforeEach(async () => {
  const home = folderForTest();
  dir = join(home, 'content');
  mkdirSync(join(dir, 'data/c'), { recursive: true });
  write('data/a.json');
  write('data/c/d.json');
  stop = await watchFolder(dir, changed);
});
afterEach(async () => {
  await stop();
  changed.mockReset();
});

const replace = (text: string) => {
  write('data/a.json~', text);
  renameSync(join(dir, 'data/a.json~'), join(dir, 'data/a.json'));
};
const noticed = async () => {
  await expect.poll(() => changed.mock.calls.length, { interval: 10 }).toBeGreaterThan(0);
  changed.mockClear();
};

test.each([
  ['a file that is written in place', () => write('data/a.json', '[1]')],
  ['a file that is removed', () => rmSync(join(dir, 'data/a.json'))],
  ['folders that are removed', () => rmSync(join(dir, 'data/c'), { recursive: true })],
])('it notices %s', async (_, change) => {
  change();
  await noticed();
});

test('it notices a file that is replaced by renaming, and again', async () => {
  for (const text of ['[2]', '[3]']) {
    replace(text);
    await noticed();
  }
});

test('it notices new folders with a file, and a file in one of them', async () => {
  mkdirSync(join(dir, 'data/e/f'), { recursive: true });
  write('data/e/f/g.json');
  await noticed();
  write('data/e/f/h.json');
  await noticed();
});

test('it notices that the folder itself is moved away and comes back, and a file in it then', async () => {
  renameSync(dir, `${dir}-aside`);
  await noticed();
  renameSync(`${dir}-aside`, dir);
  await noticed();
  write('data/a.json', '[6]');
  await noticed();
});

test('what lies beside the folder is no change of it', async () => {
  writeFileSync(`${dir}.json`, '{}');
  mkdirSync(`${dir}-more/data`, { recursive: true });
  write('data/a.json', '[7]');
  await noticed();
  expect(changed).not.toHaveBeenCalled();
});

test('the last of two saves shortly after one another is not missed', async () => {
  let seen = '';
  changed.mockImplementation(() => {
    seen = readFileSync(join(dir, 'data/a.json'), 'utf8');
  });
  write('data/a.json', '[4]');
  await sleep(40);
  write('data/a.json', '[5]');
  await expect.poll(() => seen, { interval: 10 }).toBe('[5]');
});

test.each([
  ['node_modules', true],
  ['scripts/node_modules/package/data.json', true],
  ['.cache/data.json', true],
  ['data/.hidden', true],
  ['', false],
  ['data/news/2026.json', false],
  ['ua/node_modules.json', false],
])('%s is left alone: %s', (path, isLeft) => {
  expect(isIgnored(path)).toBe(isLeft);
});
