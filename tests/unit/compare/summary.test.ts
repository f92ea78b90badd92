import MarkdownIt from 'markdown-it';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { SiteChanges } from '../../../scripts/compare/compare-sites.ts';
import { mostCharacters, writeMarkdownSummary, writeTextSummary } from '../../../scripts/compare/summary.ts';
import { escapeMarkdown } from '../../../src/lib/text/escape-text.ts';
import { compareMade, type MadePage } from './made-site.ts';

const notFound = '⚠️ за старою адресою відвідувачі нічого не знайдуть: додайте переспрямування';
const options = { with: { name: 'main', commit: '0123456' } };
const inUkrainian = (changes: SiteChanges, preview?: string) =>
  writeTextSummary(changes, 'uk', { ...options, preview });

/** The summary as GitHub would show it, and more generously: whatever looks like an address becomes a link. */
function shown(markdown: string) {
  return parse(new MarkdownIt({ html: true, linkify: true }).render(markdown));
}

const sites = (before: Record<string, MadePage>, after: Record<string, MadePage>, redirects = '') =>
  compareMade({ pages: before }, { pages: after, redirects });

test('nothing changed is said in a line', () => {
  const text = inUkrainian(sites({ '/a': {} }, { '/a': {} }));
  expect(text.trim().split('\n').at(-1)).toBe('✅ Для відвідувачів нічого не зміниться. Порівняно з main (0123456).');
});

test('pages are told by kind, with their languages, and what changed in them', () => {
  const found = sites(
    {
      '/a': { title: 'Піч', main: '<p>Місткість печі 60 кг.</p>' },
      '/en/a': { title: 'Furnace', main: '<p>The furnace holds 60 kg.</p>' },
      '/old': {},
    },
    {
      '/a': { title: 'Піч', main: '<p>Місткість печі 160 кг.</p>' },
      '/en/a': { title: 'Furnace', main: '<p>The furnace holds 160 kg.</p>' },
      '/b': { title: 'Нова' },
      '/en/b': { title: 'New' },
    },
  );
  const lines = inUkrainian(found).split('\n');
  expect(lines).toContain('- Піч /a · Furnace /en/a');
  expect(lines).toContain('  - українською: «Місткість печі [−60] → [+160] кг.»');
  expect(lines).toContain('  - англійською: «The furnace holds [−60] → [+160] kg.»');
  expect(lines).toContain('- Нова /b · New /en/b');
  expect(lines.find((line) => line.includes('/old'))).toContain(notFound);
});

/** All that is said of the page that was `/old` and `/en/old`. */
const lineOfOldPage = (changes: SiteChanges) =>
  inUkrainian(changes)
    .split('\n')
    .find((line) => line.startsWith('- ') && line.includes('/en/old'));

test('a page that is gone and leads to a page of each language is not told to lead nowhere', () => {
  const pages = { '/a': {}, '/en/a': {} };
  const before = { ...pages, '/old': { title: 'Стара' }, '/en/old': { title: 'Old' } };
  const lineOf = (redirects: string) => lineOfOldPage(sites(before, pages, redirects));
  const leadsTo = 'адреса веде на';
  expect(lineOf('/old  /a  301\n/en/old  /en/a  301\n')).toBe(
    `- «Стара» /old — ${leadsTo} /a · «Old» /en/old — ${leadsTo} /en/a`,
  );
  expect(lineOf('/old  /a  301\n')).toBe(`- «Стара» /old — ${leadsTo} /a · «Old» /en/old — ${notFound}`);
  expect(lineOf('')).toBe(`- «Стара» /old — ${notFound} · «Old» /en/old — ${notFound}`);
});

test('a page that moved is told with the address that it had', () => {
  const before = { '/a': {}, '/old': { title: 'Т' }, '/en/old': { title: 'T' } };
  const after = { '/a': {}, '/new': { title: 'Т' }, '/en/new': { title: 'T' } };
  const redirects = '/old  /new  301\n/en/old  /en/new  301\n';
  expect(lineOfOldPage(sites(before, after, redirects))).toBe('- /old → Т /new · /en/old → T /en/new');
});

test('each language quotes in its own way', () => {
  const found = sites({ '/a': { main: '<p>Було тут.</p>' } }, { '/a': { main: '<p>Стало тут.</p>' } });
  const english = writeTextSummary(found, 'en', options);
  expect(english).toContain('“[−Було] → [+Стало] тут.”');
  expect(english).not.toContain('«');
});

