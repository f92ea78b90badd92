import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/compiler/check/check-content.ts';
import { en } from '../../src/compiler/check/messages/en.ts';
import { type Fixtures, withFixture } from './fixture.ts';

const folder = join(import.meta.dirname, 'fixtures');
const codes = readdirSync(folder).map((name) => name.replace('.ts', ''));

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
      const { diagnostics } = await checkContent(dir);
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
    const { diagnostics } = await withFixture(fixture, (dir) => checkContent(dir));
    expect(diagnostics).toEqual([]);
  });
});
