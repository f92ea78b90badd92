import type { SeriesData } from '../../../../content/model/charts.ts';
import type { FigureTexts } from '../../../../content/model/figures.ts';
import { figuresIn, type NamedFigure } from '../../../content/figures/named-figures.ts';
import { type StatedNumber, statedNumbers } from '../../../content/figures/stated-numbers.ts';
import type { TypedValue } from '../../../content/schema/schema-values.ts';
import { unitText } from '../../../content/units.ts';
import {
  type FigureItem,
  figureItems,
  hasTableText,
  namedFigures,
  numbersOf,
} from '../../../content/views/figures.ts';
import { allValues } from '../../../content/views/values.ts';
import { groupBy } from '../../../lib/cache/once-per.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { explainsComparisons, joinByTarget } from '../../consequences.ts';
import { didYouMean } from '../../diagnostic.ts';
import { defineRule, type Suggested } from '../../rule.ts';
import { unusedItem } from '../items/unused-items.ts';

export const figureUnknown = defineRule<Suggested>('figure-unknown', 'error', 'content', {
  en: {
    asks: 'A figure that a text names exists.',
    why: 'A text places a figure by its id, `{figure/ID}`, alone in a paragraph, and refers to it in the same way within a sentence. The figure is in `content/data/figures/ID.json`, its words are in `figures/ID.json` of each language.',
    message: ({ found }) => `There is no figure with the id "${found}".`,
    hint: ({ found, suggestion }, content) =>
      didYouMean.en(
        suggestion && `{figure/${suggestion}}`,
        `Add ${content}data/figures/${found}.json, or fix the id.`,
      ),
  },
  uk: {
    asks: 'Рисунок, який називає текст, існує.',
    why: 'Текст ставить рисунок за його id, `{figure/ID}`, окремим абзацом і так само посилається на нього всередині речення. Рисунок — у `content/data/figures/ID.json`, слова до нього — у `figures/ID.json` кожної мови.',
    message: ({ found }) => `Немає рисунка з id "${found}".`,
    hint: ({ found, suggestion }, content) =>
      didYouMean.uk(
        suggestion && `{figure/${suggestion}}`,
        `Додайте ${content}data/figures/${found}.json або виправте id.`,
      ),
  },
  check(tree, report) {
    const known = new Set(figureItems(tree).map(({ id }) => id));
    const unknown = namedFigures(tree)
      .filter(({ id }) => !known.has(id))
      .map(({ id, text: { file, pointer }, from, to }) => ({ target: id, place: { file, pointer, from, to } }));
    for (const { target: id, place, related } of joinByTarget(unknown))
      report(place, { found: id, suggestion: closest(id, known) }, related);
  },
  // An id that is mistyped in one language differs from the other, and the right one is then not shown.
  explains: (own) => explainsComparisons(own, ['placeholder-differs']),
});

export const figureUnused = defineRule<{ id: string }>('figure-unused', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'Every figure is shown by a text.',
    why: 'A figure that nobody shows is forgotten, and its numbers are published all the same. The warning appears only while there are no errors.',
    message: ({ id }) => `No text shows the figure "${id}".`,
    hint: ({ id }) => `Write {figure/${id}} alone in a paragraph where it belongs, or delete its files.`,
  },
  uk: {
    asks: 'Кожен рисунок показано в тексті.',
    why: 'Про рисунок, якого ніхто не показує, забувають, а його числа все одно опубліковано. Зауваження з’являється, лише коли помилок немає.',
    message: ({ id }) => `Жоден текст не показує рисунок "${id}".`,
    hint: ({ id }) => `Напишіть {figure/${id}} окремим абзацом там, де йому місце, або видаліть його файли.`,
  },
  check(tree, report) {
    const shown = new Set(namedFigures(tree).flatMap(({ id, isPlaced }) => (isPlaced ? [id] : [])));
    for (const { id, facts } of figureItems(tree))
      if (!shown.has(id)) report({ file: facts.file, pointer: '', part: 'start' }, { id });
  },
  unused: ({ parameters: { id } }, tree) => unusedItem(tree, 'figure', id),
});

type Misplacement = 'twice' | 'not-placed' | 'plain-text';

type FigureMisplacedParameters = { id: string; problem: Misplacement };

