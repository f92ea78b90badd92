import { expect, test } from 'vitest';
import type { LinesData } from '../../../content/model/charts.ts';
import type { FigureLabels } from '../../../content/model/labels-texts.ts';
import { dataTable } from '../../../src/compile/figures/data-table.ts';
import { placedBeside } from '../../../src/desk/browser/insert/insert-dialog.tsx';
import { insertablesIn } from '../../../src/desk/server/insertables.ts';
import { beginFigure, drawnAlone, readFigure } from '../../../src/desk/server/new-figure.ts';
import { filesOf } from '../../support/files-of.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const words = (title: string, axis: string, names: Record<string, string>) => ({
  title,
  caption: `${title}.`,
  description: `${title}: 5.`,
  y: axis,
  names,
});
const given = {
  chart: {
    type: 'bars',
    unit: 't',
    bars: [
      { id: 'rail', value: 5 },
      { id: 'wheel', value: 2.5 },
    ],
  },
  texts: {
    ua: words('Виплавка за марками', 'Маса', { rail: 'Рейкова', wheel: 'Колісна' }),
    en: words('Steel made, by grade and by the year', 'Mass', { rail: 'Rail', wheel: 'Wheel' }),
  },
};
const thing = 'news/new-microscope';
const figure = 'figure/steel-made-by-grade-and-by';
const files = ['data', 'ua', 'en'].map((part) => `${part}/figures/${figure.slice(7)}.json`);
const shown = { content: `Текст.\n\n{${figure}}` };

test('a chart is in three files once the text that shows it is saved, and the check finds nothing wrong with them', async () => {
  const before = filesOf(lab.dir);
  expect(`figure/${beginFigure(lab.session.content, readFigure(given))}`).toBe(figure);
  lab.edit(thing, 'ua', shown);
  lab.edit(thing, 'en', { content: `Text.\n\n{${figure}}` });
  expect(filesOf(lab.dir)).toEqual(before);
  lab.reopen();
  expect((await lab.session.check('en')).filter(({ file }) => file.includes('figures/'))).toEqual([]);
  expect(lab.session.save(thing)).toEqual(expect.arrayContaining(files));
  expect(JSON.parse(lab.read(files[0] ?? ''))).toEqual({
    $schema: '../../schema/figure-data.schema.json',
    chart: given.chart,
  });
  expect(lab.list().filter(({ isDraft }) => isDraft)).toEqual([]);
});

test('what is discarded takes the charts along that were begun in it, but for those that another text shows', () => {
  const before = filesOf(lab.dir);
  beginFigure(lab.session.content, readFigure(given));
  const second = beginFigure(lab.session.content, readFigure(given));
  expect(`figure/${second}`).toBe(`${figure}-2`);
  lab.edit(thing, 'ua', { content: `{${figure}}\n\n{figure/${second}}` });
  lab.edit('news/open-day', 'ua', { content: `{figure/${second}}` });
  lab.session.discard(thing);
  expect(lab.list().flatMap(({ name, isDraft }) => (isDraft ? [name] : []))).toEqual([
    `figure/${second}`,
    'news/open-day',
  ]);
  lab.session.discard('news/open-day');
  expect(lab.list().filter(({ isDraft }) => isDraft)).toEqual([]);
  expect(filesOf(lab.dir)).toEqual(before);
});

test.each([
  ['no numbers', { ...given, chart: { type: 'bars', unit: 't', bars: [] } }],
  ['a unit that nobody knows', { ...given, chart: { ...given.chart, unit: 'lb' } }],
  ['no words in a language', { ...given, texts: { ua: given.texts.ua } }],
  ['nothing', undefined],
])('a request that is no chart is refused: %s', (_, body) => {
  expect(() => readFigure(body)).toThrow('no chart');
});

test('a chart is drawn with its words in a language, and looks of its own', () => {
  const svg = drawnAlone(readFigure(given), 'ua');
  expect(svg).toMatch(/^<svg [^>]*chart-figure[^>]*>\s*<style>/);
  for (const text of ['Рейкова', 'Маса', '2,5', '--chart-own: ']) expect(svg).toContain(text);
});

test('years on an axis are written as years', () => {
  const points = [2024, 2026].map((x) => ({ x, y: 1200 }));
  const chart = { type: 'lines', x: { unit: '1' }, y: { unit: 't' }, series: [{ id: 'steel', points }] };
  const ticks = drawnAlone(readFigure({ ...given, chart }), 'ua').match(/>20\d\d[\d\s,]*(?=<)/g);
  expect(ticks).toEqual(['>2024', '>2025', '>2026']);
  const table = dataTable(chart as LinesData, {
    language: 'ua',
    texts: { $schema: '', ...given.texts.ua },
    labels: {} as FigureLabels,
  });
  expect(table.rows).toEqual([
    ['2024', 1200],
    ['2026', 1200],
  ]);
});

test.each([
  ['after as many paragraphs', 'А\n\n{figure/x}\n\nБ', 'A\n\nB', 'A\n\n{figure/x}\n\nB'],
  ['at the end of a shorter text', 'А\n\nБ\n\n{figure/x}', 'A', 'A\n\n{figure/x}'],
  ['not twice', 'А\n\n{figure/x}', '{figure/x}\n\nA', '{figure/x}\n\nA'],
  ['not in a text that is not written', '{figure/x}', '', ''],
  ['not where it only is referred to', 'Див. {figure/x}', 'See', 'See'],
])('a chart stands in the other language, too: %s', (_, own, other, placed) => {
  expect(placedBeside(own, other, '{figure/x}')).toBe(placed);
});

test('a text may link to pages, people and documents, and show figures, facts and tables', () => {
  beginFigure(lab.session.content, readFigure(given));
  lab.edit('news/open-day', 'ua', {
    content: 'Так.\n\n: Підсумок\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| c | d |\n| --- | --- |',
  });
  lab.edit(thing, 'data', { draft: true });
  const found = insertablesIn(lab.session.content.drafted(), 'ua');
  expect(found).toContainEqual({
    group: 'link',
    kind: 'person',
    title: expect.stringContaining('Коваль'),
    markdown: '/person/koval-olena',
  });
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'document', markdown: expect.stringMatching(/^\/files\/.*pdf$/) }),
  );
  expect(found).toContainEqual({ group: 'figure', title: given.texts.ua.title, markdown: `{${figure}}` });
  expect(found).toContainEqual(
    expect.objectContaining({ group: 'fact', markdown: '{phone}', words: { phone: '+38 (044) 000-00-00' } }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ group: 'fact', markdown: expect.stringMatching(/^\{(?:unit|person)\/.*email\}$/) }),
  );
  const tables = found.filter(({ group }) => group === 'table');
  expect(tables.map(({ markdown }) => markdown.split('\n')[0])).toEqual(
    expect.arrayContaining([': Підсумок', '| c | d |']),
  );
  expect(tables.some(({ title }) => title.endsWith(': Підсумок'))).toBe(true);
  expect(found.some(({ markdown }) => markdown === `/${thing}`)).toBe(false);
});
