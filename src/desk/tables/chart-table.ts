import type { ChartData, Unit } from '../../../content/model/charts.ts';
import { unitText } from '../../content/units.ts';
import { certainDate } from '../../lib/language/date-forms.ts';
import {
  type ByLanguage,
  type LanguageCode,
  languageCodes,
  languageOf,
  ofLanguage,
} from '../../lib/language/languages.ts';
import { toSlug } from '../../lib/text/romanize.ts';
import { numberReader } from './read-table.ts';

/** The kinds of charts that a table can become. */
export const chartKinds = ['lines', 'bars', 'share', 'scatter', 'diagram', 'timeline'] as const;
/** A kind of chart. */
export type ChartKind = (typeof chartKinds)[number];

/** Something that keeps a table from becoming a chart, with the place of a cell, counted from 1, if it is one. */
export interface TableProblem {
  problem: 'empty' | 'number' | 'across' | 'negative' | 'many' | 'one-column' | 'few' | 'day';
  row?: number;
  column?: number;
  cell?: string;
}

/** A pasted table as a chart reads it: names, or values of the horizontal axis, in the first column, and a column for each series. */
export interface ChartTable {
  /** The head of the first column. */
  corner: string;
  rows: { name: string; cells: string[]; row: number }[];
  heads: string[];
  /** The units that it names, of the first column and of the others. */
  units: [Unit | undefined, Unit | undefined];
  read: (cell: string) => number | undefined;
}

/** As many colours and shapes there are. */
const mostSeries = 7;

const isPlot = (kind: ChartKind) => kind === 'lines' || kind === 'scatter' || kind === 'diagram';

/**
 * Reads a table for a chart. Names in the first row and column are told from numbers; of a plot whose series are rows, rows and columns
 * are swapped.
 * @param units those that charts know
 * @param isTurned whether the editor wants it the other way round
 */
export function chartTable(
  cells: readonly (readonly string[])[],
  kind: ChartKind,
  units: readonly Unit[],
  isTurned = false,
): ChartTable {
  const read = numberReader(cells.flat());
  const isText = (cell = '') => cell !== '' && read(cell) === undefined;
  const [head = [], ...others] = cells;
  const isAcross = others.some(([name]) => isText(name)) && head.slice(1).every((cell) => !isText(cell));
  const rows = (isPlot(kind) && isAcross && head.length > 2) !== isTurned ? turned(cells) : cells;
  const [first = [], ...rest] = rows;
  const hasHead = isHead(first, rest, read) || (kind === 'timeline' && !first.slice(1).some(certainDate));
  const body = hasHead ? rest : rows;
  const [corner, ...heads] = first.map((cell) => headOf(hasHead ? cell : '', units));
  const ofValues = heads.find(({ unit }) => unit)?.unit;
  const isPercent = body.some(([, ...own]) => own.some((cell) => cell.endsWith('%')));
  return {
    corner: corner?.name ?? '',
    heads: heads.map(({ name }) => name),
    units: [corner?.unit, ofValues ?? (isPercent ? '%' : undefined)],
    rows: body.map(([name = '', ...own], index) => ({ name, cells: own, row: index + (hasHead ? 2 : 1) })),
    read,
  };
}

/** Words above the numbers, nothing above the names, or years above others that are in the rows. */
function isHead(
  [corner = '', ...cells]: readonly string[],
  rest: readonly (readonly string[])[],
  read: ChartTable['read'],
): boolean {
  const isWord = (cell: string) => cell !== '' && read(cell) === undefined;
  if (corner === '' || cells.some(isWord)) return true;
  if (!isWord(corner)) return false;
  return rest.some(([name = '']) => !isWord(name)) || cells.every((cell) => /^(?:19|20)\d\d$/.test(cell));
}

function turned(rows: readonly (readonly string[])[]): string[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
}

