import { memoize } from '../text/memoize.ts';
import { rangeOfMatch, type TextRange } from '../text/patterns.ts';
import { monthNames, monthsIn } from './date-forms.ts';
import { type ByLanguage, type LanguageCode, languageOf, ofLanguage } from './languages.ts';

/** A day that a running text names: `3 грудня 2026`, `December 3rd`, `03.12.2026`. */
export interface NamedDay extends TextRange {
  /** The days before it that have the same month: `3 і 5 грудня`, `10–12 May`. */
  before: number[];
  /** The words between the last of those and it. */
  joiner: string;
  day: number;
  /** Undefined where the day of the week alone stands with it: `Tuesday 3rd`. */
  month: number | undefined;
  year: number | undefined;
}

/** Letters within brackets of patterns: those of all languages take fifty milliseconds to compile. */
const letters = 'a-zA-Z\\u00c0-\\u024f\\u0370-\\u052f';

/** Words that stand around days, as sources of regular expressions. */
interface DateWords {
  /** The endings of ordinal numbers. */
  ordinal: string;
  from: string;
  until: string;
  and: string;
  /** Words before an hour. */
  at: string;
  /** True if the month may precede the day. */
  isMonthFirst?: true;
}

const dateWords: ByLanguage<DateWords> = {
  ua: {
    ordinal: '-?(?:го|ого|е|є|те|ше|ге)',
    from: 'з|із|зі|від',
    until: 'до|по',
    and: 'та|і|й|або|чи',
    at: `о|об|з|із|від|до|після|перед|близько|час[${letters}]*|почат[${letters}]*`,
  },
  en: {
    ordinal: 'st|nd|rd|th',
    from: 'from|between',
    // Between two days, and from one to another.
    until: 'to|until|till|through|and',
    and: 'or',
    at: 'at|from|to|until|till|before|after|by|around|about|time|starts?|begins?',
    isMonthFirst: true,
  },
};

/** The days of the week, Sunday first, in all the forms that sentences have them in; other languages decline none. */
const declinedWeekdays: Partial<Record<LanguageCode, readonly string[]>> = {
  ua: [
    'неділ(?:я|і|ю|ею)|нд',
    'понеділ(?:ок|ка|ку|ком)|пн',
    'вівтор(?:ок|ка|ку|ком)|вт',
    'серед(?:а|и|і|у|ою)|ср',
    'четвер(?:г[ау]|гом)?|чт',
    "п[’'ʼ]ятниц(?:я|і|ю|ею)|пт",
    'субот(?:а|и|і|у|ою)|сб',
  ],
};

const gap = '[ \\u00a0]';
const dash = `${gap}?[–—-]${gap}?`;
/** Words before a number with full stops that is no date: that of a standard, a section or a version. */
const numbered = `(?<!(?<![${letters}])(?:№|No\\.?|пп?\\.|ДСТУ|ГОСТ|ДБН|ДК|ISO|EN|УДК|UDC|DOI|[Кк]од[${letters}]*|[Cc]odes?|v\\.?|[Vv]er\\.|[Vv]ersions?|[Вв]ерсі[${letters}]+)[ \\u00a0]?)`;

/** The days of the week of a language that declines none, Sunday first, in full and shortened: `Tuesday`, `Tues`, `Tue`. */
function plainWeekdays(locale: string): string[] {
  const names = (weekday: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 1 + day)).replace('.', ''));
  };
  const short = names('short').map((name, index) => (index === 2 ? `${name}s?` : name));
  return names('long').map((name, index) => `${name}|${short[index]}`);
}

/** The months by all that a language calls them after a day: in full, and shortened. */
const monthsByName = memoize((language: LanguageCode): ReadonlyMap<string, number> => {
  const shortened = monthsIn(language, 'short');
  const names = monthNames(language).flatMap((long, index): [string, number][] => {
    const short = shortened[index] ?? long;
    return [long, short, ...(/^\p{L}{4}$/u.test(short) ? [short.slice(0, 3)] : [])].map((name) => [name, index + 1]);
  });
  return new Map(names);
});