export const figureMisplaced = defineRule<FigureMisplacedParameters>('figure-misplaced', 'error', 'group', {
  en: {
    asks: 'A page shows a figure once, where it refers to it.',
    why: '`{figure/ID}` alone in a paragraph of Markdown shows the figure; within a sentence it becomes “Fig. 1” with a link to it. A figure shown twice, be it in two sections of a page, would give two places one anchor. A reference to a figure that the page does not show leads nowhere, and plain texts show no figures.',
    message: ({ id, problem }) =>
      ({
        twice: `The page shows the figure "${id}" twice.`,
        'not-placed': `The page refers to the figure "${id}", but does not show it.`,
        'plain-text': `Plain text cannot show the figure "${id}".`,
      })[problem],
    hint: ({ id, problem }) =>
      problem === 'plain-text'
        ? 'Name it in a text with Markdown, or delete it here.'
        : `Write {figure/${id}} alone in a paragraph, once; elsewhere name it within a sentence.`,
  },
  uk: {
    asks: 'Сторінка показує рисунок один раз — там, де на нього посилається.',
    why: '`{figure/ID}` окремим абзацом Markdown показує рисунок; усередині речення це стане «рис. 1» з посиланням на нього. Рисунок, показаний двічі, хай і в двох розділах сторінки, дав би двом місцям один якір. Посилання на рисунок, якого сторінка не показує, не веде нікуди, а прості тексти рисунків не показують.',
    message: ({ id, problem }) =>
      ({
        twice: `Сторінка показує рисунок "${id}" двічі.`,
        'not-placed': `Сторінка посилається на рисунок "${id}", але не показує його.`,
        'plain-text': `Простий текст не може показати рисунок "${id}".`,
      })[problem],
    hint: ({ id, problem }) =>
      problem === 'plain-text'
        ? 'Назвіть його в тексті з розміткою Markdown, а звідси приберіть.'
        : `Напишіть {figure/${id}} окремим абзацом один раз, а в інших місцях — усередині речення.`,
  },
  check(tree, report) {
    const named = namedFigures(tree);
    const wrong = (problem: Misplacement, { id, from, to }: NamedFigure, { file, pointer }: TypedValue) => ({
      target: `${problem} ${id} ${pointer}`,
      parameters: { id, problem },
      place: { file, pointer, from, to },
    });
    // The sections of a page share its ids.
    const keyOf = ({ id, text }: (typeof named)[number]) => `${articleOf(text)} ${id}`;
    const placed = groupBy(
      named.filter(({ isPlaced }) => isPlaced),
      keyOf,
    );
    const twice = [...placed.values()].flatMap(([, ...others]) => others);
    const lost = named.filter((each) => !each.isPlaced && !placed.has(keyOf(each)));
    const plain = allValues(tree).filter(({ format, isProse }) => isProse && format !== 'markdown');
    const found = [
      ...twice.map((each) => wrong('twice', each, each.text)),
      ...lost.map((each) => wrong('not-placed', each, each.text)),
      ...plain.flatMap((text) => figuresIn(text.value).map((each) => wrong('plain-text', each, text))),
    ];
    // The same in both languages is one error.
    for (const { place, parameters, related } of joinByTarget(found)) report(place, parameters, related);
  },
});

/** The texts whose figures are numbered together: the sections of a page, or a text by itself. */
function articleOf({ file, pointer }: { file: { path: string }; pointer: string }): string {
  return `${file.path} ${pointer.replace(/^\/sections\/\d+\/text$/, '/sections')}`;
}

type FigureDiffersParameters = { value: string; quantity: string; file: string };

export const figureDiffers = defineRule<FigureDiffersParameters>('figure-differs', 'warning', 'content', {
  en: {
    asks: 'A text agrees with the figures that it shows.',
    why: 'A number in the text that the data of the chart do not have, though it is of the same quantity and series and has the same unit, makes readers doubt both. The rule looks at sentences and tables that name the quantity and, where there are several, the series.',
    note: 'Ends of ranges are not compared, and a rounded number agrees with what it was rounded from.',
    message: ({ value, quantity, file }) => `${file} has no value ${value} for ${quantity}.`,
    hint: 'Fix the text or the data, or say in the text that something else is meant.',
  },
  uk: {
    asks: 'Текст узгоджений із рисунками, які показує.',
    why: 'Якщо числа в тексті немає в даних діаграми, хоча величина, ряд і одиниця ті самі, читач засумнівається в обох. Правило розглядає речення й таблиці, які називають величину, а де рядів кілька — і ряд.',
    note: 'Кінці проміжків не порівнюються, а округлене число узгоджене з тим, з якого його округлено.',
    message: ({ value, quantity, file }) => `У ${file} немає значення ${value} для «${quantity}».`,
    hint: 'Виправте текст чи дані або скажіть у тексті, що йдеться про інше.',
  },
  paths: ['file'],
  check(tree, report) {
    const figures = new Map(figureItems(tree).map((figure) => [figure.id, figure]));
    const found = namedFigures(tree).flatMap(({ id, isPlaced, text: { file, pointer, value: text } }) => {
      const figure = figures.get(id);
      const { language } = file;
      const words = language && figure?.texts.get(language)?.value;
      if (!isPlaced || !figure || !language || !words) return [];
      // Without its table nothing is known of the numbers of a figure; that it is missing is an error of its own.
      if (!hasTableText(tree, figure, language)) return [];
      const statedWith = memoize((unit: string) =>
        file.kept(`stated ${pointer} ${unit}`, () => statedNumbers(text, unit, language)),
      );
      return quantitiesOf(numbersOf(tree, figure, language), words).flatMap((quantity) =>
        statedWith(unitText(quantity.unit, language))
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

type Quantity = ReturnType<typeof quantitiesOf>[number];

/** The values of each series of a chart for its quantity; a series that is alone needs no name. */
function quantitiesOf(chart: FigureItem['chart'], { y, names }: Partial<FigureTexts>) {
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

/** True if something is a text with words, which its schema may have refused. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** True if a number is one of the quantity: its sentence, or the heads of its row and column, name it and the series. */
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
