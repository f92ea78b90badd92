import type { PlotPoint, SeriesData } from '../../../../content/model/charts.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { itemPointer, itemValue } from '../../../content/items.ts';
import { asList, asObject, asText, isObject } from '../../../content/unknown-value.ts';
import { pictureItems } from '../../../content/views/asset-references.ts';
import { type FigureItem, figureItems, hasTableText, namedParts, numbersOf } from '../../../content/views/figures.ts';
import { languageCodes } from '../../../lib/language/languages.ts';
import { defineRule, each } from '../../rule.ts';

type AxisValue = { value: number; pointer: string };

/**
 * The numbers of a plot on one of its axes that are no values of series: the ends of the axis, limits, corners of areas, named
 * places, and where names stand.
 */
function valuesOnAxis(chart: object, axis: 'x' | 'y'): AxisValue[] {
  const { [axis]: own, series, guides, regions, marks } = asObject(chart);
  const numberAt = (value: unknown, pointer: string): AxisValue[] =>
    typeof value === 'number' ? [{ value, pointer: `/chart/${pointer}` }] : [];
  const place = (value: unknown, pointer: string) => numberAt(asObject(value)[axis], `${pointer}/${axis}`);
  const each = (list: unknown, name: string, read: (entry: Record<string, unknown>, at: string) => AxisValue[]) =>
    asList(list).flatMap((entry, index) => read(asObject(entry), `${name}/${index}`));
  const label = (entry: Record<string, unknown>, at: string) => place(entry.label, `${at}/label`);
  return [
    ...(['from', 'to'] as const).flatMap((end) => numberAt(asObject(own)[end], `${axis}/${end}`)),
    ...each(series, 'series', label),
    ...each(guides, 'guides', (guide, at) => (guide.axis === axis ? numberAt(guide.at, `${at}/at`) : [])),
    ...each(regions, 'regions', (region, at) => [
      ...each(region.points, `${at}/points`, place),
      ...label(region, at),
    ]),
    ...each(marks, 'marks', place),
  ];
}

/** As many colours, shapes and hatches there are. */
const mostParts = 7;

type FigureNumbersParameters = { id: string; problem: 'none' | 'table' | 'log' | 'log-place' | 'many' };