test('a shared change is one line, however many pages have it', () => {
  const all = (footer: string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`/p${at}`, { footer: `<h2>${footer}</h2>` }]));
  const text = inUkrainian(sites(all('Мапа сайту'), all('Карта сайту')));
  expect(text).toContain('Підвал, усі українські сторінки (300): «[−Мапа] → [+Карта] сайту»');
  expect(text.split('\n').length).toBeLessThan(10);
});

test('a title that stands in the tab and in the page is told once', () => {
  const text = inUkrainian(
    sites({ '/a': { title: 'Стара назва відділу' } }, { '/a': { title: 'Нова назва відділу' } }),
  );
  expect(text.match(/\[\+Нова\]/g)).toHaveLength(1);
});

test('pages are linked into the preview, and into nothing without one', () => {
  const found = sites({ '/a': { main: '<p>Було.</p>' } }, { '/a': { main: '<p>Стало.</p>' } });
  const preview = 'https://deploy-preview-12--site.netlify.app';
  const links = (markdown: string) => [
    ...new Set(
      shown(markdown)
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href')),
    ),
  ];
  expect(links(writeMarkdownSummary(found, { ...options, preview }))).toEqual([preview, `${preview}/a`]);
  expect(links(writeMarkdownSummary(found, options))).toEqual([]);
});

/** All that somebody could write into a content file. */
const hostile = [
  '[x](https://bad.example) ![x](https://bad.example/x.png)',
  '<img src=x onerror=alert(1)> <a href="https://bad.example">x</a>',
  'https://bad.example www.bad.example me@bad.example //bad.example',
  '@institute/owners #1 GH-1 institute/site#2 :tada: $x$',
  '**b** _i_ ~~s~~ `c` | t | <!-- --> </del></details> \\ &lt;',
];

test.each(hostile)('texts of the site stay texts: %s', (text) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const before = { '/a': { title: 'А', main: '<p>Спокійний текст про чавун.</p>' } };
  const after = {
    '/a': { title: escaped, main: `<p>Спокійний текст про чавун. ${escaped}</p>` },
    '/b': { title: escaped },
  };
  const page = shown(writeMarkdownSummary(sites(before, after), options));
  expect(page.querySelectorAll('a, img, em, s, table, script, del del').map(String)).toEqual([]);
  const plain = page.text.replaceAll('\u200b', '');
  expect(plain).toContain(text);
  // All that GitHub looks for in texts is broken up.
  expect(page.text).not.toMatch(/@\w|#\d|GH-\d|www\.|:\w+:|:\/\//);
});

test('invisible characters are shown', () => {
  expect(escapeMarkdown('a\u202eb\u00adc')).toBe('a\\[U\\+202E\\]b\\[U\\+00AD\\]c');
});

test('texts stay texts in the terminal too', () => {
  const changed = sites(
    { '/a': { main: '<p>Було.</p>' } },
    { '/a': { main: '<p>&lt;b&gt;\u001b[31m \\(1) &amp;amp;</p>' } },
  );
  expect(inUkrainian(changed)).toContain('[+<b>[U+001B][31m \\(1) &amp;]');
});

test('a summary of everything stays within what GitHub takes, and says how much is left out', () => {
  const long = (seed: string) => Array.from({ length: 60 }, (_, at) => `${seed}${at * 7919}`).join(' ');
  const many = (seed: string) =>
    Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [
        `/page-with-a-long-address-${at}`,
        {
          title: `Сторінка ${at} ${'довга '.repeat(40)}`,
          main: `<p>${long(seed + at)}</p><p>${long(`${at}${seed}`)}</p>`,
        },
      ]),
    );
  const found = sites(many('а'), many('б'));
  const markdown = writeMarkdownSummary(found, options);
  expect(markdown.length).toBeLessThanOrEqual(mostCharacters);
  expect(Buffer.byteLength(markdown)).toBeLessThan(2 ** 20);
  const [, list = ''] = markdown.split('Змінені сторінки: 150');
  const [, further] = /^- …і ще (\d+)/m.exec(list) ?? [];
  const listed = list.split('<details>')[0]?.match(/^- <strong>/gm)?.length ?? 0;
  expect(listed + Number(further)).toBe(150);
});

test('a summary stays within what GitHub takes however long its links are', () => {
  const site = (letter: string) => {
    const link = (at: number) =>
      `<p>Лист ${at}: <a href="mailto:a@example.org?body=${letter.repeat(9000)}">л${at}</a></p>`;
    const main = Array.from({ length: 9 }, (_, at) => link(at)).join('');
    return { '/a': { main }, '/en/a': { main } };
  };
  const markdown = writeMarkdownSummary(sites(site('x'), site('y')), options);
  expect(markdown.length).toBeLessThanOrEqual(mostCharacters);
  expect(shown(markdown).text).toContain('…');
});