/** Everything that keeps a table from becoming a chart of a kind. An empty cell is a gap. */
export function problemsOf({ rows, heads, read }: ChartTable, kind: ChartKind): TableProblem[] {
  if (rows.length === 0 || heads.length === 0) return [{ problem: 'empty' }];
  if (kind === 'timeline') {
    const wrong = rows.flatMap(({ cells, row }) =>
      cells.slice(0, 2).flatMap((cell, index): TableProblem[] => {
        const isDay = cell ? certainDate(cell) !== undefined : index > 0;
        return isDay ? [] : [{ problem: 'day', row, column: index + 2, cell }];
      }),
    );
    return [...wrong, ...(rows.length < 2 ? [{ problem: 'few' } as const] : [])];
  }
  const isWhole = kind === 'bars' || kind === 'share';
  const ofCells = rows.flatMap(({ cells, row }) =>
    cells.flatMap((cell, index): TableProblem[] => {
      const value = read(cell);
      const place = { row, column: index + 2, cell };
      if (cell !== '' && value === undefined) return [{ problem: 'number', ...place }];
      return isWhole && value !== undefined && value < 0 ? [{ problem: 'negative', ...place }] : [];
    }),
  );
  const across = isPlot(kind) ? rows.filter(({ name }) => read(name) === undefined) : [];
  const series = kind === 'share' ? rows.length : heads.length;
  return [
    ...across.map(({ name, row }) => ({ problem: 'across' as const, row, column: 1, cell: name })),
    ...ofCells,
    ...(kind === 'share' && heads.length > 1 ? [{ problem: 'one-column' } as const] : []),
    ...(kind === 'share' && rows.length < 2 ? [{ problem: 'few' } as const] : []),
    ...(series > mostSeries ? [{ problem: 'many' } as const] : []),
  ];
}

/** The texts of a table that need a name in each language: those of its series, bars, parts or events. */
export function namesIn({ rows, heads }: ChartTable, kind: ChartKind): string[] {
  const ofRows = rows.map(({ name }) => name);
  const ofSeries = heads.length > 1 ? heads : [];
  if (isPlot(kind)) return ofSeries;
  return kind === 'bars' ? [...ofRows, ...ofSeries] : ofRows;
}

/** Ids of names, each another one. */
export function idsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const slug = toSlug(name).slice(0, 40).replace(/-$/, '') || `part-${index + 1}`;
    let id = slug;
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    return id;
  });
}

/**
 * The data of a chart of a table that has no problems.
 * @param ids those of its names
 * @param units those of the horizontal axis and of the values
 */
export function chartOf(
  { rows, heads, read }: ChartTable,
  kind: ChartKind,
  ids: readonly string[],
  [unitX, unit]: readonly [Unit, Unit],
): ChartData {
  const valueIn = (cells: readonly string[], column: number) => read(cells[column] ?? '');
  switch (kind) {
    case 'timeline':
      return {
        type: kind,
        events: rows.map(({ cells: [from = '', to = ''] }, index) => ({
          id: ids[index] ?? '',
          from: certainDate(from) ?? '',
          ...(to && { to: certainDate(to) ?? '' }),
        })),
      };
    case 'share':
      return {
        type: kind,
        unit,
        parts: rows.map(({ cells }, index) => ({ id: ids[index] ?? '', value: valueIn(cells, 0) ?? 0 })),
      };
    case 'bars':
      return { type: kind, unit, bars: rows.flatMap(({ cells }, index) => barsOf(cells, index)) };
    default:
      return { type: kind, x: { unit: unitX }, y: { unit }, series: heads.map((_, column) => seriesOf(column)) };
  }

  function barsOf(cells: readonly string[], row: number) {
    return heads.flatMap((_, column) => {
      const value = valueIn(cells, column);
      const series = heads.length > 1 && { series: ids[rows.length + column] ?? '' };
      return value === undefined ? [] : [{ id: ids[row] ?? '', ...series, value }];
    });
  }

  function seriesOf(column: number) {
    const points = rows.flatMap(({ name, cells }) => {
      const [x, y] = [read(name), valueIn(cells, column)];
      return x === undefined || y === undefined ? [] : [{ x, y }];
    });
    return { id: ids[column] ?? 'values', points: points.sort((a, b) => (kind === 'diagram' ? 0 : a.x - b.x)) };
  }
}

