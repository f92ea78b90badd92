import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type TimelineChart, timelineChart } from '../../../src/compile/charts/timeline-chart.ts';
import { texts } from './read-svg.ts';

describe('the scale of a timeline', () => {
  const ticks = (from: string, to: string, language: TimelineChart['language'] = 'en') => {
    const events = [{ name: 'a', from, to }];
    return texts(
      parse(timelineChart({ id: 'timeline', title: '', description: '', language, events })),
      '.chart-tick',
    ).map((text) => text.replaceAll('\u00a0', ' '));
  };

  test('has days where they are less than a month apart', () => {
    expect(ticks('2026-11-02', '2026-11-27')).toEqual(['1 Nov 2026', '8 Nov', '15 Nov', '22 Nov']);
    expect(ticks('2026-11-02', '2026-11-27', 'ua')).toEqual(['1 лист. 2026', '15 лист.', '22 лист.']);
  });

  test('names each year where it begins', () => {
    expect(ticks('2026-10-01', '2027-03-31')).toEqual(['Oct 2026', 'Dec', 'Jan 2027', 'Mar']);
    expect(ticks('2026-12-14', '2027-01-17', 'ua')).toEqual(['13 груд. 2026', '27 груд.', '10 січ. 2027']);
    expect(ticks('2026-03-01', '2026-09-30')).toEqual(['Jan 2026', 'Apr', 'Jul']);
  });

  test('has years alone where it is long', () => {
    expect(ticks('2020-01-01', '2025-12-31')).toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
  });

  test('has whole days', () => {
    expect(ticks('2026-11-02', '2026-11-03')).toEqual(['2 Nov 2026', '3 Nov']);
  });
});
