import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { pointerParts } from '../../../content/json/json-pointer.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import {
  dayPatterns,
  daysOf,
  daysTogether,
  isReal,
  type NamedDay,
  namedDays,
  unrealHours,
  weekdayOf,
} from '../../../lib/language/days-in-texts.ts';
import { isoDate } from '../../../lib/text/days.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule, each } from '../../rule.ts';
import { type OwnText, ownTextsIn, wordsOnly } from '../../text-language.ts';

/** The running texts of a file that name days, or times of day that there are not. */
const datedTextsIn = oncePer((file: ContentFile) =>
  ownTextsIn(file).flatMap((text) => {
    if (!/\d/.test(text.value)) return [];
    // Without code and addresses; offsets are those of the text.
    const words = wordsOnly(text.value);
    const days = namedDays(words, text.file.language);
    const hours = words.includes(':') ? unrealHours(words, text.file.language) : [];
    return days.length > 0 || hours.length > 0 ? [{ text, words, days, hours }] : [];
  }),
);

const datedTexts = ({ files }: ContentTree) => files.flatMap(datedTextsIn);

/** A date that does not exist: how many days its month has, if there is one. */
export type NotReal = { found: string; days?: number | undefined };

/** Puts into words that a date does not exist. */
export const notRealWords = {
  en: ({ found, days }: NotReal) => ({
    message: `The date ${found} does not exist.`,
    hint: days ? `The day must be from 01 to ${days} in this month.` : 'The month must be from 01 to 12.',
  }),
  uk: ({ found, days }: NotReal) => ({
    message: `Дати ${found} не існує.`,
    hint: days ? `День у цьому місяці має бути від 01 до ${days}.` : 'Місяць має бути від 01 до 12.',
  }),
};

export const dateInText = defineRule<NotReal | { time: string }>('date-in-text', 'warning', 'group', {
  en: {
    asks: 'Dates and times of day in texts exist.',
    why: 'Nobody comes on 31 April, or at 24:30: a digit is mistyped, or the month. A day ends at 24:00.',
    note: 'Versions, numbers of standards and ratios (`25:75`) are no dates and no times.',
    words: (found) =>
      'time' in found
        ? {
            message: `There is no time of day ${found.time}.`,
            hint: 'Write an hour from 0 to 23 and a minute from 00 to 59.',
          }
        : notRealWords.en(found),
  },
  uk: {
    asks: 'Дати й час у текстах існують.',
    why: '31 квітня або о 24:30 не прийде ніхто: хибна цифра або місяць. Доба закінчується о 24:00.',
    note: 'Версії, номери стандартів і співвідношення (`25:75`) — не дати й не час.',
    words: (found) =>
      'time' in found
        ? { message: `Часу ${found.time} не буває.`, hint: 'Година — від 0 до 23, хвилини — від 00 до 59.' }
        : notRealWords.uk(found),
  },
  check: each(datedTexts, ({ text, words, days, hours }, report) => {
    for (const { from, to, ...day } of days)
      if (!isReal(day))
        report({ ...text, from, to }, { found: words.slice(from, to), days: daysOf(day.month, day.year) });
    for (const range of hours) report({ ...text, ...range }, { time: words.slice(range.from, range.to) });
  }),
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});

/** The day of publication of each item of a year, by the file of its texts: days without a year are near to it. */
function publishedOn(tree: ContentTree, { file, pointer }: OwnText): string | undefined {
  if (!file.kind.isYearly) return undefined;
  const facts = tree.files.find(({ kind, id }) => kind.role === 'data' && kind.isYearly && id === file.id);
  const [list = '', index = ''] = pointerParts(pointer);
  const { id } = asObject(asList(asObject(file.value)[list])[Number(index)]);
  const item = asList(asObject(facts?.value)[list]).find((each) => asObject(each).id === id);
  return isoDate(asText(asObject(item).date) ?? '');
}

/** The most days between a news item and a day that it names without the year, or without the month. */
const [nearby, veryNear] = [240, 45];

/**
 * The months, as the first of them, that a day may be of: its own; where it has no year, those of the years that the text names, and
 * near to the day of publication; where it has no month, those that the text names.
 */
function possibleMonths(
  { day, month, year }: NamedDay,
  { words, days }: ReturnType<typeof datedTextsIn>[number],
  published?: string,
): Date[] {
  const monthOf = (ofYear: number, ofMonth: number) => new Date(Date.UTC(ofYear, ofMonth - 1));
  if (month === undefined) {
    const named = days.flatMap((other) => (other.month && other.year ? monthOf(other.year, other.month) : []));
    return [...named, ...nearMonths(day, published, veryNear)];
  }
  if (year !== undefined) return [monthOf(year, month)];
  const named = [...words.matchAll(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g)].map(([found]) => monthOf(Number(found), month));
  return [...nearMonths(day, published, nearby).filter((each) => each.getUTCMonth() === month - 1), ...named];
}

