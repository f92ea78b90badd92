import { describe, expect, test } from 'vitest';
import { labelsOf } from '../../src/compile/year/year-labels.ts';
import { daysIn, lanesOf, monthsOf, placeOn } from '../../src/compile/year/year-layout.ts';

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

  test('days that are drawn wider than they last are kept apart', () => {
    const [a, b, c] = [span('10-01'), span('10-06'), span('10-11')];
    expect(lanesOf([a, b, c], 5)).toEqual([[a, b, c]]);
    expect(lanesOf([a, b, c], 6)).toEqual([[a, c], [b]]);
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
  const label = (name: string, days: { from: string; to: string }, free = 0) =>
    labelsOf({ name, kind: 'practice', ...days }, kinds, free);

  test('its name where there is room, otherwise that of its kind, otherwise nothing', () => {
    expect(label('At the mill', span('01-01', '12-31'))).toEqual({ label: 'At the mill' });
    expect(label('Work at the rolling mill', span('01-01', '02-28'))).toEqual({ label: 'Practice' });
    expect(label('Work at the rolling mill', span('01-01', '03-31'))).toEqual({
      label: 'Practice',
      wideLabel: 'Work at the rolling mill',
    });
    expect(label('At the mill', span('01-01', '01-03'))).toEqual({});
  });

  test('beside it where nothing follows', () => {
    expect(label('At the mill', span('01-01', '01-03'), 100)).toEqual({ label: 'At the mill', isBeside: true });
  });

  test('on a day its number, with the name if nothing follows', () => {
    const onDay = (free: number) => labelsOf({ name: 'Plan due', kind: 'day', ...span('10-05') }, kinds, free);
    expect(onDay(10)).toEqual({ label: '5' });
    expect(onDay(100)).toEqual({ label: '5 Plan due' });
  });
});
