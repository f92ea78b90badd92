import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { rules } from '../../src/check/rule-table.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { assetPaths, type ContentTree } from '../../src/content/content-tree.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { type Fixture, type Fixtures, inOwnLanguages, publishedOf, SharedFixtures } from './fixture.ts';

const folder = join(import.meta.dirname, 'fixtures');
const codes = readdirSync(folder).map((name) => name.replace('.ts', ''));

const shared = new SharedFixtures();
const cacheDir = folderForFile();
const hashes = new FileHashes(join(cacheDir, 'hashes.json'));
afterAll(() => shared.remove());
/** What a check of the base content verified. */
const verified = () => new VerifiedContent(join(cacheDir, 'verified.json'), 'version 1', hashes);
/** The base content as it was read before a fixture changed it, without a cache and with one. */
let base: ContentTree;
let cachedBase: ContentTree;
beforeAll(async () => {
  await checkContent(shared.dir, { verified: verified() });
  base = (await checkContent(shared.dir)).tree;
  cachedBase = (await checkContent(shared.dir, { verified: verified() })).tree;
});

/** A path below the content folder that does not begin with it; an address, and what a fixture has, begin otherwise. */
const bareFolder = /(?<![\w/"«.-])(?:data|ua|en|images|files)\//;

/** The diagnostics of the project's content as those of another folder, where paths begin below it. */
function inAnotherFolder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return JSON.parse(JSON.stringify(diagnostics).replaceAll('content/', ''));
}

/**
 * Checks a folder as --watch does: files that have not changed are not read again. A check with a cache must find the
 * same, and so must one without, for which a sample is enough. Where the site has further languages, what is wrong of the sample is
 * enough for both: what is kept of a check is kept by files, whatever languages these are in.
 */
async function checkInEveryWay(dir: string, fixture: Fixture, isSampled: boolean) {
  const published = publishedOf(fixture);
  const { diagnostics } = await checkContent(dir, { previous: base, published });
  if (!isSampled && furtherLanguages.length > 0) return diagnostics;
  // Nothing of this fixture is cached: the next one is compared with the base content too.
  const cache = Object.assign(verified(), { store() {} });
  const cached = await checkContent(dir, {
    verified: cache,
    previous: cachedBase,
    published,
    filePrefix: 'content/',
  });
  expect(cached.tree.files.some(({ isVerified }) => isVerified)).toBe(true);
  for (const { message, hint } of cached.diagnosticsIn('uk').concat(cached.diagnostics))
    expect(`${message} ${hint}`).not.toMatch(bareFolder);
  expect(inAnotherFolder(cached.diagnostics)).toEqual(diagnostics);
  if (isSampled) expect((await checkContent(dir, { published })).diagnostics).toEqual(diagnostics);
  return diagnostics;
}

test('every code has its fixtures', () => {
  const known = rules.map(({ code }) => code);
  expect(codes.sort()).toEqual(known.sort());
});

test('the base content is valid', async () => {
  expect((await checkContent(shared.dir)).diagnostics).toEqual([]);
});

describe.each(codes)('%s', async (code) => {
  const { wrong, right } = (await import(join(folder, `${code}.ts`))) as Fixtures;

  test.each(wrong)('wrong: $name', async (fixture) => {
    await shared.with(fixture, async (expected) => {
      const diagnostics = await checkInEveryWay(shared.dir, fixture, fixture === wrong[0]);
      const found = inOwnLanguages(diagnostics).map((each) => {
        const { file, line, column, endLine, endColumn } = each;
        return { code: each.code, severity: each.severity, file, line, column, endLine, endColumn };
      });
      expect(expected, 'the fixture marks a place').toBeDefined();
      expect(found).toEqual([{ code, severity: fixture.severity ?? found[0]?.severity, ...expected }]);
      const [{ message = '', hint = '' } = {}] = inOwnLanguages(diagnostics);
      expect(`${message} ${hint}`).toContain(fixture.says ?? '');
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
    });
  });

  test.each(right)('right: $name', async (fixture) => {
    const check = () => checkInEveryWay(shared.dir, fixture, fixture === right[0] && furtherLanguages.length === 0);
    expect(inOwnLanguages(await shared.with(fixture, check))).toEqual([]);
  });
});

test('the fixtures left nothing behind', async () => {
  const { diagnostics, tree } = await checkContent(shared.dir);
  expect(diagnostics).toEqual([]);
  expect([...tree.files.map(({ path, hash }) => path + hash), ...assetPaths(tree)]).toEqual([
    ...base.files.map(({ path, hash }) => path + hash),
    ...assetPaths(base),
  ]);
});
