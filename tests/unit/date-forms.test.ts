import { expect, test } from 'vitest';
import { suggestDate } from '../../src/lib/language/date-forms.ts';

test.each([
  ['2026-03-12', '12.03.2026'],
  ['12 березня 2026 року', '12.03.2026'],
  ['5.3.26', '05.03.2026'],
  // The day in the month's place.
  ['11/18/2026', '18.11.2026'],
  ['2026-13-01', '13.01.2026'],
  ['18/13/2026', undefined],
  ['2026.13.32', undefined],
  ['31.2.2026', undefined],
  ['soon', undefined],
])('of %j the day %j is suggested, which is in the calendar', (written, suggested) => {
  expect(suggestDate(written)).toBe(suggested);
});