/** Patterns of days and hours in the texts of a language, and of the words around them. */
export const dayPatterns = memoize((language: LanguageCode) => {
  const { locale } = languageOf(language);
  const { ordinal, from, until, and, at, isMonthFirst } = ofLanguage(dateWords, language);
  const names = [...monthsByName(language).keys()].map((name) => name.replace('.', '\\.'));
  const month = `(${names.sort((a, b) => b.length - a.length).join('|')})(?![${letters}])`;
  const numeric = [
    `(?<![\\d.,/:№]|(?<!\\d{4})-)${numbered}(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})(?![\\d/:-]|\\.\\d)`,
    `(?<![${letters}\\d.,/:–-])${numbered}(\\d{4})-(\\d\\d)-(\\d\\d)(?![\\d/:-]|\\.\\d)`,
  ].join('|');
  const day = `\\d{1,2}(?!\\d)(?:${ordinal})?`;
  const days = `(${day}(?:(?:${dash}|,${gap}|${gap}(?:${until}|${and})${gap}(?:the${gap})?)${day})*)`;
  const year = `(?:\\.?,?${gap}(\\d{4})(?!\\d))?`;
  const weekdays = declinedWeekdays[language] ?? plainWeekdays(locale);
  const weekday = weekdays.map((forms) => `(${forms})`).join('|');
  const bound = `(?<![${letters}])(?:by|since|from|between|and|to|until|till|before|after)`;
  const flags = /^[A-Z]/.test(weekdays[0] ?? '') ? '' : 'i';
  return {
    /** Found in each text that names a day: a quick look. */
    mayName: new RegExp(`${names.join('|')}|\\d\\.\\d\\d?\\.\\d{4}|\\d-\\d\\d-\\d\\d|\\d(?:${ordinal})`),
    days: new RegExp(
      [
        // The beginning of each of these is looked for first: to look behind takes longer.
        `(?=\\d)(?:${numeric}|(?<![\\d.,/:№-]|№${gap})${days}${gap}(?:of${gap})?${month}${year}`,
        `(${day})(?![${letters}])(?<=[${letters}](?<=(?:${weekday})),?${gap}(?:the${gap})?\\d{1,2}(?:${ordinal})))`,
        ...(isMonthFirst
          ? [`(?=[A-Z])(?<![${letters}])${month}\\.?${gap}(?:the${gap})?${days}(?![${letters}]|\\d|[.,:]\\d)${year}`]
          : []),
      ].join('|'),
      'g',
    ),
    /** Before a month that precedes its day: without a year, `In May 40 people` names no day. */
    certain: new RegExp(`(?:${weekday}|(?<![${letters}])[Oo]n|${bound})\\.?,?${gap}$`, flags),
    /** Before a month that may stand alone, with a number of something behind it: `by May 45 tonnes`. */
    bound: new RegExp(`${bound}${gap}$`),
    /** The word that such a number counts. */
    counted: new RegExp(`^${gap}(?!(?:${until}|${and}|the|at|in|on)(?![${letters}]))[${letters}]`),
    ordinal: new RegExp(`^(?:${ordinal})`),
    from: new RegExp(`(?<![${letters}])(?:${from})${gap}(?:the${gap})?$`, 'i'),
    between: new RegExp(`^(?:${gap}?р(?:\\.|оку))?,?(?:${dash}|${gap}(?:${until})${gap}(?:the${gap})?)$`),
    until: new RegExp(`^${gap}(?:${until})${gap}`),
    weekdayBefore: new RegExp(
      `(?<![${letters}][’'-]?|(?:[Ee]very|[Ee]ach|[Кк]ожн[${letters}]+)${gap})(?:${weekday})\\.?(?:,|${gap}[—–-])?${gap}\\(?(?:the${gap})?$`,
      flags,
    ),
    weekdayAfter: new RegExp(
      `^(?:${gap}?р(?:\\.|оку))?(?:,?${gap}\\(?|${dash})(?:(?:[ув]|on)${gap})?(?:${weekday})(?![${letters}’'])`,
      flags,
    ),
    hourBefore: new RegExp(
      `(?:(?<![${letters}])(?:${at})[.:]?|${weekday}|${month}|(?:1[89]|20)\\d\\d|р\\.|року|(?<!\\d)(?:[01]?\\d|2[0-3]):[0-5]\\d${dash})[,.]?${gap}?$`,
      'i',
    ),
  };
});

