import { expect, test } from 'vitest';
import { kyivTime } from '../../src/text/kyiv-time.ts';

test.each([
  ['2027-01-22', '14:00', '2027-01-22T14:00:00+02:00'],
  ['2026-07-01', '09:30', '2026-07-01T09:30:00+03:00'],
  // The clocks change on 29 March and 25 October 2026.
  ['2026-03-29', '02:59', '2026-03-29T02:59:00+02:00'],
  ['2026-03-29', '04:00', '2026-03-29T04:00:00+03:00'],
  ['2026-10-25', '02:59', '2026-10-25T02:59:00+03:00'],
  ['2026-10-25', '04:00', '2026-10-25T04:00:00+02:00'],
])('%s %s in Kyiv is %s', (date, time, expected) => {
  expect(kyivTime(date, time)).toBe(expected);
});

test('agrees with the time zone database at noon of every day of ten years', () => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: 'numeric', minute: 'numeric' });
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2030, 0, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    expect(format.format(new Date(kyivTime(date, '12:00'))), date).toBe('12:00');
  }
});
