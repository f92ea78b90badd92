import { pathOf } from '../../../content/content-path.ts';
import { joinPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { type Place, placeKey } from '../../../content/place.ts';
import type { TypedValue } from '../../../content/schema/schema-values.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { academicYears, type YearSpan } from '../../../content/views/academic-year.ts';
import { allValues, valuesOfFormat } from '../../../content/views/values.ts';
import { suggestDate } from '../../../lib/language/date-forms.ts';
import { daysOf, isReal } from '../../../lib/language/days-in-texts.ts';
import { dateParts, isoDate } from '../../../lib/text/days.ts';
import { mayHaveYears } from '../../../lib/text/letters.ts';
import { rangeOfMatch } from '../../../lib/text/patterns.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, each, ofFormat, type Report, type Suggested } from '../../rule.ts';
import { siteDay } from '../../site-dictionaries.ts';
import { changing, type NotReal, notRealWords, reversedPeriods } from '../texts/dates-in-texts.ts';

export const dateForm = defineRule<Suggested>('date-form', 'error', 'group', {
  en: {
    asks: 'Dates have the format DD.MM.YYYY.',
    why: 'In another format it is unclear which number is the month.',
    message: ({ found }) => `"${found}" is not a date in the format DD.MM.YYYY.`,
    hint: ({ suggestion }) => writeInstead.en(suggestion, 'Write day, month and year like 05.03.2026.'),
  },
  uk: {
    asks: 'Дати мають вигляд ДД.ММ.РРРР.',
    why: 'В іншому вигляді незрозуміло, яке число — місяць.',
    message: ({ found }) => `"${found}" — не дата у форматі ДД.ММ.РРРР.`,
    hint: ({ suggestion }) => writeInstead.uk(suggestion, 'Напишіть день, місяць і рік так: 05.03.2026.'),
  },
  check: each(ofFormat('date-text'), (date, report) => {
    if (!dateParts(date.value)) report(date, { found: date.value, suggestion: suggestDate(date.value) });
  }),
});

export const dateNotReal = defineRule<NotReal>('date-not-real', 'error', 'group', {
  en: {
    asks: 'Dates exist in the calendar.',
    why: 'Software silently turns 31 February into 3 March.',
    words: notRealWords.en,
  },
  uk: {
    asks: 'Дата є в календарі.',
    why: 'Програми мовчки перетворюють 31 лютого на 3 березня.',
    words: notRealWords.uk,
  },
  check: each(ofFormat('date-text'), (date, report) => {
    const [day = 1, month = 1, year = 2000] = dateParts(date.value) ?? [];
    if (!isReal({ day, month, year })) report(date, { found: date.value, days: daysOf(month, year) });
  }),
});

/** The days that pages tell as past, by kind of file: their keys. */
const pastDays: Readonly<Record<string, string>> = {
  'news-data': 'date',
  'documents-data': 'date',
  'procurement-data': 'announced',
  'special-council-data': 'formed',
};

export const dateFuture = defineRule<{ found: string; isNews: boolean }>('date-future', 'warning', 'group', {
  en: {
    asks: 'No news item, document, announcement of a procurement or forming of a special council has a date in the future.',
    why: 'Pages tell these days as past. A news item appears as soon as it is published, whatever its date, and stays above all others until that day.',
    message: ({ found }) => `The date ${found} is in the future.`,
    hint: ({ isNews }) =>
      isNews
        ? 'Fix the date, or publish the item on that day. Say in its text when something will take place.'
        : 'Fix the date: the site tells this day as past.',
  },
  uk: {
    asks: 'Новина, документ, оголошення про закупівлю чи утворення разової ради не має майбутньої дати.',
    why: 'Сторінки говорять про ці дні як про минулі. Новина з’являється, щойно її опубліковано, хоч би яка була дата, і до того дня стоїть над усіма.',
    message: ({ found }) => `Дата ${found} ще не настала.`,
    hint: ({ isNews }) =>
      isNews
        ? 'Виправте дату або опублікуйте новину того дня. Коли щось відбудеться, напишіть у тексті.'
        : 'Виправте дату: на сайті цей день уже минув.',
  },
  check(tree, report) {
    const today = siteDay(tree);
    for (const date of valuesOfFormat(tree, 'date-text')) {
      const { kind } = date.file;
      const isPast = date.pointer.split('/').at(-1) === pastDays[kind.name];
      if (isPast && (isoDate(date.value) ?? '') > today)
        report(date, { found: date.value, isNews: Boolean(kind.isYearly) });
    }
  },
});

type DateWrongYearParameters = { found: string; year: string; file: string };

export const dateWrongYear = defineRule<DateWrongYearParameters>('date-wrong-year', 'error', 'group', {
  en: {
    asks: 'A news item is in the file of its year.',
    why: 'Otherwise nobody finds it again.',
    message: ({ found, year }) => `The date ${found} is not in ${year}, the year of this file.`,
    hint: ({ file }) => `Fix the date, or move the item and its texts to ${file}.`,
  },
  uk: {
    asks: 'Новина — у файлі свого року.',
    why: 'Інакше її ніхто не знайде.',
    message: ({ found, year }) => `Дата ${found} не належить до року цього файлу (${year}).`,
    hint: ({ file }) => `Виправте дату або перенесіть новину разом із текстами до ${file}.`,
  },
  paths: ['file'],
  check: each(ofFormat('date-text'), (date, report) => {
    const { kind, id = '' } = date.file;
    const year = isoDate(date.value)?.slice(0, 4);
    const isOwn = date.pointer.endsWith('/date');
    if (kind.isYearly && isOwn && year && year !== id && /^\d{4}$/.test(id))
      report(date, { found: date.value, year: id, file: pathOf(kind, undefined, year) });
  }),
  // The texts stay where they are, and the facts come back.
  explains(own) {
    const items = new Set(own.map(({ place }) => itemKey(place)));
    return ({ code, related }) => code === 'text-misplaced' && related.some(({ place }) => items.has(itemKey(place)));
  },
});

/** The entry of a list that a place lies in. */
function itemKey(place: Place): string {
  return placeKey(place).replace(/(\/items\/\d+)\/.*$/, '$1');
}

/** The keys under which a period begins, by those under which it ends. */
const beginnings: Readonly<Record<string, string>> = {
  to: 'from',
  end: 'start',
  deadline: 'announced',
  publishUntil: 'publishFrom',
};

/** A year, or one of our time: the other numbers of four digits with a dash between them may be anything. */
const [anyYear, ourYear] = ['(?<![\\d.,])(1[89]\\d\\d|20\\d\\d)', '(?<![\\d.,])(19[5-9]\\d|20[0-3]\\d)'];
const gap = '[\\s\\u00a0]';
const years = `${anyYear}[–-]((?:1[89]|20)\\d\\d)`;
const spans = new RegExp(
  [
    `\\(${years}\\)`,
    `${years}(?=${gap}рр?\\.|${gap}р[оі]к)`,
    `(?<=(?:in|from|during) )${years}(?!${gap}?[°%])`,
    `(?<!\\p{Lu}${gap}|№${gap}|\\p{L}-|[–-])${ourYear}[–-](19[5-9]\\d|20[0-3]\\d)(?![\\d–-]|${gap}?[°%\\p{L}\\d]|[,;]${gap}\\d|[.,:/]\\d)`,
    `(?<=(?<!\\p{L})(?:[Зз]|[Вв]ід)${gap})${ourYear}${gap}(?:до|по)${gap}(\\d{4})(?=${gap}р(?:р?\\.|[оі]к))`,
    `(?<=(?<!\\p{L})(?:[Ff]rom|[Bb]etween)${gap})${ourYear}${gap}(?:to|until|and)${gap}((?:19|20)\\d\\d)(?=[.,;:)]?(?:${gap}*$|${gap}*\\n)|[.;:)])`,
  ].join('|'),
  'gu',
);

/** The years that are plausible on this site. */
const earliest = 1700;
const latest = 2100;
/** News of a year before there were sites is a slip: 1926 for 2026. */
const earliestNews = 1991;

/** A period whose ends are in the wrong order, or a date whose year is not plausible: there is none since `since`. */
type RangeParameters = { from: string; to: string } | { date: string; since: number };

export const dateRange = defineRule<RangeParameters>('date-range', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'A period starts before it ends, and years are plausible.',
    why: 'A period that ends before it starts is usually a mistyped year, and so is a news item from before there were sites. In texts this is a warning.',
    words: (found) =>
      'date' in found
        ? {
            message: `The year in ${found.date} is out of range: expected ${found.since} to ${latest}.`,
            hint: 'Fix the year.',
          }
        : {
            message: `The period ends (${found.to}) before it starts (${found.from}).`,
            hint: 'Swap the two, or fix the one that is wrong.',
          },
  },
  uk: {
    asks: 'Період починається раніше, ніж закінчується, а роки правдоподібні.',
    why: 'Період, який закінчується до початку, — це зазвичай помилка в році; так само новина з часів, коли сайтів не було. У текстах це зауваження.',
    words: (found) =>
      'date' in found
        ? {
            message: `Рік у даті ${found.date} неможливий: очікується від ${found.since} до ${latest}.`,
            hint: 'Виправте рік.',
          }
        : {
            message: `Період закінчується (${found.to}) раніше, ніж починається (${found.from}).`,
            hint: 'Поміняйте їх місцями або виправте помилкове значення.',
          },
  },
  check(tree, report) {
    for (const date of valuesOfFormat(tree, 'date-text')) {
      const found = Number(isoDate(date.value)?.slice(0, 4) ?? 2000);
      const since = date.file.kind.isYearly ? earliestNews : earliest;
      if (found < since || found > latest) report(date, { date: date.value, since });
    }
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (file.kind.role === 'data') compareWithBeginning(text, report);
      if (!isProse || !mayHaveYears(value)) continue;
      for (const match of value.matchAll(spans)) {
        const [from = '', to = ''] = match.slice(1).filter((each) => each !== undefined);
        const isChange = changing.test(value.slice(Math.max(0, match.index - 100), match.index));
        if (from > to && !isChange) report({ file, pointer, ...rangeOfMatch(match) }, { from, to }, [], 'warning');
      }
    }
    for (const { place, from, to } of reversedPeriods(tree)) report(place, { from, to }, [], 'warning');
  },
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});

