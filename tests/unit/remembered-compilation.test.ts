import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NewsData, NewsTexts } from '../../content/model/news.ts';
import type { PersonTexts } from '../../content/model/people.ts';
import { builtPages } from '../../src/build/built-pages.ts';
import { publishedGroups } from '../../src/build/publish/published-files.ts';
import { compileSite } from '../../src/compile/compile-site.ts';
import { SiteContent } from '../../src/compile/site-content.ts';
import { readContent, withFiles } from '../../src/content/content-tree.ts';
import type { ImageFacts } from '../../src/content/files/asset-facts.ts';
import { publicationItems } from '../../src/content/views/people-by-name.ts';
import { Memo } from '../../src/lib/cache/memo.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { isoDate } from '../../src/lib/text/days.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const content = join(import.meta.dirname, '../../content');
const tree = readContent(content);
const images = new Map(
  tree.images.map((path): [string, ImageFacts] => [path, { path, width: 1600, height: 1000, hash: 'hash' }]),
);
const documents = new Map(
  tree.documents.map((path) => [path, { path, pages: 1, bytes: 1, text: '', readText: () => [] }]),
);
const values = () => new Map<string, unknown>(tree.files.map(({ path, value }) => [path, structuredClone(value)]));

const citations = new Map(publicationItems(tree).map(({ id }) => [id, { dstu: id, apa: id }]));

/** The tree with other values in its files; `changed` names those whose bytes are others than in `tree`. */
const treeOf = (files: Map<string, unknown>, changed: readonly string[] = []) =>
  withFiles(
    tree,
    tree.files
      .filter(({ path }) => files.has(path))
      .map((file) => ({
        ...file,
        value: files.get(file.path),
        hash: changed.includes(file.path) ? `${file.hash} changed` : file.hash,
      })),
  );

const dir = folderForFile();
const keptFile = join(dir, 'kept');

/** All that compiling the shipped content made and kept: each test begins with it. */
let unchanged: { made: string[]; kept: Buffer };
beforeAll(() => {
  // The year is in the footer, and must not end between what is compared.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { made } = compile(values());
  unchanged = { made, kept: readFileSync(keptFile) };
});
afterAll(() => void vi.useRealTimers());
beforeEach(() => writeFileSync(keptFile, unchanged.kept));

/** Compiles with what the last call kept, and says what was made. */
function compile(files: Map<string, unknown>, changed: string[] = []) {
  const facts = tree.files.filter(
    ({ kind, path }) =>
      ((kind.role === 'data' && !kind.isYearly) || kind.name === 'phrases-texts') && changed.includes(path),
  );
  const memo = new Memo(keptFile, `version 1 ${facts.map(({ path }) => path)}`);
  const made: string[] = [];
  const define = memo.made.bind(memo);
  memo.made = (kind, make) =>
    define(kind, (id) => {
      made.push(`${kind} ${id}`);
      return make(id);
    });
  const site = compileSite(new SiteContent(treeOf(files, changed), { images, documents, citations }, memo));
  const built = builtPages(site).map(({ manifest: _, ...known }) => known);
  const published = publishedGroups(site).map(({ name, key }) => [name, key]);
  memo.save();
  return { site, made, built, published };
}

/** The number of texts that are changed at a time: one by one would take minutes. */
const groups = 6;

/** The result of the compilation, apart from what was made for it. */
function outcome({ site, built, published }: ReturnType<typeof compile>) {
  const namespaces = [...site.namespaces].map(([key, { hash, namesDocuments }]) => [key, hash, namesDocuments]);
  return { pages: site.pages, images: site.images, namespaces, built, published };
}

/** Compares a change with the same compiled from nothing. */
function expectSame(changed: Map<string, unknown>, paths: string[]) {
  const kept = compile(changed, paths);
  rmSync(keptFile);
  expect(outcome(kept)).toEqual(outcome(compile(changed, paths)));
  return kept;
}

test.each(Array.from({ length: groups }, (_, index) => index))(
  'changed text files, group %i, give the same as compiling without a cache',
  (group) => {
    const texts = tree.files.filter(({ language }) => language).filter((_, index) => index % groups === group);
    const changed = values();
    for (const { path } of texts) mark(changed.get(path));
    expectSame(
      changed,
      texts.map(({ path }) => path),
    );
  },
);

