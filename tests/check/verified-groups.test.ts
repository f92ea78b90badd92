import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { VerifiedGroups } from '../../src/check/verified-groups.ts';
import { newsText, withFixture } from './fixture.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'verified-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
const path = join(cacheDir, 'verified.json');
const open = () => new VerifiedGroups(path, 'version 1');

/** How many files of the base content an earlier check has verified. */
const verifiedFiles = () =>
  withFixture({ name: 'base' }, async (dir) => {
    const { tree } = await checkContent(dir, { verified: open() });
    return tree.files.filter(({ isVerified }) => isVerified).length / tree.files.length;
  });

beforeAll(() => withFixture({ name: 'base' }, (dir) => checkContent(dir, { verified: open() })));

test('what was verified is known as long as bytes and version stay, and the cache is whole', async () => {
  expect(await verifiedFiles()).toBe(1);
  const files = await withFixture({ name: 'base' }, async (dir) => (await checkContent(dir)).tree.files);
  expect(new VerifiedGroups(path, 'version 2').find(files).size).toBe(0);
  expect(open().find(files).size).toBeGreaterThan(0);
  appendFileSync(path, ' ');
  expect(open().find(files).size).toBe(0);
});

test('an error that stays is found each time', async () => {
  const replace = newsText('Піч  зупинено.', 'The furnace has been stopped at once.');
  await withFixture({ name: 'two spaces', replace }, async (dir) => {
    const [first, second] = [
      await checkContent(dir, { verified: open() }),
      await checkContent(dir, { verified: open() }),
    ];
    expect(first.diagnostics).not.toEqual([]);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });
});