/** The head above numbers, and the unit that follows it after a comma or in brackets, as either language has it. */
function headOf(head: string, units: readonly Unit[]): { name: string; unit?: Unit | undefined } {
  const [, name = '', inBrackets, afterComma] =
    /^(.*\S)\s*(?:[([]\s*([^()[\]]+?)\s*[)\]]|,\s*([^,]*\S))$/.exec(head) ?? [];
  const written = (inBrackets ?? afterComma ?? '').replace('°С', '°C').toLowerCase();
  const isWritten = (unit: Unit) => languageCodes.some((code) => unitText(unit, code).toLowerCase() === written);
  const unit = written ? units.find(isWritten) : undefined;
  return unit ? { name, unit } : { name: head };
}

/** Sentences about what is to be seen in a chart. */
interface Sentences {
  extremes: (most: string, greatest: string, least: string, smallest: string) => string;
  course: (name: string, first: string, last: string, greatest: string) => string;
  events: (count: number, first: string, last: string) => string;
}

const sentences: ByLanguage<Sentences> = {
  ua: {
    extremes: (most, greatest, least, smallest) =>
      `Найбільше значення — ${greatest} (${most}), найменше — ${smallest} (${least}).`,
    course: (name, first, last, greatest) => `${name}: від ${first} до ${last}, найбільше — ${greatest}.`,
    events: (count, first, last) => `Подій: ${count}; перша — ${first}, остання — ${last}.`,
  },
  en: {
    extremes: (most, greatest, least, smallest) =>
      `The greatest value is ${greatest} (${most}), the least ${smallest} (${least}).`,
    course: (name, first, last, greatest) => `${name}: from ${first} to ${last}, at most ${greatest}.`,
    events: (count, first, last) => `${count} events; the first is ${first}, the last ${last}.`,
  },
};

/**
 * Describes a chart to those who cannot see it, as far as its numbers tell: the editor may say more.
 * @param names those of its rows, or of its series, in the language
 * @param quantity the name of the vertical axis, for a series that is alone
 */
export function describeChart(
  { rows, heads, read }: ChartTable,
  kind: ChartKind,
  words: { language: LanguageCode; names: readonly string[]; quantity: string; unit: Unit },
): string {
  const { language, names, quantity } = words;
  const say = ofLanguage(sentences, language);
  if (kind === 'timeline') return say.events(rows.length, names[0] ?? '', names[rows.length - 1] ?? '');
  const written = (value: number | undefined) => writeValue(value ?? 0, words);
  if (kind === 'bars' || kind === 'share') {
    const values = rows.flatMap(({ cells }, row) =>
      heads.flatMap((_, column) => {
        const value = read(cells[column] ?? '');
        const name = [names[row], heads.length > 1 ? names[rows.length + column] : ''].filter(Boolean).join(', ');
        return value === undefined ? [] : [{ name, value }];
      }),
    );
    values.sort((a, b) => b.value - a.value);
    const [most, least] = [values[0], values.at(-1)];
    return say.extremes(most?.name ?? '', written(most?.value), least?.name ?? '', written(least?.value));
  }
  const courses = heads.map((_, column) => {
    const values = rows.flatMap(({ cells }) => read(cells[column] ?? '') ?? []);
    const name = heads.length > 1 ? (names[column] ?? '') : quantity;
    return say.course(name, written(values[0]), written(values.at(-1)), written(Math.max(...values)));
  });
  return courses.join(' ');
}

/** Plain spaces: the site puts those that do not break where they belong. */
function writeValue(value: number, { language, unit }: { language: LanguageCode; unit: Unit }): string {
  const format = new Intl.NumberFormat(languageOf(language).locale, { maximumFractionDigits: 10 });
  return [format.format(value).replaceAll('\u00a0', ' '), unitText(unit, language)].filter(Boolean).join(' ');
}
