import { describe, expect, test } from 'vitest';
import { daysIn, labelled, lanesOf, monthsOf, placeOn } from '../../src/compile/year/academic-year.ts';

/** A span of days of 2026, given as `MM-DD`. */
const span = (from: string, to = from) => ({ from: `2026-${from}`, to: `2026-${to}` });
const year = { from: '2026-10-01', to: '2027-09-30' };

test('the months of a year are whole, but for the first and the last', () => {
  const months = monthsOf({ from: '2027-12-15', to: '2028-03-10' });
  expect(months).toEqual([
    { from: '2027-12-15', to: '2027-12-31' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-10' },
  ]);
  expect(monthsOf(year).map(daysIn)).toEqual([31, 30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30]);
  expect(monthsOf(span('10-05'))).toEqual([span('10-05')]);
});

describe('a place on the line of the year', () => {
  const line = span('10-01', '10-20');
  test.each([
    [span('10-01', '10-20'), { at: 0, width: 100 }],
    [span('10-01'), { at: 0, width: 5 }],
    [span('10-20'), { at: 95, width: 5 }],
    [span('10-11', '10-15'), { at: 50, width: 25 }],
    [span('09-01', '10-02'), { at: 0, width: 10 }],
    [span('10-19', '12-31'), { at: 90, width: 10 }],
  ])('%o', (days, place) => {
    expect(placeOn(line, days)).toEqual(place);
  });

  test('periods that follow each other touch, also when clocks change', () => {
    const [before, after] = [
      placeOn(year, { from: '2026-10-05', to: '2026-10-25' }),
      placeOn(year, { from: '2026-10-26', to: '2026-12-30' }),
    ];
    expect(before.at + before.width).toBeCloseTo(after.at, 1);
  });
});

describe('rows of periods', () => {
  test('periods that share no day share a row', () => {
    const [a, b, c] = [span('10-01', '10-10'), span('10-11', '10-20'), span('10-21')];
    expect(lanesOf([c, a, b])).toEqual([[a, b, c]]);
  });

  test('a period that begins within another, or on its last day, stands below it', () => {
    const [long, within, touching] = [span('10-01', '12-19'), span('10-19', '10-30'), span('12-19', '12-30')];
    expect(lanesOf([within, long, touching])).toEqual([[long], [within, touching]]);
  });

  test('of two that begin together the longer one is first', () => {
    const [short, long] = [span('10-01', '10-02'), span('10-01', '10-09')];
    expect(lanesOf([short, long])).toEqual([[long], [short]]);
  });

  test('without any there is no row', () => {
    expect(lanesOf([])).toEqual([]);
  });
});

describe('what is written on a period', () => {
  const kinds = {
    classes: 'Classes',
    research: 'Research',
    practice: 'Practice',
    assessment: 'Exams',
    leave: 'Holidays',
  };
  const practice = (name: string, days: { from: string; to: string }) =>
    labelled({ name, kind: 'practice', ...days }, span('01-01', '12-31'), kinds);

  test('its name where there is room, otherwise that of its kind', () => {
    expect(practice('At the mill', span('01-01', '12-31')).labels).toEqual({ label: 'At the mill' });
    expect(practice('Work at the rolling mill', span('01-01', '02-28')).labels).toEqual({ label: 'Practice' });
    expect(practice('Work at the rolling mill', span('01-01', '03-31')).labels).toEqual({
      label: 'Practice',
      wideLabel: 'Work at the rolling mill',
    });
  });

  test.each([
    ['after it', span('01-01', '01-03'), 'after'],
    ['at the end of the year before it', span('12-28', '12-30'), 'before'],
  ])('its name %s where neither has room, and no other stands there', (_, days, beside) => {
    const short = practice('At the mill', days);
    expect(short.labels).toEqual({ label: 'At the mill', beside });
    const { from, to } = days;
    const [begins, ends] =
      beside === 'after' ? [short.from === from, short.to > to] : [short.from < from, short.to === to];
    expect([begins, ends]).toEqual([true, true]);
  });

  test('a day has its number and its name', () => {
    const day = labelled({ name: 'Plan due', kind: 'day', ...span('10-05') }, span('01-01', '12-31'), kinds);
    expect(day.labels).toEqual({ label: '5 Plan due', beside: 'after' });
  });
});