/** Finds the days that a text names, those that do not exist among them. */
export function namedDays(words: string, language: LanguageCode): NamedDay[] {
  const patterns = dayPatterns(language);
  if (!patterns.mayName.test(words)) return [];
  return [...words.matchAll(patterns.days)].flatMap((match): NamedDay[] => {
    const [found, day1, month1, year1, year2, month2, day2, days3, name3, year3, alone] = match;
    // Between them are the days of the week.
    const [name4, days4, year4] = match.slice(18);
    const range = rangeOfMatch(match);
    const numeric = [day1 ?? day2, month1 ?? month2, year1 ?? year2];
    if (numeric[0] !== undefined) {
      const [day = 0, month = 0, year = 0] = numeric.map(Number);
      // A number in parts that has a single digit in one of them may be that of a version.
      const mayBeDate = /^(?:\d\d\D){2}|-/.test(found) || (month > 0 && month <= 12);
      const isPlausible = year === 0 || (year >= 1700 && year <= 2100);
      return mayBeDate && isPlausible ? [{ ...range, before: [], joiner: '', day, month, year }] : [];
    }
    const isCertain = name4 === undefined || year4 || patterns.ordinal.test(days4?.replace(/.*\d/, '') ?? '');
    const start = words.slice(Math.max(0, range.from - 40), range.from);
    if (!isCertain && !patterns.certain.test(start)) return [];
    const parts = [...(days3 ?? days4 ?? alone ?? '').matchAll(/(\D*)(\d+)/g)];
    const numbers = parts.map(([, , number]) => Number(number));
    const joiner = parts.at(-1)?.[1]?.replace(patterns.ordinal, '') ?? '';
    const year = year3 ?? year4;
    const month = monthsByName(language).get(name3 ?? name4 ?? '');
    const [before, day] = [numbers.slice(0, -1), numbers.at(-1) ?? 0];
    const mayCount = !isCertain && patterns.bound.test(start) && patterns.counted.test(words.slice(range.to));
    if (mayCount && !isReal({ day, month, year: undefined })) return [];
    return [{ ...range, before, joiner, day, month, year: year ? Number(year) : undefined }];
  });
}

/** The number of days of a month; undefined where there is no such month. Without its year, February may have 29. */
export function daysOf(month = 1, year = 2000): number | undefined {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}

/** Tells whether a day is in the calendar. */
export function isReal({ day, month, year }: Pick<NamedDay, 'day' | 'month' | 'year'>): boolean {
  return day >= 1 && day <= (daysOf(month, year) ?? 0);
}

/** All the days that are named together: those of a list, or of a period. */
export function daysTogether({ before, joiner, day }: NamedDay): number[] {
  const first = before.at(-1) ?? day;
  const isPeriod = before.length === 1 && !/,/.test(joiner) && first < day;
  return isPeriod ? Array.from({ length: day - first + 1 }, (_, at) => first + at) : [...before, day];
}

/** A day of the week in a text, Sunday as 0, and where it is. */
interface NamedWeekday extends TextRange {
  weekday: number;
}

/** The day of the week that a text gives to a day: before it, or else behind it. */
export function weekdayOf(
  named: NamedDay,
  next: NamedDay | undefined,
  words: string,
  language: LanguageCode,
): NamedWeekday | undefined {
  const { weekdayBefore, weekdayAfter } = dayPatterns(language);
  const start = Math.max(0, named.from - 40);
  const before = weekdayIn(weekdayBefore.exec(words.slice(start, named.from)), start);
  if (before) return before;
  const after = weekdayIn(weekdayAfter.exec(words.slice(named.to, named.to + 40)), named.to);
  // Between two days it may be that of the second one.
  const isOwn = after && (words.charAt(after.to) === ')' || !next || next.from > after.to + 3);
  return isOwn ? after : undefined;
}

function weekdayIn(match: RegExpExecArray | null, offset: number): NamedWeekday | undefined {
  if (!match) return undefined;
  const weekday = match.slice(1).findIndex((found) => found !== undefined);
  const found = match[weekday + 1] ?? '';
  const from = offset + match.index + match[0].lastIndexOf(found);
  return { weekday, from, to: from + found.length };
}

/** Two numbers with a colon between them. */
const hours = /(?<![\d:.,/])(\d{1,2}):(\d\d)(?![\d:/]|[.,]\d)/gu;
/** Words beside two numbers with a colon between them that are no time of day. */
const ratios =
  /співвіднош|відношен|пропорц|частк|частин|суміш|розчин|масштаб|рахун|виграл|програл|матч|шанс|ratio|proportion|part|mix|blend|solution|scale|score|won\b|lost\b|beat|odds/iu;

/** The times of day in a text that there are not. Ratios and scores are none: an hour is known by what stands around it. */
export function unrealHours(words: string, language: LanguageCode): TextRange[] {
  const { hourBefore } = dayPatterns(language);
  return [...words.matchAll(hours)].flatMap((match) => {
    const [hour, minute] = [Number(match[1]), Number(match[2])];
    const isTime = minute < 60 && (hour < 24 || (hour === 24 && minute === 0));
    if (isTime || hour + minute === 100) return [];
    const range = rangeOfMatch(match);
    const [before, after] = [
      words.slice(Math.max(0, range.from - 40), range.from),
      words.slice(range.to, range.to + 25),
    ];
    if (ratios.test(before.replace(/.*[.!?\n]\s/su, '')) || ratios.test(after.replace(/[.!?\n]\s.*/su, '')))
      return [];
    const isHour =
      hourBefore.test(before) ||
      /^(?:[ \u00a0]год|[ \u00a0]?[–—-][ \u00a0]?(?:[01]?\d|2[0-3]):[0-5]\d(?!\d))/u.test(after);
    return isHour ? [range] : [];
  });
}
