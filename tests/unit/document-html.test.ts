import { expect, test } from 'vitest';
import { documentHtml } from '../../src/compile/document-namespace.ts';
import type { DocumentBlock } from '../../src/content/files/document-blocks.ts';

const words = { note: '', scan: '', page: 'Page {{page}}', figure: 'Figure.', notTable: 'Shown as lines.' };

const html = (text: DocumentBlock[], language: 'ua' | 'en' = 'en') =>
  documentHtml(text, { words, href: '/files/a.pdf', title: 'Charter', language, lang: ' lang="uk"' });

/** A mark as it stands in the text. */
const mark = (page: number) =>
  `<span class="page-mark" id="page-${page}" lang="uk"><a class="with-script" href="#page=${page}">Page ${page}</a>` +
  `<a class="without-script" href="/files/a.pdf#page=${page}">Page ${page}</a></span>`;

const row = (...cells: string[]) => cells.map((text) => ({ text, isHeader: false }));
const head = (...cells: string[]) => cells.map((text) => ({ text, isHeader: true }));

test.each<[string, DocumentBlock[], string[]]>([
  [
    'pages begin before a block and within one',
    [
      { kind: 'paragraph', text: '\fFirst' },
      { kind: 'paragraph', text: 'goes \fon' },
    ],
    [`<p class="page-start">${mark(1)}</p>\n<p>First</p>`, `<p>goes ${mark(2)} on</p>`],
  ],
  [
    'two pages without text before a block',
    [
      { kind: 'paragraph', text: '\f' },
      { kind: 'paragraph', text: '\fLast' },
    ],
    [`<p class="page-start">${mark(1)}</p>`, `<p class="page-start">${mark(2)}</p>\n<p>Last</p>`],
  ],
  [
    'headings leave no level out',
    [
      { kind: 'heading', level: 3, text: 'A' },
      { kind: 'heading', level: 6, text: 'B' },
      { kind: 'heading', level: 1, text: 'C' },
    ],
    ['<h2>A</h2>', '<h3>B</h3>', '<h2>C</h2>'],
  ],
  [
    'labels of a list stand as they are',
    [{ kind: 'list', items: [{ label: 'а)', text: 'one', items: [{ label: '', text: 'in it', items: [] }] }] }],
    ['<ul class="labelled"><li>', 'one<ul><li>in it</li></ul></li></ul>'],
  ],
  [
    'a table has its caption, or the heading above as a name',
    [
      { kind: 'heading', level: 1, text: 'Steel' },
      { kind: 'table', rows: [head('', 'C'), row('20', '0.2')] },
      { kind: 'paragraph', text: 'Table 1. Grades' },
      { kind: 'table', rows: [row('20', '0.2'), row('45', '0.45')] },
      { kind: 'heading', level: 1, text: 'Iron' },
      { kind: 'table', rows: [row('GG', '3.4'), row('GGG', '3.6')] },
    ],
    [
      '<caption class="visually-hidden">Steel</caption>',
      '<td></td><th scope="col"',
      '<caption>Table 1. Grades</caption>',
      '<caption class="visually-hidden">Iron</caption>',
    ],
  ],
  [
    'lines of a table lead to its page',
    [{ kind: 'lines', page: 4, rows: ['20 · 0.2'] }],
    ['Shown as lines. <a class="with-script" href="#page=4">', '<ul><li>20 · 0.2</li></ul>'],
  ],
])('%s', (_, text, expected) => {
  const written = html(text);
  for (const each of expected) expect(written).toContain(each);
});

test('nothing in a document is markup', () => {
  const written = html([
    { kind: 'heading', level: 1, text: '<script>alert(1)</script> & "x"' },
    { kind: 'table', rows: [head('<b>', '2'), row('<i>', '"')] },
    { kind: 'list', items: [{ label: '<s>', text: '<img src=x>', items: [] }] },
    { kind: 'lines', page: 1, rows: ['<u>'] },
  ]);
  expect(written).not.toMatch(/<(?:script|b|i|s|u|img)[\s>]/);
});

test('Cyrillic words of an English document are marked, in one piece, and others are not', () => {
  const text: DocumentBlock[] = [{ kind: 'paragraph', text: 'cast iron: чавун рідкий, then slag' }];
  expect(html(text)).toBe('<p>cast iron: <span lang="uk">чавун рідкий</span>, then slag</p>');
  expect(html(text, 'ua')).toBe('<p>cast iron: чавун рідкий, then slag</p>');
});
