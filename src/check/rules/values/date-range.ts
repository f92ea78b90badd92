import type { ContentFile } from '../../../content/content-tree.ts';
import { joinPointer } from '../../../content/json/json-pointer.ts';
import { isObject } from '../../../content/unknown-value.ts';
import { allValues, valuesOfFormat } from '../../../content/views/values.ts';
import { isoDate } from '../../../text/iso-date.ts';
import { mayHaveYears } from '../../../text/letters.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule, type Report } from '../../rule.ts';

/** The keys under which a period begins and ends. */
const periods = [
  ['from', 'to'],
  ['start', 'end'],
  ['startDate', 'endDate'],
  ['dateFrom', 'dateTo'],
  ['validFrom', 'validTo'],
  ['yearFrom', 'yearTo'],
  ['opens', 'closes'],
  ['announced', 'deadline'],
] as const;

const year = '(?<![\\d.,])(1[89]\\d\\d|20\\d\\d)[–-]((?:1[89]|20)\\d\\d)';
const spans = new RegExp(
  `\\(${year}\\)|${year}(?=[\\s\\u00a0]рр?\\.|[\\s\\u00a0]рок)|(?<=(?:in|from|during) )${year}(?![\\s\\u00a0]?[°%])`,
  'gu',
);

/** The years that are plausible on this site. */
const earliest = 1700;
const latest = 2100;
/** News of a year before there were sites is a slip: 1926 for 2026. */
const earliestNews = 1991;

interface RangeParameters {
  problem: 'order' | 'year';
  from: string;
  to: string;
  /** The first plausible year. */
  since?: number;
}

export const dateRange = defineRule<RangeParameters>({
  code: 'date-range',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: {
    en: 'A period starts before it ends, and years are plausible.',
    uk: 'Період починається раніше, ніж закінчується, а роки правдоподібні.',
  },
  why: {
    en: 'A period that ends before it starts is usually a mistyped year, and so is a news item from before there were sites. In texts this is a warning.',
    uk: 'Період, який закінчується до початку, — це зазвичай помилка в році; так само новина з часів, коли сайтів не було. У текстах це зауваження.',
  },
  words: {
    en: ({ problem, from, to, since }) => ({
      message:
        problem === 'order'
          ? `The period ends (${to}) before it starts (${from}).`
          : `The year in ${from} is out of range: expected ${since} to ${latest}.`,
      hint: problem === 'order' ? 'Swap the two, or fix the one that is wrong.' : 'Fix the year.',
    }),
    uk: ({ problem, from, to, since }) => ({
      message:
        problem === 'order'
          ? `Період закінчується (${to}) раніше, ніж починається (${from}).`
          : `Рік у даті ${from} неможливий: очікується від ${since} до ${latest}.`,
      hint: problem === 'order' ? 'Поміняйте їх місцями або виправте помилкове значення.' : 'Виправте рік.',
    }),
  },
  check(tree, report) {
    for (const file of tree.files) if (file.kind.role === 'data') visit(file, file.value, '', report);
    for (const { file, pointer, value } of valuesOfFormat(tree, 'date-text')) {
      const found = Number(isoDate(value)?.slice(0, 4) ?? 2000);
      const since = file.kind.isYearly ? earliestNews : earliest;
      if (found < since || found > latest) report({ file, pointer }, { problem: 'year', from: value, to: '', since });
    }
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !mayHaveYears(value)) continue;
      for (const match of value.matchAll(spans)) {
        const [from = '', to = ''] = match.slice(1).filter((each) => each !== undefined);
        if (from > to)
          report({ file, pointer, ...rangeOfMatch(match) }, { problem: 'order', from, to }, [], 'warning');
      }
    }
  },
});

function visit(file: ContentFile, value: unknown, pointer: string, report: Report<RangeParameters>): void {
  if (Array.isArray(value))
    for (const [at, item] of value.entries()) visit(file, item, joinPointer(pointer, at), report);
  if (!isObject(value)) return;
  for (const [first, last] of periods) {
    const [from, to] = [moment(value[first]), moment(value[last])];
    if (from === undefined || to === undefined || from <= to) continue;
    const place = { file, pointer: joinPointer(pointer, last) };
    report(place, { problem: 'order', from: String(value[first]), to: String(value[last]) }, [
      { remark: 'begins-here', place: { file, pointer: joinPointer(pointer, first) } },
    ]);
  }
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'object') visit(file, member, joinPointer(pointer, key), report);
  }
}

/** A date, a year or a time of day as something that can be compared with its like. */
function moment(value: unknown): string | undefined {
  if (typeof value === 'number')
    return Number.isInteger(value) && value >= 1000 && value < 3000 ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  return isoDate(value) ?? (/^\d\d:\d\d$|^\d{4}$/.test(value) ? value : undefined);
}
