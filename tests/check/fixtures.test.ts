import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/compiler/check/check-content.ts';
import { en } from '../../src/compiler/check/messages/en.ts';
import { ProvenGroups } from '../../src/compiler/check/proven-groups.ts';
import { type Fixtures, withFixture } from './fixture.ts';

const folder = join(import.meta.dirname, 'fixtures');
const codes = readdirSync(folder).map((name) => name.replace('.ts', ''));

const cacheDir = mkdtempSync(join(tmpdir(), 'proven-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
/** What a check of the base content proved. */
const proven = () => new ProvenGroups(join(cacheDir, 'proven.json'), 'version 1');
beforeAll(() => withFixture({ name: 'base' }, (dir) => checkContent(dir, { proven: proven() })));

/** Checks a folder from nothing; a check that remembers the base content must find the same. */
async function checkBothWays(dir: string) {
  const { diagnostics } = await checkContent(dir);
  // Nothing of this fixture is remembered: the next one is compared with the base content too.
  const base = Object.assign(proven(), { remember() {} });
  const remembering = await checkContent(dir, { proven: base });
  expect(remembering.tree.files.some(({ isProven }) => isProven)).toBe(true);
  expect(remembering.diagnostics).toEqual(diagnostics);
  return diagnostics;
}

test('every code has its fixtures', () => {
  const known = Object.keys(en).filter((name) => name !== 'remarks');
  expect(codes.sort()).toEqual(known.sort());
});

test('the base content is right', async () => {
  const { diagnostics } = await withFixture({ name: 'base' }, (dir) => checkContent(dir));
  expect(diagnostics).toEqual([]);
});

describe.each(codes)('%s', async (code) => {
  const { wrong, right } = (await import(join(folder, `${code}.ts`))) as Fixtures;

  test.each(wrong)('wrong: $name', async (fixture) => {
    await withFixture(fixture, async (dir, expected) => {
      const diagnostics = await checkBothWays(dir);
      const found = diagnostics.map((each) => {
        const { file, line, column, endLine, endColumn } = each;
        return { code: each.code, severity: each.severity, file, line, column, endLine, endColumn };
      });
      expect(expected, 'the fixture marks a place').toBeDefined();
      expect(found).toEqual([{ code, severity: fixture.severity ?? found[0]?.severity, ...expected }]);
      const [{ message = '', hint = '' } = {}] = diagnostics;
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
    });
  });

  test.each(right)('right: $name', async (fixture) => {
    expect(await withFixture(fixture, checkBothWays)).toEqual([]);
  });
});