export const figureNumbers = defineRule<FigureNumbersParameters>('figure-numbers', 'error', 'content', {
  en: {
    asks: 'Every series of a figure has numbers that can be drawn.',
    why: 'A series has points, or names a column of a table in a news item, so that chart and table cannot differ; each cell of the column and of the first one must then be a number, in each language. A logarithmic axis has no place for zero or less: not for a value, the lower end of an uncertainty, a limit, the corner of an area, or an end of the axis. More than seven series or parts cannot be told apart.',
    message: ({ id, problem }) =>
      ({
        none: `The series "${id}" has no numbers.`,
        table: `The table has no column of numbers for the series "${id}".`,
        log: `The series "${id}" has values that a logarithmic axis cannot show.`,
        'log-place': `A logarithmic axis cannot show ${id}.`,
        many: `The chart has more than ${mostParts} series or parts.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        none: 'Write its "points", or the "column" of the table that has them.',
        table:
          'Fix "table" or "column", or the cells: they have numbers alone, in the first column those of the horizontal axis.',
        log: 'Use values above zero, with an uncertainty less than the value, or a linear scale.',
        'log-place': 'Use a value above zero, or a linear scale.',
        many: 'Show fewer, or make two figures.',
      })[problem],
  },
  uk: {
    asks: 'Кожен ряд рисунка має числа, які можна накреслити.',
    why: 'Ряд має точки або називає стовпець таблиці в новині, щоб діаграма й таблиця не могли різнитися; тоді кожна клітинка цього й першого стовпця має бути числом, кожною мовою. На логарифмічній осі немає місця для нуля й від’ємного: ні для значення, ні для нижньої межі похибки, ні для границі, ні для кута області, ні для кінця осі. Понад сім рядів чи частин не розрізнити.',
    message: ({ id, problem }) =>
      ({
        none: `Ряд "${id}" не має чисел.`,
        table: `У таблиці немає стовпця чисел для ряду "${id}".`,
        log: `Ряд "${id}" має значення, яких логарифмічна вісь не покаже.`,
        'log-place': `Логарифмічна вісь не покаже ${id}.`,
        many: `На діаграмі понад ${mostParts} рядів або частин.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        none: 'Напишіть "points" або "column" — стовпець таблиці, у якому вони є.',
        table: 'Виправте "table" чи "column" або клітинки: лише числа, у першому стовпці — числа горизонтальної осі.',
        log: 'Вкажіть значення, більші за нуль, із похибкою, меншою за значення, або лінійну шкалу.',
        'log-place': 'Вкажіть значення, більше за нуль, або лінійну шкалу.',
        many: 'Покажіть їх менше або зробіть два рисунки.',
      })[problem],
  },
  check: each(figureItems, (figure, report, tree) => {
    const { chart, facts } = figure;
    const { series: entries, parts, bars } = asObject(chart);
    const counts = {
      series: asList(entries).length,
      bars: new Set(asList(bars).map((bar) => asObject(bar).series)).size,
      // The parts of a picture have numbers.
      parts: chart.type === 'picture' ? 0 : asList(parts).length,
    };
    for (const [list, count] of Object.entries(counts))
      if (count > mostParts)
        report({ file: facts.file, pointer: `/chart/${list}`, part: 'key' }, { id: facts.id, problem: 'many' });
    if (!Array.isArray(entries)) return;
    const languages = languageCodes.filter((language) => hasTableText(tree, figure, language));
    const filled = languages.map((language) => asList(asObject(numbersOf(tree, figure, language)).series));
    for (const [index, entry] of entries.entries()) {
      const { id: written, points, column } = asObject(entry) as Partial<SeriesData>;
      const [id, place] = [asText(written) ?? '', { file: facts.file, pointer: `/chart/series/${index}/id` }];
      const known = column === undefined ? [points] : filled.map((series) => asObject(series[index]).points);
      if (column === undefined && !asList(points).length) report(place, { id, problem: 'none' });
      else if (known.some((each) => each === undefined)) report(place, { id, problem: 'table' });
      else if (known.some((each) => isBelowLogarithmic(chart, asList(each)))) report(place, { id, problem: 'log' });
    }
    for (const axis of logarithmicAxes(chart))
      for (const { value, pointer } of valuesOnAxis(chart, axis))
        if (value <= 0) report({ file: facts.file, pointer }, { id: String(value), problem: 'log-place' });
  }),
});

function logarithmicAxes(chart: FigureItem['chart']): ('x' | 'y')[] {
  return (['x', 'y'] as const).filter((axis) => asObject(asObject(chart)[axis]).scale === 'log');
}

/** True if points have values that a logarithmic axis of the chart has no place for. */
function isBelowLogarithmic(chart: FigureItem['chart'], points: readonly unknown[]): boolean {
  const axes = logarithmicAxes(chart);
  const known = points.filter(isObject) as Partial<PlotPoint>[];
  return known.some(
    ({ x = 1, y = 1, plusMinus = 0 }) => (axes.includes('x') && x <= 0) || (axes.includes('y') && y - plusMinus <= 0),
  );
}

type FigureWordsParameters = { name: string; isExtra: boolean; file: string };

