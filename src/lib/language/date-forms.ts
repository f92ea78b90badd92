import { isoDate } from '../text/days.ts';
import { memoize } from '../text/memoize.ts';
import { type LanguageCode, languageOf, languages } from './languages.ts';

/** The months as a language writes them after a day, January first: `січня`, or shortened: `січ.`. */
export function monthsIn(language: LanguageCode, month: 'long' | 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(languageOf(language).locale, { day: 'numeric', month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2000, index, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}

/** The months in full, January first. */
export const monthNames = memoize((language: LanguageCode) => monthsIn(language, 'long'));

/** The months as they are written after a day, in every language. */
const months = Array.from(
  { length: 12 },
  (_, month) => new RegExp(languages.map(({ code }) => monthNames(code)[month]).join('|'), 'i'),
);

/** The day that a text was probably meant to name, as DD.MM.YYYY: as it is read, or with day and month in the other order. */
export function suggestDate(value: string): string | undefined {
  const { date } = readDate(value) ?? {};
  if (date === undefined) return undefined;
  return [date, date.replace(/^(\d+)\.(\d+)/, '$2.$1')].find((each) => isoDate(each) !== undefined);
}

/**
 * The day that a text can only name, as DD.MM.YYYY: the year comes first, the month is a word, or the numbers are separated by full stops.
 * `03/05/2026` is March to some and May to others.
 */
export function certainDate(value: string): string | undefined {
  const { date, isCertain } = readDate(value) ?? {};
  return isCertain && date !== undefined && isoDate(date) ? date : undefined;
}

function readDate(value: string): { date: string; isCertain: boolean } | undefined {
  const text = value.trim();
  const numeric = months.reduce((words, names, at) => words.replace(names, ` ${at + 1} `), text);
  const [, year, month, day] = /^(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})$/.exec(numeric) ?? [];
  if (year && month && day) return { date: join(day, month, year), isCertain: true };
  const [, first, second, last] =
    /^(\d{1,2})(?:\s?[-./,]\s?|\s+)(\d{1,2})(?:\s?[-./,]\s?|\s+)(\d{4}|\d\d)\.?(?:\s*р(?:оку|\.)?)?$/.exec(numeric) ??
    [];
  if (!first || !second || !last) return undefined;
  const isCertain =
    last.length === 4 && (numeric !== text || /^\d+\s?\.\s?\d+\s?\.\s?\d+/.test(text) || Number(first) > 12);
  return { date: join(first, second, last.padStart(4, '20')), isCertain };
}

function join(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
