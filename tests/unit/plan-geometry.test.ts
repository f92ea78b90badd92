import { describe, expect, test } from 'vitest';
import { alongLine, centreOf, inPercent, svgPoints } from '../../src/compile/campus/campus-plan.ts';

/** Points of a plan, each given as "x y". */
const points = (...texts: string[]) =>
  texts.map((text) => {
    const [x = 0, y = 0] = text.split(' ').map(Number);
    return { x, y };
  });

test('points are what SVG reads', () => {
  expect(svgPoints(points('0 0', '80 7.5'))).toBe('0,0 80,7.5');
});

test.each([
  ['0 0', { x: 0, y: 0 }],
  ['40 30', { x: 50, y: 50 }],
  ['80 60', { x: 100, y: 100 }],
  ['1 1', { x: 1.25, y: 1.67 }],
])('the point %s in per cent of the plan', (text, place) => {
  const [point] = points(text);
  expect(point && inPercent(point)).toEqual(place);
});

describe('the name of a line stands', () => {
  test('along its longest straight part', () => {
    expect(alongLine(points('0 30', '8 30', '72 30', '80 60'))).toEqual({ x: 50, y: 50, angle: 0 });
  });

  test.each([
    ['40 0', '40 60', -90],
    ['40 60', '40 0', -90],
    ['80 30', '0 30', 0],
    ['0 0', '60 60', 45],
    ['60 60', '0 0', 45],
    ['0 60', '60 0', -45],
  ])('so that it can be read, from %s to %s', (from, to, angle) => {
    expect(Math.abs(alongLine(points(from, to)).angle - angle)).toBe(0);
  });
});

describe('the name of an area or building stands at its centre of mass', () => {
  const square = points('20 15', '60 15', '60 45', '20 45');
  test.each([
    ['drawn clockwise', square],
    ['drawn the other way round', [...square].reverse()],
  ])('%s', (_, outline) => {
    expect(centreOf(outline)).toEqual({ x: 50, y: 50 });
  });

  test('or, where it encloses nothing, at its first corner', () => {
    expect(centreOf(points('40 30', '50 30', '60 30'))).toEqual({ x: 50, y: 50 });
  });
});
