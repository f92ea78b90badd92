import { describe, expect, test } from 'vitest';
import { valueScale } from '../../../src/charts/value-axis.ts';

describe('the axis of values', () => {
  const ticks = (scale: 'linear' | 'log', values: number[]) =>
    valueScale({ caption: '', scale }, values, [100, 0], 'en').ticks.map(({ text }) => text);

  test('begins at zero when linear, and ends with a round number', () => {
    expect(ticks('linear', [318, 970])).toEqual(['0', '200', '400', '600', '800', '1,000']);
    expect(ticks('linear', [0])).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1']);
  });

  test('marks ones, twos and fives when logarithmic, over many powers only ones', () => {
    expect(ticks('log', [0.43, 27])).toEqual(['0.2', '0.5', '1', '2', '5', '10', '20', '50']);
    expect(ticks('log', [5])).toEqual(['5', '10']);
    expect(ticks('log', [0.004, 30_000])).toEqual(['0.01', '0.1', '1', '10', '100', '1,000', '10,000']);
  });

  test('maps its ends to the ends of the range', () => {
    const { of } = valueScale({ caption: '', scale: 'log' }, [2, 50], [100, 0], 'en');
    expect([of(2), of(10), of(50)].map(Math.round)).toEqual([100, 50, 0]);
  });
});
