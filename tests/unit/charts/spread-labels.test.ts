import { describe, expect, test } from 'vitest';
import { spreadLabels } from '../../../src/compile/charts/plot-chart.ts';

describe('labels', () => {
  test('stay where they have room', () => expect(spreadLabels([80, 10, 40], 20, 0, 100)).toEqual([80, 10, 40]));

  test('move apart around their middle, in their order', () => {
    expect(spreadLabels([50, 52, 90], 20, 0, 100)).toEqual([41, 61, 90]);
    expect(spreadLabels([50, 50, 50], 20, 0, 100)).toEqual([30, 50, 70]);
  });

  test('stay within their room', () => {
    expect(spreadLabels([99, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spreadLabels([-5, 1], 20, 0, 100)).toEqual([0, 20]);
    expect(() => spreadLabels([1, 2, 3], 60, 0, 100)).toThrow('No room for 3 labels');
  });
});
