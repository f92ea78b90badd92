import { expect, test } from 'vitest';
import { isInitialOf, isSpelling } from '../../src/lib/text/name-spellings.ts';

test.each([
  ['Щедрик', 'Schedrik', true],
  ['Лу(', 'Lu', false],
  ['Лу(', 'Lu(', true],
  ['Лу[', 'Lu', false],
  ['Лу*', 'Lu', false],
  ['Лу\\', 'Lu', false],
  ['Лу.', 'Luk', false],
  ['Лу?', 'L', false],
  ['Лу|', 'Lu', false],
  ['Лу)', 'Lu)', true],
  ['Лу$', 'Lu$', true],
  ['Kos-Lys', 'Kos-Lys', true],
  ['', 'Lu', false],
])('«%s» may be written «%s»: %s', (ukrainian, written, expected) => {
  expect(isSpelling(ukrainian, written)).toBe(expected);
});

test.each([
  ['Юрій', 'Iu', true],
  ['(Юрій', 'Yu', false],
  ['(Юрій', '(', true],
])('«%s» may begin with «%s»: %s', (ukrainian, initial, expected) => {
  expect(isInitialOf(ukrainian, initial)).toBe(expected);
});