/** Compares the end of a period with its beginning, which stands beside it. */
function compareWithBeginning(end: TypedValue, report: Report<RangeParameters>): void {
  const [, around = '', key = ''] = /^(.*)\/(\w+)$/.exec(end.pointer) ?? [];
  const first = beginnings[key];
  const from = first && asText(asObject(valueAt(end.file.value, around))[first]);
  const [begins, ends] = [moment(from ?? ''), moment(end.value)];
  if (!first || !from || !begins || !ends || begins <= ends) return;
  const place = { file: end.file, pointer: joinPointer(around, first) };
  report(end, { from, to: end.value }, [{ remark: 'begins-here', place }]);
}

/** A date or a time of day as something that can be compared with its like. */
function moment(value: string): string | undefined {
  return isoDate(value) ?? (/^\d\d:\d\d$/.test(value) ? value : undefined);
}

type DateOutsideYearParameters = { found: string; from: string; to: string };

export const dateOutsideYear = defineRule<DateOutsideYearParameters>('date-outside-year', 'error', 'group', {
  en: {
    asks: 'Periods and days of the academic year lie within it.',
    why: 'The calendar shows the academic year alone: what lies outside is cut off or missing. Usually the year of the date is mistyped.',
    message: ({ found, from, to }) => `The date ${found} is not within the academic year, ${from}–${to}.`,
    hint: 'Fix the date, or the first or last day of the year.',
  },
  uk: {
    asks: 'Періоди й дні навчального року лежать у його межах.',
    why: 'Календар показує лише навчальний рік: що поза ним, обрізано або не видно. Зазвичай це помилка в році дати.',
    message: ({ found, from, to }) => `Дата ${found} — поза навчальним роком, ${from}–${to}.`,
    hint: 'Виправте дату або перший чи останній день навчального року.',
  },
  check: each(academicYears, ({ file, year, spans }, report) => {
    for (const { from, to } of spans) {
      const outside = [from, to].find(({ iso }) => iso < year.from.iso || iso > year.to.iso);
      if (!outside) continue;
      const { text: found, pointer } = outside;
      report({ file, pointer }, { found, from: year.from.text, to: year.to.text });
    }
  }),
});

