import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchFolder } from '../../src/check/command/watch-folder.ts';

let dir: string;
const changed = vi.fn();
const write = (path: string, text = '{}') => writeFileSync(join(dir, path), text);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'watch-'));
  for (const folder of ['data', 'node_modules', '.cache']) mkdirSync(join(dir, folder));
  write('data/a.json');
  await watchFolder(dir, changed);
});
afterAll(() => rmSync(dir, { recursive: true }));

test.each<[string, () => void | Promise<void>]>([
  ['a file that is written in place', () => write('data/a.json', '[1]')],
  [
    'a file that is replaced by renaming',
    () => {
      write('data/a.json~', '[2]');
      renameSync(join(dir, 'data/a.json~'), join(dir, 'data/a.json'));
    },
  ],
  [
    'a file that is replaced once more',
    () => {
      write('data/a.json~', '[3]');
      renameSync(join(dir, 'data/a.json~'), join(dir, 'data/a.json'));
    },
  ],
  ['a new file', () => write('data/b.json')],
  ['a file that is removed', () => rmSync(join(dir, 'data/b.json'))],
  [
    'new folders with a file',
    () => {
      mkdirSync(join(dir, 'data/c/d'), { recursive: true });
      write('data/c/d/e.json');
    },
  ],
  ['a file in a new folder', () => write('data/c/d/f.json')],
  ['folders that are removed', () => rmSync(join(dir, 'data/c'), { recursive: true })],
])('it notices %s', async (_, change) => {
  await sleep(150);
  changed.mockClear();
  await change();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5000, interval: 10 });
});

test('the last of two saves shortly after one another is not missed', async () => {
  await sleep(150);
  let seen = '';
  changed.mockImplementation(() => {
    seen = readFileSync(join(dir, 'data/a.json'), 'utf8');
  });
  write('data/a.json', '[4]');
  await sleep(40);
  write('data/a.json', '[5]');
  await vi.waitFor(() => expect(seen).toBe('[5]'), { timeout: 5000, interval: 10 });
});

test('node_modules and folders with a dot are left alone', async () => {
  await sleep(150);
  changed.mockClear();
  write('node_modules/a.json');
  write('.cache/a.json');
  await sleep(300);
  expect(changed).not.toHaveBeenCalled();
});
