/**
 * Turns a date of the content, `18.11.2026`, into ISO 8601, `2026-11-18`. Returns undefined for another form and for
 * days that do not exist.
 */
export function isoDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  return exists ? `${year}-${month}-${day}` : undefined;
}
