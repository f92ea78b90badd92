import type { SeriesData, Unit } from '../../../../content/model/charts.ts';
import type { FigureTexts } from '../../../../content/model/figures.ts';
import { type StatedNumber, statedNumbers } from '../../../content/figures/stated-numbers.ts';
import { unitText } from '../../../content/units.ts';
import {
  type FigureItem,
  figureItems,
  hasTableText,
  namedFigures,
  numbersOf,
} from '../../../content/views/figures.ts';
import { joinByTarget } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

/** What a series says of a quantity. */
interface Quantity {
  name: string;
  unit: Unit;
  /** The name of the series; none if it is alone. */
  series: string | undefined;
  values: readonly number[];
  pointer: string;
}

export const figureDiffers = defineRule<{ value: string; quantity: string; file: string }>({
  code: 'figure-differs',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: { en: 'A text agrees with the figures that it shows.', uk: 'Текст узгоджений із рисунками, які показує.' },
  why: {
    en: 'A number in the text that the data of the chart do not have, though it is of the same quantity and series and has the same unit, makes readers doubt both. The rule looks at sentences and tables that name the quantity and, where there are several, the series.',
    uk: 'Якщо числа в тексті немає в даних діаграми, хоча величина, ряд і одиниця ті самі, читач засумнівається в обох. Правило розглядає речення й таблиці, які називають величину, а де рядів кілька — і ряд.',
  },
  exceptions: {
    en: 'Ends of ranges are not compared, and a rounded number agrees with what it was rounded from.',
    uk: 'Кінці проміжків не порівнюються, а округлене число узгоджене з тим, з якого його округлено.',
  },
  paths: ['file'],
  words: {
    en: ({ value, quantity, file }) => ({
      message: `${file} has no value ${value} for ${quantity}.`,
      hint: 'Fix the text or the data, or say in the text that something else is meant.',
    }),
    uk: ({ value, quantity, file }) => ({
      message: `У ${file} немає значення ${value} для «${quantity}».`,
      hint: 'Виправте текст чи дані або скажіть у тексті, що йдеться про інше.',
    }),
  },
  check(tree, report) {
    const figures = new Map(figureItems(tree).map((figure) => [figure.id, figure]));
    const found = namedFigures(tree).flatMap(({ id, isPlaced, text: { file, pointer, value: text } }) => {
      const figure = figures.get(id);
      const { language } = file;
      const words = language && figure?.texts.get(language)?.value;
      if (!isPlaced || !figure || !language || !words) return [];
      // Without its table nothing is known of the numbers of a figure; that it is missing is an error of its own.
      if (!hasTableText(tree, figure, language)) return [];
      return quantitiesOf(numbersOf(tree, figure, language), words).flatMap((quantity) =>
        statedNumbers(text, unitText(quantity.unit, language), language)
          .filter((stated) => isMeant(stated, quantity) && !quantity.values.some((value) => agrees(value, stated)))
          .map(({ value, from, to }) => ({
            // The same number in both languages is one error.
            target: `${id} ${quantity.pointer} ${value}`,
            place: { file, pointer, from, to },
            parameters: { value: text.slice(from, to), quantity: fullName(quantity), file: figure.facts.file.path },
            facts: { file: figure.facts.file, pointer: quantity.pointer },
          })),
      );
    });
    for (const { place, parameters, facts, related } of joinByTarget(found))
      report(place, parameters, [{ remark: 'facts-here', place: facts }, ...related]);
  },
});

function quantitiesOf(chart: FigureItem['chart'], { y, names }: Partial<FigureTexts>): Quantity[] {
  if (!isText(y) || !('series' in chart) || !Array.isArray(chart.series)) return [];
  const unit = chart.y?.unit;
  if (!isText(unit) || unit === '1') return [];
  const all = chart.series as (Partial<SeriesData> | null)[];
  return all.map((series, index) => {
    const name = series?.id === undefined ? undefined : names?.[series.id];
    return {
      name: y,
      unit,
      series: all.length > 1 && isText(name) ? name : undefined,
      values: Array.isArray(series?.points) ? series.points.map((point) => point?.y) : [],
      pointer: `/chart/series/${index}/id`,
    };
  });
}

/** Whether something is a text with words, which its schema may have refused. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a number is one of the quantity: its sentence, or the heads of its row and column, name it and the series. */
function isMeant({ context }: StatedNumber, { name, series }: Quantity): boolean {
  const words = wordsOf(context);
  const names = (text: string) => wordsOf(text).every((stem) => words.includes(stem));
  return names(name) && (series === undefined || names(series));
}

/** The beginnings of the words of a text: endings differ by case. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, 5));
}

function agrees(value: number, { value: stated, decimals }: StatedNumber): boolean {
  return Math.abs(value - stated) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
}

function fullName({ name, series }: Quantity): string {
  return series === undefined ? name : `${name}: ${series}`;
}