export const figureWords = defineRule<FigureWordsParameters>('figure-words', 'error', 'group', {
  en: {
    asks: 'Every axis, series, area and place of a figure, and every part of a picture, has a name in each language.',
    why: 'Curves called 1, 2 and 3 tell nothing. Names stand under the ids of the data in `names` of the texts, the quantities of the axes under `x` and `y`; units come from the data.',
    note: 'A series that is the only one needs no name: the axis names the quantity.',
    message: ({ name, isExtra, file }) =>
      isExtra ? `Nothing in ${file} has the id "${name}".` : `"${name}" has no name in this language.`,
    hint: ({ name, isExtra }) => (isExtra ? 'Delete the name, or fix the id.' : nameHint.en(name)),
  },
  uk: {
    asks: 'Кожна вісь, кожен ряд, кожна область і кожне місце рисунка, кожна частина зображення має назву кожною мовою.',
    why: 'Криві 1, 2 і 3 нічого не кажуть. Назви стоять під id з даних у `names` текстів, величини осей — під `x` та `y`; одиниці беруться з даних.',
    note: 'Єдиний ряд назви не потребує: величину називає вісь.',
    message: ({ name, isExtra, file }) =>
      isExtra ? `У ${file} немає нічого з id "${name}".` : `"${name}" не має назви цією мовою.`,
    hint: ({ name, isExtra }) => (isExtra ? 'Видаліть назву або виправте id.' : nameHint.uk(name)),
  },
  paths: ['file'],
  check: each(namedThings, ({ facts, parts, axes, texts }, report) => {
    const known = new Set(parts.map(({ id }) => id));
    for (const item of texts) {
      const value = itemValue(item);
      const names = asObject(value.names);
      const { path } = facts.file;
      const [axis] = axes.flatMap((id) => (value[id] ? [] : [{ id, pointer: '/chart' }]));
      const missing = axis ?? parts.find(({ id, isOptional }) => !isOptional && !(id in names));
      const around = itemPointer(item);
      const start = {
        file: item.file,
        pointer: value.names ? `${around}/names` : item.pointer,
        part: 'start' as const,
      };
      if (missing)
        report(start, { name: missing.id, isExtra: false, file: path }, [
          { remark: 'facts-here', place: { file: facts.file, pointer: missing.pointer } },
        ]);
      for (const name of Object.keys(names).filter((each) => !known.has(each))) {
        const place = { file: item.file, pointer: `${around}/names/${name}`, part: 'key' as const };
        report(place, { name, isExtra: true, file: path });
      }
    }
  }),
  // A name that only one language has is missing in the other.
  explains(own) {
    const files = new Set(own.flatMap(({ place }) => ('file' in place ? [place.file.id] : [])));
    return ({ code, place }) =>
      code === 'missing-key' &&
      'file' in place &&
      files.has(place.file.id) &&
      /^(?:figure|pictures)-texts$/.test(place.file.kind.name);
  },
});

/** Figures and pictures with the parts whose ids the texts give names, and the axes whose quantities they name. */
function namedThings(tree: ContentTree) {
  const figures = figureItems(tree).map(({ chart, facts, texts }) => ({
    facts,
    parts: namedParts(chart),
    axes: (['x', 'y'] as const).filter((axis) => hasAxis(chart, axis)),
    texts: [...texts.values()].map(({ item }) => item),
  }));
  const pictures = pictureItems(tree).map(({ value, facts, texts }) => {
    const parts = namedParts({ type: 'picture', ...value });
    const inList = ({ pointer, ...part }: (typeof parts)[number]) => ({
      ...part,
      pointer: pointer.replace('/chart', itemPointer(facts)),
    });
    return { facts, parts: parts.map(inList), axes: [], texts };
  });
  return [...figures, ...pictures];
}

const nameHint = {
  en: (name: string) => (isAxis(name) ? `Write the quantity as "${name}".` : `Add "${name}" to "names".`),
  uk: (name: string) => (isAxis(name) ? `Напишіть назву величини в "${name}".` : `Додайте "${name}" до "names".`),
};

function isAxis(name: string): boolean {
  return name === 'x' || name === 'y';
}

function hasAxis(chart: object, axis: 'x' | 'y'): boolean {
  const { type } = asObject(chart);
  if (type === 'timeline') return false;
  return type === 'bars' || type === 'share' ? axis === 'y' : axis in chart;
}
