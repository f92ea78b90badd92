import type { Unit } from '../../../content/model/charts.ts';
import { unitText } from '../../content/units.ts';
import { type ByLanguage, type LanguageCode, languageOf, ofLanguage } from '../../lib/language/languages.ts';
import type { ChartKind, ChartTable } from './chart-table.ts';

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
