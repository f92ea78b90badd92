import { expect, test } from 'vitest';
import type { SiteChanges } from '../../../scripts/compare/compare-sites.ts';
import { compareMade, type MadePage } from './made-site.ts';

/** Pages of both languages, each with a text of its own. */
function pages(paths: readonly string[], page: MadePage = {}): Record<string, MadePage> {
  const own = (address: string) => ({ title: address, main: `<p>Про ${address} і більше нічого.</p>`, ...page });
  return Object.fromEntries(paths.flatMap((path) => [path, `/en${path}`]).map((address) => [address, own(address)]));
}

/** The files that differ, by kind. */
function filesOf({ files }: SiteChanges) {
  const differing = files.filter(({ added, changed, gone }) => added.length + changed.length + gone.length > 0);
  return Object.fromEntries(differing.map(({ kind, added, changed, gone }) => [kind, { added, changed, gone }]));
}
const some = ['/a', '/b', '/c', '/d', '/e', '/f'];

test('two builds of the same are the same', () => {
  const found = compareMade({ pages: pages(some, { hash: '1abcd' }) }, { pages: pages(some, { hash: '9fedc' }) });
  expect(found).toMatchObject({ shared: [], pages: { changed: [], added: [], moved: [], gone: [] } });
  expect(found.counts).toEqual({ before: 12, after: 12 });
  expect(filesOf(found)).toEqual({});
});

test('pages are new, gone and changed, in both languages together', () => {
  const found = compareMade(
    { pages: { ...pages(['/a', '/old']), '/b': { main: '<p>Було</p>' } }, redirects: '' },
    { pages: { ...pages(['/a', '/new']), '/b': { main: '<p>Стало</p>' } }, redirects: '/old  /a  301\n' },
  );
  expect(found.pages.added.map((versions) => versions.map(({ address }) => address))).toEqual([['/new', '/en/new']]);
  expect(found.pages.gone).toMatchObject([[{ address: '/old', leadsTo: '/a' }, { address: '/en/old' }]]);
  expect(found.pages.gone[0]?.[1]?.leadsTo).toBeUndefined();
  expect(found.pages.changed).toMatchObject([[{ language: 'ua', address: '/b' }]]);
  expect(filesOf(found).redirects?.added).toEqual(['/old → /a']);
});

test('a page moved where a redirect says so', () => {
  const found = compareMade(
    { pages: { '/old': { main: '<p>Коротко.</p>' }, '/older': {}, '/gone': {} } },
    {
      pages: { '/redirected': { main: '<p>Інакше.</p>' }, '/new': {} },
      redirects: '/old  /redirected  301\n/older  /redirected  301\n',
    },
  );
  expect(found.pages.moved).toMatchObject([[{ before: '/old', address: '/redirected' }]]);
  expect(found.pages.added).toMatchObject([[{ address: '/new' }]]);
  expect(found.pages.gone).toMatchObject([
    [{ address: '/gone' }],
    // Of two that lead to a new page, one is that page.
    [{ address: '/older', leadsTo: '/redirected' }],
  ]);
  // The other words of the moved page are compared with the page that it was.
  expect(found.pages.changed).toMatchObject([[{ before: '/old', address: '/redirected' }]]);
});

test('a page that a redirect takes to an old page has not moved, even where a new page has its text', () => {
  const text = { main: '<p>Довгий текст, який стоїть лише на цій сторінці сайту.</p>' };
  const found = compareMade(
    { pages: { '/a': {}, '/old': text } },
    { pages: { '/a': {}, '/new': text }, redirects: '/old  /a  301\n' },
  );
  expect(found.pages.moved).toEqual([]);
  expect(found.pages.gone).toMatchObject([[{ address: '/old', leadsTo: '/a' }]]);
  expect(found.pages.added).toMatchObject([[{ address: '/new' }]]);
});

test('a change of a part that many pages share is told once', () => {
  const found = compareMade({ pages: pages(some) }, { pages: pages(some, { footer: '<h2>Карта сайту</h2>' }) });
  expect(found.pages.changed).toEqual([]);
  expect(found.shared).toHaveLength(1);
  const [{ part, pages: counts, changes, having } = {}] = found.shared;
  expect({ part, having }).toEqual({ part: 'footer', having: 12 });
  expect(Object.fromEntries(counts ?? [])).toEqual({ ua: 6, en: 6 });
  expect([...(changes?.values() ?? [])].map(({ length }) => length)).toEqual([1, 1]);
});

test('what pages have beyond a shared change stays theirs', () => {
  const after = pages(some, { footer: '<h2>Карта сайту</h2>' });
  const found = compareMade(
    { pages: pages(some) },
    { pages: { ...after, '/a': { ...after['/a'], main: '<p>Нове</p>' } } },
  );
  expect(found.shared).toHaveLength(1);
  expect(found.pages.changed.flat().flatMap(({ address, changes }) => [address, changes?.length])).toEqual(['/a', 1]);
});

test('the same words that change in the texts of many pages are told once, with some of the pages', () => {
  const about = (name: string) =>
    Object.fromEntries(
      some.map((path) => [path, { main: `<p>На сторінці ${path} роботу веде ${name} від 2007 року.</p>` }]),
    );
  const [found, ...others] = compareMade({ pages: about('Коваль') }, { pages: about('Литвин') }).shared;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ part: 'main', examples: [{ address: '/a' }, { address: '/b' }, { address: '/c' }] });
});

test('new and moved pages do not count when a part changed on all pages', () => {
  const text = { main: '<p>Довгий текст, який стоїть лише на цій сторінці сайту.</p>' };
  const [found] = compareMade(
    { pages: { ...pages(some), '/old': text } },
    {
      pages: { ...pages(some, { footer: '<h2>Карта</h2>' }), '/moved': text, '/new': {} },
      redirects: '/old  /moved  301\n',
    },
  ).shared;
  expect(found).toMatchObject({ part: 'footer', having: 12 });
});

