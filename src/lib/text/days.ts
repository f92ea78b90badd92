import { memoize } from './memoize.ts';

/** The parts of a date of the content in the format DD.MM.YYYY, `18.11.2026`; undefined for any other format. */
export function dateParts(text: string): [day: number, month: number, year: number] | undefined {
  if (!/^\d\d\.\d\d\.\d{4}$/.test(text)) return undefined;
  const [day = 0, month = 0, year = 0] = text.split('.').map(Number);
  return [day, month, year];
}

/**
 * Turns a date of the content, `18.11.2026`, into ISO 8601, `2026-11-18`. Returns undefined for any other format and for
 * days that do not exist.
 */
export function isoDate(text: string): string | undefined {
  const parts = dateParts(text);
  if (!parts) return undefined;
  const [day, month, year] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCDate() === day && date.getUTCMonth() === month - 1;
  return exists ? text.split('.').reverse().join('-') : undefined;
}

/** A date of the content as ISO 8601; what is none stays as it is. */
export function asIsoDate(text: string): string {
  return isoDate(text) ?? text;
}

/** The day of a moment, in UTC, as ISO 8601. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Writes a span of days without the year, which stands above it, in its parts: `19`, `–`, `30 October`; a single day has the first alone.
 * @param months the names of the months as dates have them, January first
 */
export function dayRange(
  from: string,
  to: string,
  months: readonly string[],
): { first: string; dash?: string; last?: string } {
  const [first, last] = [dayAndMonth(from, months), dayAndMonth(to, months)];
  if (from === to) return { first };
  if (from.slice(0, 7) !== to.slice(0, 7)) return { first, dash: '\u00a0– ', last };
  return { first: String(Number(from.slice(8))), dash: '–', last };
}

function dayAndMonth(iso: string, months: readonly string[]): string {
  const [, month = 1, day = 1] = iso.split('-').map(Number);
  return `${day}\u00a0${months[month - 1]}`;
}

/** Tells if a name is that of a time zone: `Europe/Kyiv`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(timesIn(name));
  } catch {
    return false;
  }
}

/**
 * The moment of a day and hour in a time zone, as ISO 8601 with the offset: `2027-01-22`, `14:00` in `Europe/Kyiv` →
 * `2027-01-22T14:00:00+02:00`. Of an hour that comes twice, when summer time ends, it is the first.
 */
export function zonedTime(isoDate: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${isoDate}T${time}:00Z`);
  const before = offsetAt(asUtc - 24 * hour, timeZone);
  const offset = offsetAt(asUtc - before * minute, timeZone);
  return `${isoDate}T${time}:00${written(offset, ':')}`;
}

/** The day that it is in a time zone, now or at a moment, as ISO 8601: `2026-11-22`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return nowIn(timeZone, now).slice(0, 10);
}

/** The day and the time that it is in a time zone, now or at a moment: `2026-11-22 14:05`. */
export function nowIn(timeZone: string, now = new Date()): string {
  return timesIn(timeZone).format(now);
}

/** A change of the offset of a time zone. */
interface OffsetChange {
  /** When clocks change, as they showed it before, in the basic form of ISO 8601: `20270328T030000`. */
  at: string;
  /** The offsets before and after: `+0200`. */
  from: string;
  to: string;
  isForward: boolean;
}

/** Finds how the offset of a time zone changes from the beginning of a year to the end of another, or some days later. */
export function offsetChanges(timeZone: string, fromYear: number, toYear: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  const end = Date.UTC(toYear + 1, 0);
  let before = offsetAt(Date.UTC(fromYear, 0), timeZone);
  for (let start = Date.UTC(fromYear, 0); start < end; start += week) {
    const after = offsetAt(start + week, timeZone);
    if (after === before) continue;
    let moment = start;
    while (offsetAt(moment, timeZone) === before) moment += step;
    const at = new Date(moment + before * minute).toISOString().replace(/[-:]|\.\d+Z/g, '');
    changes.push({ at, from: written(before), to: written(after), isForward: after > before });
    before = after;
  }
  return changes;
}

/** The offset of a time zone at the beginning of a year: `+0200`. */
export function offsetInJanuary(timeZone: string, year: number): string {
  return written(offsetAt(Date.UTC(year, 0), timeZone));
}

const minute = 60_000;
const hour = 60 * minute;
/** No zone changes its offset twice within as long, and each does at such a part of an hour. */
const [week, step] = [7 * 24 * hour, hour / 4];

// To make a format takes longer than a check of a file. It throws a RangeError when there is no such zone.
/** Days as ISO 8601, as Swedish has them. */
const timesIn = memoize(
  (timeZone) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);
const offsetsIn = memoize((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

/** The offset of a time zone from UTC at a moment, in minutes. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = offsetsIn(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function written(offset: number, separator = ''): string {
  const size = Math.abs(offset);
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${digits(size / 60)}${separator}${digits(size % 60)}`;
}
