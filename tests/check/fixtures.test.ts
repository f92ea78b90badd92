import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { rules, rulesByCode } from '../../src/check/rule-table.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { groupName } from '../../src/content/content-path.ts';
import { assetPaths, type ContentTree } from '../../src/content/content-tree.ts';
import type { PublishedContent } from '../../src/content/published-content.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { type Fixture, type Fixtures, inOwnLanguages, publishedOf, SharedFixtures } from './fixture.ts';

const folder = join(import.meta.dirname, 'fixtures');
const codes = readdirSync(folder).map((name) => name.replace('.ts', ''));
const fixturesOf = new Map(
  await Promise.all(
    codes.map(async (code) => [code, (await import(join(folder, `${code}.ts`))) as Fixtures] as const),
  ),
);

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
 * Checks the folder as --watch does: files that have not changed are not read again. A check with a cache must find the same, if
 * it is asked for, and so must one without, for which a sample is enough. Where the site has further languages, what is wrong of the
 * sample is enough for the one with a cache, and incremental.test.ts for the one without: what is kept of a check is kept by files,
 * whatever languages these are in.
 */
async function checkInWays({ published, isCached, isSampled }: Ways) {
  const { dir } = shared;
  const project = await checkContent(dir, { previous: base, published, filePrefix: 'content/' });
  for (const { message, hint } of project.diagnosticsIn('uk').concat(project.diagnostics))
    expect(`${message} ${hint}`).not.toMatch(bareFolder);
  const diagnostics = inAnotherFolder(project.diagnostics);
  if (!isSampled && (!isCached || furtherLanguages.length > 0)) return diagnostics;
  // Nothing of these fixtures is cached: the next ones are compared with the base content too.
  const cache = Object.assign(verified(), { store() {} });
  const cached = await checkContent(dir, { verified: cache, previous: cachedBase, published });
  expect(cached.tree.files.some(({ isVerified }) => isVerified)).toBe(true);
  expect(cached.diagnostics).toEqual(diagnostics);
  if (isSampled && furtherLanguages.length === 0)
    expect((await checkContent(dir, { published })).diagnostics).toEqual(diagnostics);
  return diagnostics;
}

interface Ways {
  published: PublishedContent | undefined;
  /** Whether a check with a cache may find something else: a rule for one file or group is given nothing but that. */
  isCached: boolean;
  /** Whether it is one of the sample. */
  isSampled: boolean;
}

test('every code has its fixtures', () => {
  const known = rules.map(({ code }) => code);
  expect(codes.sort()).toEqual(known.sort());
});

test('the base content is valid', async () => {
  expect((await checkContent(shared.dir)).diagnostics).toEqual([]);
});

describe.each([...fixturesOf])('%s', (code, { wrong }) => {
  const scope = rulesByCode.get(code)?.scope ?? '';

  test.each(wrong)('wrong: $name', async (fixture) => {
    await shared.with(fixture, async (expected) => {
      const diagnostics = await checkInWays({
        published: publishedOf(fixture),
        isCached: !/^(?:file|group)$/.test(scope),
        isSampled: fixture === wrong[0],
      });
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
});

/** A right fixture, with the code that it is right by. */
interface Right {
  code: string;
  fixture: Fixture;
}

/** The right fixtures, in batches of such as touch different files; the first of each code come first. */
function batchesOfRight(): Right[][] {
  const batches: (Right & { touched: string[] })[][] = [];
  const all = [...fixturesOf].flatMap(([code, { right }]) =>
    right.map((fixture) => ({ code, fixture, touched: touchedBy(fixture), isFirst: fixture === right[0] })),
  );
  for (const each of all.sort((a, b) => Number(b.isFirst) - Number(a.isFirst))) {
    const isApart = (other: { fixture: Fixture; touched: string[] }) =>
      !each.fixture.published &&
      !other.fixture.published &&
      !other.touched.some((path) => each.touched.some((own) => own.startsWith(path) || path.startsWith(own)));
    const batch = batches.find((others) => others.every(isApart));
    if (batch) batch.push(each);
    else batches.push([each]);
  }
  return batches;
}

/** The names of the groups of files that a fixture changes. */
function touchedBy({ replace = [], write = {}, remove = [] }: Fixture): string[] {
  return [...replace.map(([path]) => path), ...Object.keys(write), ...remove].map(groupName);
}

/** What is found when all of the fixtures are made. */
async function foundWith(batch: readonly Right[], made: readonly Right[] = []): Promise<string[]> {
  const [next, ...others] = batch;
  if (next) return shared.with(next.fixture, () => foundWith(others, [...made, next]));
  const isFirst = made.some(({ code, fixture }) => fixture === fixturesOf.get(code)?.right[0]);
  const found = await checkInWays({
    published: made.map(({ fixture }) => publishedOf(fixture)).find(Boolean),
    isCached: true,
    isSampled: isFirst && furtherLanguages.length === 0,
  });
  return inOwnLanguages(found).map(({ code, file, message }) => `${code} ${file}: ${message}`);
}

test.each(batchesOfRight().map((batch) => [batch.map(({ code }) => code).join(', '), batch] as const))(
  'right: %s',
  async (_codes, batch) => {
    if ((await foundWith(batch)).length === 0) return;
    // Fixtures that concern each other are right one by one.
    for (const each of batch) expect(await foundWith([each]), `${each.code}: ${each.fixture.name}`).toEqual([]);
  },
);

test('the fixtures left nothing behind', async () => {
  const { diagnostics, tree } = await checkContent(shared.dir);
  expect(diagnostics).toEqual([]);
  expect([...tree.files.map(({ path, hash }) => path + hash), ...assetPaths(tree)]).toEqual([
    ...base.files.map(({ path, hash }) => path + hash),
    ...assetPaths(base),
  ]);
});