test('moved pages count where they share a change of the text, and are shown as they were', () => {
  const about = (name: string) =>
    Object.fromEntries(
      [...some, '/moved'].map((path) => [
        path,
        { main: `<p>Довгий текст, який стоїть лише на сторінці ${path}.</p><p>Веде ${name} від 2007 року.</p>` },
      ]),
    );
  const { '/moved': before = {}, ...was } = about('Коваль');
  const { '/moved': after = {}, ...is } = about('Литвин');
  const found = compareMade(
    { pages: { ...was, '/o': before, '/x': {} } },
    { pages: { ...is, '/1': after, '/x': {} }, redirects: '/o  /1  301\n' },
  );
  expect(found.shared).toHaveLength(1);
  const [{ pages: counts, having, examples } = {}] = found.shared;
  expect([counts?.get('ua'), having]).toEqual([7, 8]);
  expect(examples?.map(({ before: old, address }) => [old, address])).toContainEqual(['/o', '/1']);
});

test('links that lead to another address on many pages are told once, whatever their words', () => {
  const link = (href: string) =>
    Object.fromEntries(some.map((path, at) => [path, { main: `<p>Див. <a href="${href}">слово${at}</a></p>` }]));
  const found = compareMade({ pages: link('/library') }, { pages: link('/books') });
  expect(found.shared).toHaveLength(1);
  expect(found.pages.changed).toEqual([]);
});

test.each([
  [5, 7, 'once'],
  [4, 7, 'of each'],
  [2, 2, 'of each'],
])('the same change of %d pages of %d is told %s', (changed, all, told) => {
  const site = (text: string) =>
    Object.fromEntries(
      Array.from({ length: all }, (_, at) => [`/${at}`, { main: `<p>${at < changed ? text : 'Інше'}.</p>` }]),
    );
  const found = compareMade({ pages: site('Один') }, { pages: site('Два') });
  expect([found.shared.length, found.pages.changed.length]).toEqual(told === 'once' ? [1, 0] : [0, changed]);
});

test('what most pages share comes first', () => {
  const site = (text: string) => ({
    ...pages(some.slice(0, 5), { sidebar: `<p>${text}</p>` }),
    ...pages(['/x', ...some.slice(5)], { footer: `<h2>${text}</h2>` }),
    ...Object.fromEntries(some.map((path) => [`/y${path}`, { main: `<p>${text} ${path}</p>` }])),
  });
  const counts = compareMade({ pages: site('Було') }, { pages: site('Стало') }).shared.map(({ pages: each }) =>
    [...each.values()].reduce((sum, count) => sum + count, 0),
  );
  expect(counts).toEqual([10, 6]);
});

test('a part that not all pages have is changed on all or on some of those that have it', () => {
  const sidebar = (text: string, paths: readonly string[]) => pages(paths, { sidebar: `<p>${text}</p>` });
  const [every] = compareMade(
    { pages: { ...pages(['/x']), ...sidebar('Було', some) } },
    { pages: { ...pages(['/x']), ...sidebar('Стало', some) } },
  ).shared;
  expect(every).toMatchObject({ part: 'sidebar', having: 12 });
  const [notEvery] = compareMade(
    { pages: { ...sidebar('Було', ['/x']), ...sidebar('Було', some) } },
    { pages: { ...sidebar('Було', ['/x']), ...sidebar('Стало', some) } },
  ).shared;
  expect(notEvery).toMatchObject({ part: 'sidebar', having: 14 });
});

test('documents, pictures, data and redirects are told by their names', () => {
  const before = { 'files/a.pdf': '1', 'files/b.pdf': '1', 'images/x/p.0123456789-480.webp': '1', 'feed.xml': '1' };
  const after = { 'files/b.pdf': '2', 'files/c.pdf': '1', 'images/x/p.abcdef0123-480.webp': '2', 'feed.xml': '2' };
  const found = compareMade({ files: before }, { files: after, redirects: '/old  /a  301\n' });
  expect(filesOf(found)).toEqual({
    documents: { added: ['files/c.pdf'], changed: ['files/b.pdf'], gone: ['files/a.pdf'] },
    pictures: { added: [], changed: ['images/x/p'], gone: [] },
    machines: { added: [], changed: ['feed.xml'], gone: [] },
    redirects: { added: ['/old → /a'], changed: [], gone: [] },
  });
});

test('style sheets and scripts change by what they do, not by names', () => {
  const site = (hash: string, colour: string, code = 'alert(1)') => ({
    pages: pages(['/a'], { hash }),
    files: {
      [`assets/static/style.${hash}xyz.css`]: `._menu_${hash}_5{color:${colour};src:url(/assets/static/f.${hash}xyz.woff2)}`,
      [`assets/chunks/chunk-${hash}xyz.js`]: `import './other-${hash}xyz.js';${code};const a='_menu_${hash}_5'`,
      'content/ua/news.json': hash,
      'pagefind/ua/index.json': hash,
    },
  });
  const compare = (...after: Parameters<typeof site>) => compareMade(site('1abcd', 'red'), site(...after));
  expect(filesOf(compare('9fedc', 'red'))).toEqual({});
  const otherCode = filesOf(compare('9fedc', 'red', 'alert(2)'));
  expect(Object.entries(otherCode)).toMatchObject([['behaviour', { added: [expect.anything()] }]]);
  const otherLook = compare('9fedc', 'blue');
  expect(Object.entries(filesOf(otherLook))).toMatchObject([['look', { added: [expect.anything()] }]]);
  expect(otherLook.pages.changed).toEqual([]);
});
