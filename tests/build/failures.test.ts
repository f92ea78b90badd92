import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NewsTexts } from '../../content/model/news.ts';
import type { RoutesData } from '../../content/model/routes.ts';
import { expectSameSite } from './expect-same-site.ts';
import { SmallSite } from './small-site.ts';
import { stubFailure } from './support/stub-failure.ts';

let site: SmallSite;
let good: Map<string, string>;
let beside: string[];
beforeAll(async () => {
  site = await SmallSite.built();
});
beforeEach(() => {
  good = site.files();
  beside = readdirSync(dirname(site.outDir));
  // Something to do for the build.
  site.changeContacts();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => site.remove());

/** Expects that the site is as it was, and that nothing of the failed build is left beside it. */
function expectNothingChanged(): void {
  expectSameSite(site.files(), good);
  expect(readdirSync(dirname(site.outDir))).toEqual(beside);
}

/** Places of a build, as tests/build/support/fail-at.mjs names them; more are those where the disk is full. */
const places = [
  ['the lock is taken', 'node:fs writeFileSync \\.lock'],
  ['the content is listed', 'node:fs readdirSync /content'],
  ['the search is indexed', 'node:child_process spawn pagefind'],
  ['a callback runs', 'later throw'],
  ['a promise is rejected', 'later reject'],
];

test.each(places)(
  'a failure when %s ends the build with another code than 0, and the good site stays',
  async (when, at) => {
    if (when === 'the search is indexed') site.changeContacts({ isFound: true });
    stubFailure(at);
    const { status, output } = await site.build();
    expect(output).toContain('made to fail');
    expect(status).toBeGreaterThan(0);
    expectSameSite(site.files(), good);
  },
);

test('a failure when a file is moved to its place ends the build, and the next one makes the site', async () => {
  stubFailure('node:fs renameSync /site\\.next/en/contacts\\.html');
  expect((await site.build()).status).toBeGreaterThan(0);
  vi.unstubAllEnvs();
  expect((await site.build()).status).toBe(0);
  const page = 'en/contacts.html';
  expect(site.files().get(page)).not.toBe(good.get(page));
});

test.each([
  ['a page', 'openSync:ENOSPC /contacts\\.html', '/contacts.html'],
  ['a cache', 'renameSync:ENOSPC /verified\\.json', '/verified.json'],
])('a disk that is full when %s is written is named in a line, and the good site stays', async (_, at, file) => {
  stubFailure(`node:fs ${at}`);
  const { status, output } = await site.build();
  expect(status).toBe(2);
  // Above it may be the remarks of the check.
  const said = output.trim().split('\n').at(-1);
  expect(said).toMatch(/^No space left on the disk: \S+ \(write: ENOSPC\)$/);
  expect(said).toContain(file);
  expect(output).not.toMatch(/^ +at /m);
  expectNothingChanged();
  const drafts = readdirSync(site.cacheDir).filter((name) => /\.\d+$/.test(name));
  expect(drafts).toEqual([]);
});

test('content with an error stops the build with one message, and the good site stays', async () => {
  vi.stubEnv('LANG', 'C');
  let lost: NewsTexts['items'] = [];
  site.edit<NewsTexts>('en/news/2026.json', ({ items }) => {
    lost = items.splice(-1);
  });
  const { status, output } = await site.build();
  expect(status).toBe(1);
  expect(output.match(/ error /g)).toHaveLength(1);
  expect(output).toMatch(new RegExp(`data/news/2026\\.json:\\d+:\\d+ +error untranslated\\n.*"${lost[0]?.id}"`));
  expect(output).toContain('en/news/2026.json');
  expectNothingChanged();
  site.edit<NewsTexts>('en/news/2026.json', ({ items }) => void items.push(...lost));
});

test('a route whose component does not exist stops the build, with the message of the specification', async () => {
  site.edit<RoutesData>('data/routes.json', ({ routes }) => {
    const route = routes.find(({ id }) => id === 'history');
    if (route) route.component = 'NopePage';
  });
  const { status, output } = await site.build();
  // The specification, section 8, gives the words.
  expect(output).toMatch(/\bPage not found: NopePage$/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expectNothingChanged();
});
