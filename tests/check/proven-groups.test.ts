import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../src/compiler/check/check-content.ts';
import { ProvenGroups } from '../../src/compiler/check/proven-groups.ts';
import { type Fixtures, withFixture } from './fixture.ts';

const folder = join(import.meta.dirname, 'fixtures');
const modules = await Promise.all(readdirSync(folder).map((name) => import(join(folder, name)) as Promise<Fixtures>));
const fixtures = modules.flatMap(({ wrong, right }) => [...wrong, ...right]);

const cacheDir = mkdtempSync(join(tmpdir(), 'proven-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
const path = join(cacheDir, 'proven.json');
const open = () => new ProvenGroups(path, 'version 1');

/** How many files of the base content an earlier check has proven. */
const provenFiles = () =>
  withFixture({ name: 'base' }, async (dir) => {
    const { tree } = await checkContent(dir, { proven: open() });
    return tree.files.filter(({ isProven }) => isProven).length / tree.files.length;
  });

beforeAll(() => withFixture({ name: 'base' }, (dir) => checkContent(dir, { proven: open() })));

test.each(fixtures)(
  'after a check of the base content, one that remembers finds the same: $name',
  async (fixture) => {
    await withFixture(fixture, async (dir) => {
      const base = open();
      // Nothing of this fixture is remembered: the next one is compared with the base content too.
      const proven = Object.assign(Object.create(base) as ProvenGroups, { remember() {} });
      const { diagnostics, tree } = await checkContent(dir, { proven });
      expect(tree.files.some(({ isProven }) => isProven)).toBe(true);
      expect(diagnostics).toEqual((await checkContent(dir)).diagnostics);
    });
  },
);

test('what was proven is known as long as bytes and version stay, and the cache is whole', async () => {
  expect(await provenFiles()).toBe(1);
  const files = await withFixture({ name: 'base' }, async (dir) => (await checkContent(dir)).tree.files);
  expect(new ProvenGroups(path, 'version 2').find(files).size).toBe(0);
  expect(open().find(files).size).toBeGreaterThan(0);
  appendFileSync(path, ' ');
  expect(open().find(files).size).toBe(0);
});

test('a mistake that stays is found each time', async () => {
  const mistake = fixtures.find(({ severity, replace }) => severity === 'warning' && replace);
  await withFixture(mistake ?? { name: 'none' }, async (dir) => {
    const [first, second] = [
      await checkContent(dir, { proven: open() }),
      await checkContent(dir, { proven: open() }),
    ];
    expect(first.diagnostics).not.toEqual([]);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });
});
