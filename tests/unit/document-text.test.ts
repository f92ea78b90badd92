import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { type DocumentBlock, type DocumentListItem, goesOn } from '../../src/content/files/document-blocks.ts';
import { documentText, pageTexts } from '../../src/content/files/document-text.ts';
import { PdfReader } from '../../src/content/files/pdf-reader.ts';
import { helvetica, scannedPages, spelledLines, spelledPage } from '../browser/support/documents/made-documents.ts';
import { documentOf, writePages } from '../browser/support/documents/write-pdf.ts';
import { folderForTest } from '../support/temporary-folder.ts';

type Pdf = PDFKit.PDFDocument;

/** One for all: its thread is started once. */
const reader = new PdfReader();

async function read(bytes: Buffer): Promise<DocumentBlock[]> {
  const file = join(folderForTest(), 'document.pdf');
  writeFileSync(file, bytes);
  return documentText(await reader.read(file));
}

/** A document of some pages: what is drawn on each. */
function made(tagged: boolean, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, tagged, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const bytes = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  draw(pdf);
  pdf.end();
  return bytes;
}

/** Words at a place, from the upper left corner. */
type Words = [text: string, x: number, y: number, size?: number];

const put = (pdf: Pdf, [text, x, y, size = 10]: Words) => pdf.fontSize(size).text(text, x, y, { lineBreak: false });

/** Pages of words without tags. */
const lines = async (...pages: Words[][]) =>
  read(
    await made(false, (pdf) => {
      for (const [index, words] of pages.entries()) {
        if (index > 0) pdf.addPage();
        for (const each of words) put(pdf, each);
      }
    }),
  );

/** Lines below each other, 14 points apart. */
const below = (y: number, ...texts: string[]): Words[] => texts.map((text, index) => [text, 60, y + 14 * index]);

