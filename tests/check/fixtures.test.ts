import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { rules, rulesByCode } from '../../src/check/rule-table.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { groupName } from '../../src/content/content-path.ts';
import { assetPaths, type ContentTree } from '../../src/content/content-tree.ts';
import { oncePer } from '../../src/lib/cache/once-per.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import {
  type ExpectedPlace,
  type Fixture,
  type Fixtures,
  inOwnLanguages,
  publishedOf,
  SharedFixtures,
} from './fixture.ts';

const folder = join(import.meta.dirname, 'fixtures');
const codes = readdirSync(folder).map((name) => name.replace('.ts', ''));
const fixturesOf = new Map(
  await Promise.all(
    codes.map(async (code) => [code, (await import(join(folder, `${code}.ts`))) as Fixtures] as const),
  ),
);

const shared = new SharedFixtures();
const cacheDir = folderForFile();
afterAll(() => shared.remove());
/** All that a check of the base content verified. */
const verified = () => new VerifiedContent(join(cacheDir, 'verified.json'), 'version 1');
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

/** A fixture, and the code that it is wrong or right by. */
interface Case {
  code: string;
  fixture: Fixture;
  isWrong: boolean;
  /** True if it is the first of its code: these are the sample. */
  isFirst: boolean;
  /** The names of the groups of files that it changes. */
  touched: string[];
}

const cases = [...fixturesOf].flatMap(([code, { wrong, right }]) =>
  [wrong, right].flatMap((fixtures) =>
    fixtures.map((fixture): Case => {
      const { replace = [], write = {}, remove = [] } = fixture;
      const touched = [...replace.map(([path]) => path), ...Object.keys(write), ...remove].map(groupName);
      return { code, fixture, isWrong: fixtures === wrong, isFirst: fixture === fixtures[0], touched };
    }),
  ),
);

/**
 * In how many ways a case is checked: as --watch does, which does not read again what has not changed; with a cache, where that may
 * find something else, for a rule for one file or group is given nothing but that; and from scratch, for which a sample is enough.
 */
function waysOf({ code, isFirst }: Case): number {
  if (isFirst) return 3;
  return /^(?:file|group)$/.test(rulesByCode.get(code)?.scope ?? '') ? 1 : 2;
}

/** The number that is made together: so few that nearly all of the content is as it was, and what is kept of other checks is used. */
const perBatch = 4;

/** The cases in batches of such as touch different files, those of most ways first. */
const batches: Case[][] = [];
for (const each of [...cases].sort((a, b) => waysOf(b) - waysOf(a))) {
  const isApart = (other: Case) =>
    !each.fixture.published &&
    !other.fixture.published &&
    !other.touched.some((path) => each.touched.some((own) => own.startsWith(path) || path.startsWith(own)));
  const batch = batches.find((others) => others.length < perBatch && others.every(isApart));
  if (batch) batch.push(each);
  else batches.push([each]);
}

/** Checks the folder with what was made in it in as many ways as one of them asks for: in all, the same must be found. */
async function checkInWays(made: readonly Case[]) {
  const { dir } = shared;
  const ways = Math.max(...made.map(waysOf));
  const published = made.map(({ fixture }) => publishedOf(fixture)).find(Boolean);
  const project = await checkContent(dir, { previous: base, published, filePrefix: 'content/' });
  for (const { message, hint } of project.diagnosticsIn('uk').concat(project.diagnostics))
    expect(`${message} ${hint}`).not.toMatch(bareFolder);
  const diagnostics = inAnotherFolder(project.diagnostics);
  if (ways > 1) {
    // Nothing of these fixtures is cached: the next ones are compared with the base content too.
    const cache = Object.assign(verified(), { store() {} });
    const cached = await checkContent(dir, { verified: cache, previous: cachedBase, published });
    expect(cached.tree.files.some(({ isVerified }) => isVerified)).toBe(true);
    expect(cached.diagnostics).toEqual(diagnostics);
  }
  if (ways > 2) expect((await checkContent(dir, { published })).diagnostics).toEqual(diagnostics);
  return diagnostics;
}

/** The findings when all of the cases are made, and the places that they mark. */
function findWithAll(made: readonly Case[]) {
  return shared.withAll(
    made.map(({ fixture }) => fixture),
    async (places) => ({ found: inOwnLanguages(await checkInWays(made)), places }),
  );
}

const findInBatch = oncePer((batch: readonly Case[]) => findWithAll(batch).catch(() => undefined));

/** The findings of a case: among others, if exactly what all of them mark is found, or else alone. */
async function findWith(one: Case): Promise<{ found: Diagnostic[]; place: ExpectedPlace | undefined }> {
  const batch = batches.find((each) => each.includes(one)) ?? [];
  const { found = [], places = [] } = (await findInBatch(batch)) ?? {};
  const foundOf = (each: Case) => found.filter((other) => isOf(other, each, places[batch.indexOf(each)]));
  const isExact =
    found.length === batch.filter(({ isWrong }) => isWrong).length &&
    batch.every((each) => foundOf(each).length === Number(each.isWrong));
  if (places.length > 0 && isExact) return { found: foundOf(one), place: places[batch.indexOf(one)] };
  const alone = await findWithAll([one]);
  return { found: alone.found, place: alone.places[0] };
}

/** True if a diagnostic is what a case expects. */
function isOf(found: Diagnostic, { code, fixture, isWrong }: Case, place: ExpectedPlace | undefined): boolean {
  const isThere = isWrong && found.code === code && isDeepStrictEqual(placeOf(found), place);
  return isThere && `${found.message} ${found.hint}`.includes(fixture.says ?? '');
}

function placeOf({ file, line, column, endLine, endColumn }: Diagnostic): ExpectedPlace {
  return { file, line, column, endLine, endColumn };
}

test('every code has its fixtures', () => {
  const known = rules.map(({ code }) => code);
  expect(codes.sort()).toEqual(known.sort());
});

test('the base content is valid', async () => {
  expect((await checkContent(shared.dir)).diagnostics).toEqual([]);
});

describe.each(codes)('%s', (code) => {
  const own = cases.filter((each) => each.code === code);
  test.each(own.filter(({ isWrong }) => isWrong))('wrong: $fixture.name', async (one) => {
    const { found, place } = await findWith(one);
    expect(place, 'the fixture marks a place').toBeDefined();
    const severity = one.fixture.severity ?? found[0]?.severity;
    expect(found.map((each) => ({ code: each.code, severity: each.severity, ...placeOf(each) }))).toEqual([
      { code: code, severity, ...place },
    ]);
    const [{ message = '', hint = '' } = {}] = found;
    expect(`${message} ${hint}`).toContain(one.fixture.says ?? '');
    expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
  });

  test.each(own.filter(({ isWrong }) => !isWrong))('right: $fixture.name', async (one) => {
    const { found } = await findWith(one);
    expect(found.map((each) => `${each.code} ${each.file}: ${each.message}`)).toEqual([]);
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
