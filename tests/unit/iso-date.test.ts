import { expect, test } from 'vitest';
import { asIsoDate, isoDate } from '../../src/lib/text/days.ts';

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