type PeriodOverlapParameters = { year: number; from: string; to: string };

export const periodOverlap = defineRule<PeriodOverlapParameters>('period-overlap', 'error', 'group', {
  en: {
    asks: 'In a year of study, periods of one kind share no days, and leave shares none with any other period.',
    why: 'Classes may go on while reports are heard. Two periods of classes, or an examination on a day of leave, come from a mistyped date.',
    message: ({ year, from, to }) => `In year of study ${year}, this period shares days with that of ${from}–${to}.`,
    hint: 'Fix the dates, or the years of study.',
  },
  uk: {
    asks: 'На курсі періоди одного виду не мають спільних днів, а канікули — спільних днів із жодним іншим періодом.',
    why: 'Заняття можуть тривати, поки заслуховують звіти. Два періоди занять чи іспит у день канікул — наслідок помилки в даті.',
    message: ({ year, from, to }) => `На ${year} курсі цей період має спільні дні з періодом ${from}–${to}.`,
    hint: 'Виправте дати або курси.',
  },
  check: each(academicYears, ({ file, year, spans }, report) => {
    const within = spans.filter(({ kind, from, to }) => kind && from.iso >= year.from.iso && to.iso <= year.to.iso);
    for (const [index, period] of within.entries()) {
      const earlier = within.slice(0, index).find((other) => disagree(other, period));
      const shared = period.years.find((each) => earlier?.years.includes(each));
      if (!earlier || shared === undefined) continue;
      const place = { file, pointer: period.from.pointer };
      report(place, { year: Number(shared), from: earlier.from.text, to: earlier.to.text }, [
        { remark: 'begins-here', place: { file, pointer: earlier.from.pointer } },
      ]);
    }
  }),
});

/** True if two periods share days and a year of study, and may not. */
function disagree(a: YearSpan, b: YearSpan): boolean {
  const mayNot = a.kind === b.kind || a.kind === 'leave' || b.kind === 'leave';
  return mayNot && a.from.iso <= b.to.iso && b.from.iso <= a.to.iso && a.years.some((each) => b.years.includes(each));
}
