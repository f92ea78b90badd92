import { expect, test } from 'vitest';
import { monthNames } from '../../src/lib/language/date-forms.ts';
import { dayRange } from '../../src/lib/text/days.ts';

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
