import { describe, expect, test } from 'vitest';
import { isOfGroup, nextDayOf, type TimetableClass } from '../../src/site/parts/timetable-days.ts';

/** A class of the term from Monday, 5 October 2026; `first` is the first day on which it takes place. */
function taught(course: string, first: string, more: Partial<TimetableClass> = {}): TimetableClass {
  const teacher = { href: '/person/a', label: 'A' };
  return { course, first, start: '09:30', end: '10:50', teacher, room: '1', specialties: ['132'], ...more };
}

const timetable = [
  {
    day: 'tuesday' as const,
    classes: [
      taught('weekly', '2026-10-06'),
      taught('odd', '2026-10-06', { weeks: 'odd' }),
      taught('even', '2026-10-13', { weeks: 'even' }),
    ],
  },
  { day: 'friday' as const, classes: [taught('practice', '2026-10-16', { weeks: 'even' })] },
];

describe('the next day with classes', () => {
  test.each([
    ['before the term', '2026-09-01 12:00', '2026-10-06', ['weekly', 'odd']],
    ['today', '2026-10-06 00:00', '2026-10-06', ['weekly', 'odd']],
    ['until the last class of today has ended', '2026-10-06 10:49', '2026-10-06', ['weekly', 'odd']],
    ['when the last class of today has ended', '2026-10-06 10:50', '2026-10-13', ['weekly', 'even']],
    ['after a day, past one whose class is every other week', '2026-10-07 09:00', '2026-10-13', ['weekly', 'even']],
    ['in an even week', '2026-10-14 09:00', '2026-10-16', ['practice']],
    ['when clocks have changed', '2026-10-31 09:00', '2026-11-03', ['weekly', 'odd']],
    ['on the last day', '2026-12-15 09:00', '2026-12-15', ['weekly', 'odd']],
    ['in the evening of the last day', '2026-12-15 20:00', undefined, undefined],
    ['when a class would be after the term', '2026-12-16 09:00', undefined, undefined],
  ])('%s', (_, now, date, courses) => {
    const next = nextDayOf(timetable, now, '2026-12-15');
    expect(next?.date).toBe(date);
    expect(next?.classes.map(({ course }) => course)).toEqual(courses);
  });

  test('without classes there is none', () => {
    expect(nextDayOf([], '2026-10-06 12:00', '2026-12-15')).toBeUndefined();
  });
});

describe('a class is for', () => {
  const group = { id: '2-132', year: 2, specialty: '132' };
  test.each([
    ['its years of study', { years: [2, 3] }, group, true],
    ['no other year', { years: [1] }, group, false],
    ['all years where it names none', {}, group, true],
    ['no other specialty', { specialties: ['136'] }, group, false],
    ['everyone where no group is chosen', { years: [1], specialties: ['136'] }, undefined, true],
    ['its specialty where groups have no years', { years: [1] }, { id: '132', specialty: '132' }, true],
  ])('%s', (_, more, chosen, expected) => {
    expect(isOfGroup(taught('a', '2026-10-06', more), chosen)).toBe(expected);
  });
});
