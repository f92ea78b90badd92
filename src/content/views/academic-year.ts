import { isoDate } from '../../lib/text/days.ts';
import type { ContentTree } from '../content-tree.ts';
import { asList, asObject, asText } from '../unknown-value.ts';

/** A period or day of the academic year, or the year itself. Dates are ISO 8601. */
export interface YearSpan {
  /** A period's kind; days have none. */
  kind?: string;
  years: readonly unknown[];
  from: YearDate;
  to: YearDate;
}

/** A date with its place. */
interface YearDate {
  iso: string;
  text: string;
  pointer: string;
}

/**
 * The academic years of the content, each with its spans: the term of the schedule first, if it is a period of the year. What has no
 * dates, or ends before it begins, is left out: other rules report that.
 */
export function academicYears(tree: ContentTree) {
  return tree.filesOf('schedule-data').flatMap((file) => {
    const schedule = asObject(file.value);
    const year = spanAt(schedule.year, '/year');
    if (!year) return [];
    const { attending, periods, days } = asObject(schedule.year);
    const attendingYears = asList(attending);
    const spans = [
      attendingYears.length > 0 && spanAt({ ...schedule, kind: 'classes', years: attendingYears }, ''),
      ...asList(periods).map((period, index) => spanAt(period, `/year/periods/${index}`)),
      ...asList(days).map((day, index) => spanAt(day, `/year/days/${index}`, 'date', 'date')),
    ];
    return [{ file, year, spans: spans.filter((span) => span !== undefined && span !== false) }];
  });
}

function spanAt(value: unknown, pointer: string, first = 'from', last = 'to'): YearSpan | undefined {
  const { kind, years, [first]: begin, [last]: end } = asObject(value);
  const [from, to] = [dateAt(begin, `${pointer}/${first}`), dateAt(end, `${pointer}/${last}`)];
  if (!from || !to || from.iso > to.iso) return undefined;
  return { ...(typeof kind === 'string' && { kind }), years: asList(years), from, to };
}

function dateAt(value: unknown, pointer: string): YearDate | undefined {
  const text = asText(value) ?? '';
  const iso = isoDate(text);
  return iso === undefined ? undefined : { iso, text, pointer };
}

/** The institute's buildings on the plan of the way, by id, each with its floors; undefined where these are not given. */
export function buildingsOf(tree: ContentTree): Map<string, readonly unknown[] | undefined> {
  const buildings = tree
    .filesOf('campus-data')
    .flatMap(({ value }) => asList(asObject(value).buildings).map(asObject));
  return new Map(
    buildings.flatMap(({ id, floors }) => {
      const name = asText(id);
      return name === undefined ? [] : [[name, floors === undefined ? undefined : asList(floors)] as const];
    }),
  );
}
