import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { newsText, withFixture } from './fixture.ts';
import { yearlyNews } from './yearly-news.ts';

const cacheDir = folderForFile();
afterEach(() => vi.useRealTimers());
const path = join(cacheDir, 'verified.json');
const open = () => new VerifiedContent(path, 'version 1');

/** The number of files of the base content an earlier check has verified. */
const verifiedFiles = () =>
  withFixture({ name: 'base' }, async (dir) => {
    const { tree } = await checkContent(dir, { verified: open() });
    return tree.files.filter(({ isVerified }) => isVerified).length / tree.files.length;
  });

beforeAll(() => withFixture({ name: 'base' }, (dir) => checkContent(dir, { verified: open() })));

test('what was verified is known as long as bytes and version stay, and the cache is whole', async () => {
  expect(await verifiedFiles()).toBe(1);
  const files = await withFixture({ name: 'base' }, async (dir) => (await checkContent(dir)).tree.files);
  expect(new VerifiedContent(path, 'version 2').verifiedGroups(files).size).toBe(0);
  expect(open().verifiedGroups(files).size).toBeGreaterThan(0);
  appendFileSync(path, ' ');
  expect(open().verifiedGroups(files).size).toBe(0);
});

test('a file that is no content is found beside verified ones', async () => {
  await withFixture({ name: 'base' }, (dir) => checkContent(dir, { verified: open() }));
  await withFixture({ name: 'notes', write: { 'data/notes.txt': 'To do' } }, async (dir) => {
    const { diagnostics } = await checkContent(dir, { verified: open() });
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['file-unexpected data/notes.txt']);
  });
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

test('a text that is not saved leaves nothing in the cache', () =>
  withFixture({ name: 'base' }, async (dir) => {
    const verified = open();
    const news = join(dir, 'ua/news/2025.json');
    const saved = readFileSync(news, 'utf8');
    const typed = new Map([['ua/news/2025.json', saved.replace('Піч зупинено.', 'Пишіть на draft@example.org.')]]);
    const { tree: previous } = await checkContent(dir, { verified, unsaved: typed });
    writeFileSync(news, saved.replace('Піч зупинено.', 'Пишіть на saved@example.org.'));
    await checkContent(dir, { verified, previous });
    const cache = readFileSync(path, 'utf8');
    expect(['saved', 'draft'].map((name) => cache.includes(`${name}@example.org`))).toEqual([true, false]);
  }));

test('a group is checked by the time zone of the site, although the facts of the site are verified', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-03-11T12:00Z') });
  const east: [string, string, string] = ['data/site.json', 'Europe/Kyiv', 'Pacific/Kiritimati'];
  const codes = (name: string, replace: (typeof east)[], write: Record<string, string>) =>
    withFixture({ name, replace, write }, async (dir) => {
      const { diagnostics } = await checkContent(dir, { verified: open() });
      return diagnostics.map(({ code }) => code);
    });
  const tomorrow = yearlyNews('2099', '"12.03.2099"');
  expect(await codes('news of here', [], tomorrow)).toContain('date-future');
  await codes('where it is tomorrow already', [east], {});
  expect(await codes('news of there', [east], tomorrow)).not.toContain('date-future');
});

test('with a cache, the sections of a page have their places, also where one of them lacks its id', () => {
  const sections = [{ title: 'Goals' }, { id: 'site-map', title: 'Plans', text: 'Later.' }];
  const page = JSON.stringify({ lead: 'What the institute does next.', sections }, undefined, 2);
  const routes: [string, string, string] = [
    'data/routes.json',
    '"history"\n      ]',
    '"history",\n        "strategy"\n      ]',
  ];
  const fixture = { name: 'sections', write: { 'en/strategy.json': page }, replace: [routes] };
  return withFixture(fixture, async (dir) => {
    const fromScratch = await checkContent(dir);
    expect(fromScratch.diagnostics.map(({ code }) => code)).toContain('heading-repeated');
    expect((await checkContent(dir, { verified: open() })).diagnostics).toEqual(fromScratch.diagnostics);
  });
});

test('saved edits do not add up: what is remembered after many is what is remembered after the last', () =>
  withFixture({ name: 'base' }, async (dir) => {
    const site = join(dir, 'data/site.json');
    const text = readFileSync(site, 'utf8');
    const rememberedAfter = async (edits: string[]) => {
      const cachePath = join(cacheDir, `verified-${edits.length}.json`);
      const verified = new VerifiedContent(cachePath, '');
      let previous: Awaited<ReturnType<typeof checkContent>> | undefined;
      for (const edit of edits) {
        writeFileSync(site, text.replace(/\n$/, edit));
        previous = await checkContent(dir, { verified, previous: previous?.tree });
      }
      const { made, kept } = JSON.parse(readFileSync(cachePath, 'utf8').split('\n')[1] ?? '');
      return Object.keys({ ...made, ...kept }).sort();
    };
    expect(await rememberedAfter(['\n', '\n\n', ' \n', '\n \n'])).toEqual(await rememberedAfter(['\n \n']));
  }));
