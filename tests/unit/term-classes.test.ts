import { expect, test } from 'vitest';
import type { ClassData } from '../../content/model/postgraduate.ts';
import { termClasses } from '../../src/compile/defence-namespaces.ts';

/** Terms by the day on which they begin, and the first day of classes of a weekday in every, odd and even weeks. */
const cases = [
  ['a Monday', '05.10.2026', 'monday', ['2026-10-05', '2026-10-05', '2026-10-12']],
  ['a Monday', '05.10.2026', 'friday', ['2026-10-09', '2026-10-09', '2026-10-16']],
  ['a Thursday', '01.10.2026', 'thursday', ['2026-10-01', '2026-10-01', '2026-10-08']],
  ['a Thursday', '01.10.2026', 'friday', ['2026-10-02', '2026-10-02', '2026-10-09']],
  // The Monday of the first week was before the term.
  ['a Thursday', '01.10.2026', 'monday', ['2026-10-05', '2026-10-12', '2026-10-05']],
  ['a Sunday', '04.10.2026', 'monday', ['2026-10-05', '2026-10-12', '2026-10-05']],
] as const;

const classOf = (day: ClassData['day'], weeks?: ClassData['weeks']) =>
  ({ day, ...(weeks && { weeks }) }) as ClassData;

test.each(cases)('a term that begins on %s, %s: the first class on %s', (_, from, day, expected) => {
  const classes = [classOf(day), classOf(day, 'odd'), classOf(day, 'even')];
  expect(termClasses({ from, to: '19.12.2026', classes }).map(({ first }) => first)).toEqual(expected);
});

test('a term that ends before the first day of a class does not have it', () => {
  const classes = [classOf('monday', 'odd'), classOf('monday', 'even'), classOf('tuesday', 'even')];
  const kept = termClasses({ from: '05.10.2026', to: '12.10.2026', classes });
  expect(kept.map(({ first }) => first)).toEqual(['2026-10-05', '2026-10-12']);
});
