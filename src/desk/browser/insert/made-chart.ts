import type { Unit } from '../../../../content/model/charts.ts';
import { type LanguageCode, languageCodes } from '../../../lib/language/languages.ts';
import { hasCyrillic } from '../../../lib/text/letters.ts';
import type { GivenFigure } from '../../server/new-figure.ts';
import {
  type ChartKind,
  type ChartTable,
  chartOf,
  chartTable,
  describeChart,
  idsOf,
  namesIn,
  problemsOf,
} from '../../tables/chart-table.ts';
import { tableIn } from '../../tables/read-table.ts';

export type InLanguages = Record<LanguageCode, string>;

/** A text of a chart: one of its own, the name of an axis, or that of a series, bar, part or event by its number. */
export type WordPlace = 'title' | 'caption' | 'description' | 'x' | 'y' | `name ${number}`;

/** The words of an editor about a chart; those that are missing is proposed. */
export interface ChartDraft {
  text: string;
  kind?: ChartKind;
  isTurned: boolean;
  words: Partial<Record<WordPlace, InLanguages>>;
  units: readonly [Unit | undefined, Unit | undefined];
}

/** A chart of which nothing is said. */
export const newChart: ChartDraft = { text: '', isTurned: false, words: {}, units: [undefined, undefined] };

/** Makes a chart of what is pasted and said of it, with what is taken for that which an editor has not said. Without problems it has a figure. */
export function madeChart(draft: ChartDraft, known: readonly Unit[]) {
  const cells = tableIn(draft.text);
  const tableOf = (kind: ChartKind) => chartTable(cells, kind, known, draft.isTurned);
  const kind =
    draft.kind ?? (tableOf('lines').rows.some(({ name }) => !/^[\d.,\s+−-]+$/.test(name)) ? 'bars' : 'lines');
  const table = tableOf(kind);
  const problems = problemsOf(table, kind);
  const names = namesIn(table, kind);
  const isPlot = kind === 'lines' || kind === 'scatter' || kind === 'diagram';
  const axes = isPlot ? (['x', 'y'] as const) : kind === 'timeline' ? [] : (['y'] as const);
  const units = [draft.units[0] ?? table.units[0] ?? '1', draft.units[1] ?? table.units[1] ?? '1'] as const;
  const words = (place: WordPlace) => draft.words[place] ?? inLanguages((code) => proposed(place, code));
  const proposed = (place: WordPlace, language: LanguageCode): string => {
    const named = /^name (\d+)$/.exec(place)?.[1];
    if (named !== undefined) return language === 'ua' ? (names[Number(named)] ?? '') : latin(names[Number(named)]);
    if (place === 'caption') return words('title')[language] && `${words('title')[language].replace(/\.$/, '')}.`;
    if (place === 'description') return described(language);
    const head = place === 'x' ? table.corner : place === 'y' && table.heads.length === 1 ? table.heads[0] : '';
    return hasCyrillic(head ?? '') === (language === 'ua') ? (head ?? '') : '';
  };
  const nameIn = (language: LanguageCode) => names.map((name, index) => words(`name ${index}`)[language] || name);
  const described = (language: LanguageCode) =>
    problems.length > 0
      ? ''
      : describeChart(table, kind, {
          language,
          names: nameIn(language),
          quantity: words('y')[language],
          unit: units[1],
        });
  const places: WordPlace[] = ['title', ...axes, ...names.map((_, index) => `name ${index}` as const)];
  const missing = places.flatMap((place) =>
    languageCodes.flatMap((language) => (words(place)[language].trim() ? [] : [{ place, language }])),
  );
  return { kind, problems, axes, names, units, words, missing, ...(problems.length === 0 && { figure: figure() }) };

  function figure(): GivenFigure {
    const ids = idsOf(names.map((_, index) => words(`name ${index}`).en || (names[index] ?? '')));
    const texts = (language: LanguageCode) => ({
      title: words('title')[language].trim(),
      caption: words('caption')[language].trim(),
      description: words('description')[language].trim(),
      ...Object.fromEntries(axes.map((axis) => [axis, words(axis)[language].trim()])),
      ...(ids.length > 0 && { names: namesById(table, kind, ids, nameIn(language)) }),
    });
    const given = Object.fromEntries(languageCodes.map((language) => [language, texts(language)]));
    return { chart: chartOf(table, kind, ids, units), texts: given as GivenFigure['texts'] };
  }
}

/** Rows without a value have no bar, and then no name. */
function namesById(
  { rows, heads, read }: ChartTable,
  kind: ChartKind,
  ids: readonly string[],
  names: readonly string[],
) {
  const hasBar = (index: number) =>
    kind !== 'bars' ||
    (index < rows.length
      ? heads.some((_, column) => read(rows[index]?.cells[column] ?? '') !== undefined)
      : rows.some(({ cells }) => read(cells[index - rows.length] ?? '') !== undefined));
  return Object.fromEntries(ids.flatMap((id, index) => (hasBar(index) ? [[id, names[index] ?? '']] : [])));
}

/** A name that needs no translation: a year, a grade of steel. */
function latin(name = ''): string {
  return hasCyrillic(name) ? '' : name;
}

function inLanguages(textIn: (language: LanguageCode) => string): InLanguages {
  return Object.fromEntries(languageCodes.map((code) => [code, textIn(code)])) as InLanguages;
}