/** The oldest and the newest year: those between have neighbours as the one and the other. */
const years = [...new Set([0, -1].flatMap((at) => tree.filesOf('news-data').at(at)?.id ?? []))];

test.each(years)('an item of %s that goes to the front of the news gives the same', (year) => {
  const changed = values();
  const { items } = changed.get(`data/news/${year}.json`) as NewsData;
  const item = items.at(-1);
  if (item) item.date = `31.12.${years.at(-1)}`;
  expectSame(changed, [`data/news/${year}.json`]);
});

test.each(years)('an item that is added to %s gives the same', (year) => {
  const changed = values();
  const paths = ['data', ...languageCodes].map((folder) => `${folder}/news/${year}.json`);
  for (const path of paths) {
    const { items } = changed.get(path) as { items: { id: string }[] };
    const like = items.at(-1);
    if (like) items.push({ ...like, id: 'added' });
  }
  const { site } = expectSame(changed, paths);
  expect(site.pages.some(({ item }) => item === 'added')).toBe(true);
});

test.each(years)('the newest item of %s, when it is removed, gives the same', (year) => {
  const changed = values();
  const paths = ['data', ...languageCodes].map((folder) => `${folder}/news/${year}.json`);
  const { items } = changed.get(paths[0] ?? '') as NewsData;
  const inOrder = [...items].sort((a, b) => ((isoDate(a.date) ?? '') < (isoDate(b.date) ?? '') ? 1 : -1));
  for (const path of paths) {
    const file = changed.get(path) as { items: { id: string }[] };
    file.items = file.items.filter(({ id }) => id !== inOrder[0]?.id);
  }
  expectSame(changed, paths);
});

test.each(years)('%s, when all of it is removed, gives the same', (year) => {
  const changed = values();
  const paths = ['data', ...languageCodes].map((folder) => `${folder}/news/${year}.json`);
  for (const path of paths) changed.delete(path);
  expectSame(changed, paths);
});

test.runIf(years.length > 0)('a change of words reaches its own file, and what shows them', () => {
  expect(unchanged.made).not.toEqual([]);
  expect(compile(values()).made).toEqual([]);
  const changed = values();
  const year = years[0] ?? '';
  const { items } = changed.get(`en/news/${year}.json`) as NewsTexts;
  const item = items.find(({ content: body }) => body) ?? items[0];
  if (item) item.content = `${item.content ?? ''} Work goes on.`;
  const { made, site } = compile(changed, [`en/news/${year}.json`]);
  const page = site.pages.find((each) => each.item === item?.id && each.component === 'NewsItemPage');
  expect(made.filter((name) => name.startsWith('page ') && name.includes('/news/'))).toEqual([
    `page en ${page?.path}`,
  ]);
  expect(made.filter((name) => name.startsWith('namespace en/news/'))).toEqual([`namespace en/news/${item?.id}`]);
  expect(made).toContain(`machines open-data news-${year}`);
  for (const name of ['machines citations', 'machines sitemap']) expect(made).not.toContain(name);
  expect(made.filter((name) => / ua\b|person\//.test(name))).toEqual([]);
});

const wrote = (id: string) =>
  publicationItems(tree).filter(({ value }) => [value.authors].flat().includes(id)).length;
const author = tree
  .filesOf('person-texts')
  .filter(({ language, id = '' }) => language === 'en' && wrote(id) > 0)
  .sort((a, b) => wrote(b.id ?? '') - wrote(a.id ?? ''))[0];

test.runIf(author)('what is said of an author beside the name reaches no citation', () => {
  const { path = '' } = author ?? {};
  const changed = values();
  const texts = changed.get(path) as PersonTexts;
  texts.biography = `${texts.biography ?? ''} Work goes on.`;
  const { made } = expectSame(changed, [path]);
  expect(made).toContain(`namespace en/person/${author?.id}`);
  expect(made).not.toContain('machines citations');
  // Names of authors in English are in Ukrainian pages, too.
  expect(made.filter((name) => / ua\b/.test(name))).toEqual([]);
});

test('a changed fact recompiles everything', () => {
  expect(compile(values(), ['data/site.json']).made).toEqual(unchanged.made);
});

/** Adds a letter to every text that visitors may read. */
function mark(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const [key, member] of Object.entries(object)) {
    const isWords = typeof member === 'string' && /\s/.test(member);
    if (isWords) object[key] = `${member}x`;
    else mark(member);
  }
}