/** The months whose day is so many days or less from another one, the nearest first. */
function nearMonths(day: number, published: string | undefined, most: number): Date[] {
  if (published === undefined) return [];
  const [year = 0, month = 0] = published.split('-').map(Number);
  const distance = (each: Date) =>
    Math.abs(each.getTime() / 86_400_000 + day - 1 - Date.parse(published) / 86_400_000);
  const around = Array.from({ length: 25 }, (_, index) => new Date(Date.UTC(year, month - 13 + index)));
  return around.filter((each) => distance(each) <= most).sort((a, b) => distance(a) - distance(b));
}

export const weekdayDiffers = defineRule<{ found: string; date: Date }>('weekday-differs', 'warning', 'group', {
  en: {
    asks: 'A day of the week is that of its date.',
    why: 'One of the two is mistyped, and half of the guests come on the wrong day. A date without a year is taken to be near to the day of the news item.',
    message: ({ found, date }) => `"${found}" does not fit the date: ${inWords(date, 'en')}.`,
    hint: 'Look into the calendar, and fix the day of the week or the date.',
  },
  uk: {
    asks: 'День тижня відповідає даті.',
    why: 'Щось із двох хибне, і половина гостей прийде не того дня. Дату без року вважаємо близькою до дня новини.',
    message: ({ found, date }) => `«${found}» не відповідає даті: ${inWords(date, 'uk')}.`,
    hint: 'Погляньте в календар і виправте день тижня або дату.',
  },
  check: each(datedTexts, (dated, report, tree) => {
    for (const [index, named] of dated.days.entries()) {
      const { text, words, days } = dated;
      const found = isReal(named) && weekdayOf(named, days[index + 1], words, text.file.language);
      if (!found) continue;
      const { weekday, from, to } = found;
      const months = possibleMonths(named, dated, publishedOn(tree, text));
      const dateIn = (month: Date, day: number) => new Date(month.getTime() + (day - 1) * 86_400_000);
      const fits = months.some((month) =>
        daysTogether(named).some((day) => dateIn(month, day).getUTCDay() === weekday),
      );
      const [month] = months;
      if (!fits && month)
        report({ ...text, from, to }, { found: words.slice(from, to), date: dateIn(month, named.day) });
    }
  }),
  // One of the two will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});

/** A date with its day of the week, as a sentence of a message has it. */
function inWords(date: Date, language: CommandLanguage): string {
  const locale = language === 'uk' ? 'uk-UA' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  const day = format({ dateStyle: 'long' }).replace(/ р\.$/, ' року');
  return language === 'uk'
    ? `${day} — це ${format({ weekday: 'long' })}`
    : `${day} is a ${format({ weekday: 'long' })}`;
}

/** Words for what was moved or becomes less: from the later day to the earlier one is then right. */
export const changing =
  /зменш|зниз|скорот|впа|спад|перен[еіо]|змін|зсу|fell|fall|decreas|reduc|drop|declin|cut|moved|shift|brought|resched|chang|cool/iu;

/** The periods of days in texts that end before they start. Without years, one may go on into the next. */
export function reversedPeriods(tree: ContentTree) {
  return datedTexts(tree).flatMap(({ text, words, days }) => {
    const { between, from: fromWord, until } = dayPatterns(text.file.language);
    return days.flatMap((last, index) => {
      if (!isReal(last) || changing.test(words.slice(Math.max(0, last.from - 100), last.from))) return [];
      const to = words.slice(last.from, last.to);
      const earlier = last.before.at(-1);
      if (earlier !== undefined) {
        const isUntil = until.test(last.joiner) && fromWord.test(words.slice(0, last.from));
        if (!(isUntil || /[–—-]/.test(last.joiner)) || earlier <= last.day || earlier > 31) return [];
        const place = { ...text, from: last.from, to: last.to };
        return [{ place, from: String(earlier), to: to.replace(new RegExp(`${earlier}\\D+(?=${last.day})`), '') }];
      }
      const first = days[index - 1];
      if (!first || !isReal(first)) return [];
      const joiner = words.slice(first.to, last.from);
      if (!between.test(joiner) || (until.test(joiner) && !fromWord.test(words.slice(0, first.from)))) return [];
      const isReversed =
        first.year === undefined
          ? first.month === last.month && first.day > last.day
          : last.year !== undefined && timeOf(first) > timeOf(last);
      const place = { ...text, from: first.from, to: last.to };
      return isReversed ? [{ place, from: words.slice(first.from, first.to), to }] : [];
    });
  });
}

function timeOf({ year = 0, month = 1, day }: NamedDay): number {
  return Date.UTC(year, month - 1, day);
}
