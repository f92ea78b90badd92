/**
 * The moment of a day and hour in Kyiv, as ISO 8601 with the offset: `2027-01-22`, `14:00` → `2027-01-22T14:00:00+02:00`.
 * Ukraine keeps summer time from the last Sunday of March, 3:00, to the last Sunday of October, 4:00.
 */
export function kyivTime(isoDate: string, time: string): string {
  return `${isoDate}T${time}:00+0${isSummer(`${isoDate}T${time}`) ? 3 : 2}:00`;
}

function isSummer(local: string): boolean {
  const year = Number(local.slice(0, 4));
  return local >= `${lastSunday(year, 3)}T03:00` && local < `${lastSunday(year, 10)}T04:00`;
}

function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

/** Swedish dates are ISO 8601. */
const isoDay = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv' });

/** The day that it is in Kyiv, as ISO 8601: `2026-11-22`. */
export function kyivToday(): string {
  return isoDay.format(new Date());
}
