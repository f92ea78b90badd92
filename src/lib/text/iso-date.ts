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