/** The blocks in short; a page begins with ¶. */
function outline(blocks: readonly DocumentBlock[]): string[] {
  return blocks
    .flatMap((block): string[] => {
      if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`];
      if (block.kind === 'list') return entries(block.items, '');
      if (block.kind === 'table') {
        return block.rows.map((row) => row.map(({ text, isHeader }) => (isHeader ? `*${text}*` : text)).join(' | '));
      }
      if (block.kind === 'lines') return block.rows.map((row) => `~${block.page} ${row}`);
      return [block.kind === 'figure' ? `[${block.text}]` : block.text];
    })
    .map((text) => text.replaceAll('\f', '¶'));
}

function entries(items: readonly DocumentListItem[], indent: string): string[] {
  return items.flatMap(({ label, text, items: inner }) => [
    `${indent}- ${label ? `${label} ` : ''}${text}`,
    ...entries(inner, `${indent}  `),
  ]);
}

const long = 'The furnace is charged with coke and ore in turns, and the hot blast is blown in at';

test('lines become headings by their size, paragraphs by gaps, indents and short last lines', async () => {
  const blocks = await lines([
    ['Regulations of the council', 60, 60, 18],
    ['1. General', 60, 100, 13],
    ...below(130, `${long} the`, 'bottom of it.', `${long} a`, 'pressure of four bar'),
    ...below(200, 'This is after a gap.'),
    [`${long} its`, 80, 230],
    ['own pace.', 60, 244],
    ['Then comes the next with an indent.', 80, 258],
  ]);
  expect(outline(blocks)).toEqual([
    '# ¶Regulations of the council',
    '## 1. General',
    `${long} the bottom of it.`,
    `${long} a pressure of four bar`,
    'This is after a gap.',
    `${long} its own pace.`,
    'Then comes the next with an indent.',
  ]);
});

test('words hyphenated at the end of a line are whole, and compounds keep their hyphens', async () => {
  const blocks = await lines(
    below(100, 'The iron-making shop has a long tradition of metal-', 'lurgy and of iron-', 'making at this site.'),
  );
  expect(outline(blocks)).toEqual([
    '¶The iron-making shop has a long tradition of metallurgy and of iron-making at this site.',
  ]);
});

const column = (name: string, x: number): Words[] =>
  Array.from({ length: 8 }, (_, line) => [`${name} column goes on in line ${line + 1} of eight`, x, 100 + 14 * line]);

test.each([
  ['one after the other', [...column('left', 60), ...column('right', 320)]],
  ['line by line', column('left', 60).flatMap((left, line) => [left, column('right', 320)[line] as Words])],
])('two columns that the file draws %s are read one after the other', async (_, words) => {
  const text = pageTexts(await lines(words)).join();
  const ends = [...text.matchAll(/(left|right) column goes on in line (\d)/g)].map(
    ([, side = '', line = '']) => side + line,
  );
  const expected = ['left', 'right'].flatMap((side) => Array.from({ length: 8 }, (_, line) => side + (line + 1)));
  expect(ends).toEqual(expected);
});

test('running lines and numbers of pages are left out', async () => {
  const page = (number: number): Words[] => [
    ['Institute of Iron Alloys. Annual report', 60, 30],
    ...below(200, `What was done in quarter ${number}.`),
    [`${number} / 3`, 290, 810],
  ];
  expect(outline(await lines(page(1), page(2), page(3)))).toEqual(
    [1, 2, 3].map((n) => `¶What was done in quarter ${n}.`),
  );
  expect(outline(await lines([...below(200, 'One page.'), ['1', 290, 810]]))).toEqual(['¶One page.']);
});

test.each<[string, (page: number) => Words[], string[]]>([
  [
    'rows of numbers at the same place of each page',
    (page) => [[`Sample ${page * 7}: 0.${page * page}`, 60, 60], ...below(400, `Words of page ${page}.`)],
    [
      '¶Sample 7: 0.1',
      'Words of page 1.',
      '¶Sample 14: 0.4',
      'Words of page 2.',
      '¶Sample 21: 0.9',
      'Words of page 3.',
    ],
  ],
  [
    'headings of which one has the number of its page',
    (page) => [
      [`${page + (page % 2)} Part`, 60, 60, 14],
      ...below(400, `Words of page ${page}.`),
      [`${page}`, 290, 810],
    ],
    ['# ¶2 Part', 'Words of page 1.', '# ¶2 Part', 'Words of page 2.', '# ¶4 Part', 'Words of page 3.'],
  ],
])('%s stay', async (_, page, expected) => {
  expect(outline(await lines(page(1), page(2), page(3)))).toEqual(expected);
});

test('numbers of pages are left out where those of other pages do not stand, and beside words that change', async () => {
  const page = (number: number): Words[] => [
    ...(number === 3 ? [] : ([[`${number} Part ${number > 2 ? 'two' : 'one'}`, 60, 30]] as Words[])),
    ...below(300, `Words of page ${'abcde'[number - 1]}.`),
    ...(number === 3 ? ([['3', 290, 810]] as Words[]) : []),
  ];
  expect(outline(await lines(...[1, 2, 3, 4, 5].map(page)))).toEqual(
    [...'abcde'].map((letter) => `¶Words of page ${letter}.`),
  );
});

test('a paragraph and a list go on over a page, and their page begins within them', async () => {
  const blocks = await lines(
    below(600, `${long} a`, 'temperature that depends'),
    [
      ...below(60, 'on the humidity of the air.', 'The council:', '1) elects its chair;'),
      ...below(102, '2) hears reports;'),
    ],
    [...below(60, '3) approves topics.'), ...below(120, '1) another list.')],
  );
  expect(outline(blocks)).toEqual([
    `¶${long} a temperature that depends ¶on the humidity of the air.`,
    'The council:',
    '- 1) elects its chair;',
    '- 2) hears reports;',
    '- 3) ¶approves topics.',
    '- 1) another list.',
  ]);
});

test('rows with as many cells are a table, others are lines with their page', async () => {
  const row = (y: number, ...cells: string[]): Words[] => cells.map((cell, index) => [cell, 60 + 150 * index, y]);
  const [head, first, second] = [
    row(100, 'Grade', 'Carbon', 'Price'),
    row(114, '20', '0.2', '10'),
    row(128, '45', '0.45', '12'),
  ];
  expect(outline(await lines([...head, ...first, ...second]))).toEqual([
    '¶Grade | Carbon | Price',
    '20 | 0.2 | 10',
    '45 | 0.45 | 12',
  ]);
  expect(outline(await lines([...head, ...row(114, '20', '0.2'), ...second]))).toEqual([
    '~1 ¶Grade · Carbon · Price',
    '~1 20 · 0.2',
    '~1 45 · 0.45 · 12',
  ]);
});

test('a table of contents keeps a line for each of its entries', async () => {
  const blocks = await lines(
    below(100, 'Admission . . . . . . . . 1', 'Study ............ 2', 'defence . . . . . . 3'),
  );
  expect(outline(blocks)).toEqual(['¶Admission … 1', 'Study … 2', 'defence … 3']);
});

test('a page that lies on its side in the file is read as it is shown', async () => {
  const turned = ['The first line of it,', 'and the second.'].map(
    (text, index) => `BT /F 12 Tf 0 1 -1 0 ${100 + 14 * index} 60 Tm (${text}) Tj ET`,
  );
  const page = { content: turned.join('\n'), resources: helvetica, rotation: 90 };
  expect(outline(await read(writePages([page])))).toEqual(['¶The first line of it, and the second.']);
});

test('a sentence of a great many pieces, each above the one before, is read in seconds, and nothing of it is lost', () => {
  const about = { text: 'iron', x: 60, width: 40, size: 10, font: 'serif', isTurned: false, endsLine: true };
  const pieces = Array.from({ length: 30_000 }, (_, index) => ({ ...about, y: 9e5 - 14 * index }));
  const start = performance.now();
  const [words = ''] = pageTexts(documentText([{ pieces, height: 2e6, tree: null }]));
  expect(performance.now() - start).toBeLessThan(5000);
  expect(words.match(/iron/g)).toHaveLength(pieces.length);
});

test('a scan has no text, and each of its pages is there', async () => {
  expect(pageTexts(await read(scannedPages(2)))).toEqual(['', '']);
});

test('letters are those that are meant, however the file spells them for printing', async () => {
  const text = await read(documentOf(spelledPage(...spelledLines.map(([printed]) => printed))));
  expect(pageTexts(text)).toEqual([spelledLines.map(([, letters]) => letters).join(' ')]);
});

/** A tag with words, or with other tags. */
type Tag = [role: string, content: string | Tag[], alt?: string];

/** Pages of tags; each piece of words stands on a line of its own, cells beside each other. */
const tags = async (...pages: Tag[][]) =>
  read(
    await made(true, (pdf) => {
      for (const [index, page] of pages.entries()) {
        if (index > 0) pdf.addPage();
        let y = 150;
        let x = 60;
        const element = ([role, content, alt]: Tag): PDFKit.PDFStructureElement => {
          const isCell = role === 'TH' || role === 'TD';
          if (role === 'TR') x = 60;
          if (!isCell) y += 14;
          const [left, top] = [x, y];
          if (isCell) x += 120;
          const children =
            typeof content === 'string'
              ? [() => put(pdf, [content, isCell ? left : 60, top])]
              : content.map((child) => element(child));
          return pdf.struct(role, alt ? { alt } : {}, children as PDFKit.PDFStructureElementChild[]);
        };
        for (const tag of page) pdf.addStructure(element(tag));
        pdf.markContent('Artifact', { type: 'Pagination' });
        put(pdf, ['A line that is no content', 60, 400]);
        pdf.endMarkedContent();
      }
    }),
  );

const tr = (role: 'TH' | 'TD', ...cells: string[]): Tag => ['TR', cells.map((cell): Tag => [role, cell])];
const li = (label: string, ...body: Tag[]): Tag => ['LI', [['Lbl', label], ...body]];

test('tags say what is a heading, a list within a list, a table with its caption, and what a picture shows', async () => {
  const blocks = await tags([
    ['H1', 'Regulations'],
    [
      'P',
      [
        ['Span', 'The council '],
        ['Span', 'meets.'],
      ],
    ],
    [
      'L',
      [
        li('a)', [
          'LBody',
          [
            ['P', 'elects'],
            ['L', [li('-', ['LBody', 'a chair'])]],
          ],
        ]),
        li('b)', ['LBody', 'hears']),
      ],
    ],
    ['Table', [['Caption', 'Table 1. Grades'], tr('TH', 'Grade', 'Carbon'), tr('TD', '20', '0.2')]],
    ['Figure', 'unseen', 'A curve that falls'],
  ]);
  expect(outline(blocks)).toEqual([
    '# ¶Regulations',
    'The council meets.',
    '- a) elects',
    '  - a chair',
    '- b) hears',
    'Table 1. Grades',
    '*Grade* | *Carbon*',
    '20 | 0.2',
    '[A curve that falls]',
  ]);
});

test('a table and a list with tags go on over a page, without the head that is repeated', async () => {
  const blocks = await tags(
    [['Table', [tr('TH', 'Grade', 'Carbon'), tr('TD', '20', '0.2')]]],
    [
      ['Table', [tr('TH', 'Grade', 'Carbon'), tr('TD', '45', '0.45')]],
      ['L', [li('1.', ['LBody', 'one that'])]],
    ],
    [
      ['L', [['LI', [['LBody', 'goes on']]], li('2.', ['LBody', 'two'])]],
      ['Table', [tr('TH', 'Year', 'Sum'), tr('TD', '1', '2')]],
    ],
  );
  expect(outline(blocks)).toEqual([
    '*¶Grade* | *Carbon*',
    '20 | 0.2',
    '¶45 | 0.45',
    '- 1. one that ¶goes on',
    '- 2. two',
    '*Year* | *Sum*',
    '1 | 2',
  ]);
});

test.each<[string, Tag[]]>([
  ['too few', [tr('TH', 'Grade', 'Carbon', 'Price'), tr('TD', '20', '10'), tr('TD', '45', '0.45', '12')]],
  ['a wide one', [tr('TD', 'Grade and carbon of the steel that is sold', 'Price'), tr('TD', '20', '10')]],
])('a table with tags in which a row has %s cells is lines, none of them in a wrong column', async (_, rows) => {
  const [block] = await tags([['Table', rows]]);
  expect(block?.kind).toBe('lines');
});

test('a document whose tags name little of it is read by its lines', async () => {
  const bytes = await made(true, (pdf) => {
    pdf.addStructure(pdf.struct('P', {}, [() => put(pdf, ['Tagged', 60, 150])]));
    for (const words of below(300, 'All the other words', 'have no tags.')) put(pdf, words);
  });
  expect(pageTexts(await read(bytes))).toEqual(['Tagged All the other words have no tags.']);
});

test('a character of a font that is the same as the start of a page begins none', () => {
  const piece = {
    text: 'A con\fguration',
    x: 60,
    y: 400,
    width: 80,
    size: 10,
    font: 'f1',
    isTurned: false,
    endsLine: true,
  };
  const text = documentText([{ height: 842, pieces: [piece], tree: null }]);
  expect(pageTexts(text)).toEqual(['A conguration']);
});

const list = (...labels: string[]): DocumentBlock => ({
  kind: 'list',
  items: labels.map((label) => ({ label, text: 'запис', items: [] })),
});
const table = (...rows: [isHeader: boolean, ...texts: string[]][]): DocumentBlock => ({
  kind: 'table',
  rows: rows.map(([isHeader, ...texts]) => texts.map((text) => ({ text, isHeader }))),
});

test.each<[string, DocumentBlock, DocumentBlock, boolean]>([
  ['the next number', list('1)', '2)'), list('3)'), true],
  ['another beginning', list('1)', '2)'), list('1)'), false],
  ['a letter that lists leave a letter out before', list('в)', 'г)'), list('д)'), true],
  ['the same letter', list('в)', 'г)'), list('г)'), false],
  ['rows without a head', table([true, 'а', 'б'], [false, '1', '2']), table([false, '3', '4']), true],
  ['rows below rows', table([false, '1', '2']), table([false, '3', '4']), true],
  ['rows with a head of their own', table([false, '1', '2']), table([true, 'а', 'б'], [false, '3', '4']), false],
])('a list or table goes on where it is the same one: %s', (_, last, next, expected) => {
  expect(goesOn(last, next)).toBe(expected);
});

test('a sentence goes on in a line that begins further right', async () => {
  const found = outline(
    await lines([
      ['Specimens are heated in the furnace to a temperature,', 60, 60],
      ['which stands in the table, and are kept there.', 90, 74],
      ['Then they are cooled.', 60, 88],
    ]),
  );
  expect(found[0]).toContain('temperature, which stands');
});
