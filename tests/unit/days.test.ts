import { expect, test } from 'vitest';
import { monthNames } from '../../src/lib/language/date-forms.ts';
import { asIsoDate, dayRange, isoDate, offsetChanges, zonedTime } from '../../src/lib/text/days.ts';

test.each([
  ['18.11.2026', '2026-11-18'],
  ['29.02.2024', '2024-02-29'],
  ['31.12.1999', '1999-12-31'],
])('%s is %s', (text, iso) => expect(isoDate(text)).toBe(iso));

test.each([
  '31.02.2026',
  '29.02.2026',
  '00.01.2026',
  '01.13.2026',
  '1.1.2026',
  '2026-11-18',
  '18.11.26',
  '18.11.2026 ',
  '',
])('"%s" is not a date', (text) => expect(isoDate(text)).toBeUndefined());

test('what is no date stays as it is', () => {
  expect(['18.11.2026', '31.02.2026'].map(asIsoDate)).toEqual(['2026-11-18', '31.02.2026']);
});

const written = (from: string, to: string) =>
  Object.values(dayRange(from, to, monthNames('en')))
    .join('')
    .replaceAll('\u00a0', ' ');

test.each([
  ['2026-10-05', '2026-10-05', '5 October'],
  ['2026-10-19', '2026-10-30', '19–30 October'],
  ['2026-10-05', '2026-12-19', '5 October – 19 December'],
  ['2026-12-31', '2027-01-10', '31 December – 10 January'],
])('%s to %s: %s', (from, to, text) => {
  expect(written(from, to)).toBe(text);
});

test.each([
  ['2027-01-22', '14:00', '2027-01-22T14:00:00+02:00'],
  ['2026-07-01', '09:30', '2026-07-01T09:30:00+03:00'],
  // The clocks change on 29 March and 25 October 2026.
  ['2026-03-29', '02:59', '2026-03-29T02:59:00+02:00'],
  ['2026-03-29', '04:00', '2026-03-29T04:00:00+03:00'],
  ['2026-10-25', '02:59', '2026-10-25T02:59:00+03:00'],
  // This hour comes twice.
  ['2026-10-25', '03:30', '2026-10-25T03:30:00+03:00'],
  ['2026-10-25', '04:00', '2026-10-25T04:00:00+02:00'],
])('%s %s in Kyiv is %s', (date, time, expected) => {
  expect(zonedTime(date, time, 'Europe/Kyiv')).toBe(expected);
});

test.each(['Europe/Kyiv', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'agrees with the time zone database at noon of every day of ten years in %s',
  (timeZone) => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric' });
    for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2030, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      expect(format.format(new Date(zonedTime(date, '12:00', timeZone))), date).toBe('12:00');
    }
  },
);

test('the clocks of a year change twice, or never', () => {
  expect(offsetChanges('Europe/Kyiv', 2026, 2026)).toEqual([
    { at: '20260329T030000', from: '+0200', to: '+0300', isForward: true },
    { at: '20261025T040000', from: '+0300', to: '+0200', isForward: false },
  ]);
  expect(offsetChanges('Asia/Kolkata', 2026, 2030)).toEqual([]);
});
