import { expect, test } from 'vitest';
import { areaOf, simplify, withoutStraight } from '../pictures/lib/outline.ts';
import { heroOutlines } from '../pictures/structures/ferrite-pearlite.ts';

const frame = { width: 900, height: 600, seed: 7 };

test('the outlined grains fill their picture, and none of it twice', () => {
  const grains = heroOutlines(90)(frame);
  const area = grains.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  expect(area / (frame.width * frame.height)).toBeCloseTo(1, 1);
  for (const [x, y] of grains.flatMap(({ outline }) => outline)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(frame.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(frame.height);
  }
  expect(new Set(grains.map(({ phase }) => phase))).toEqual(new Set(['ferrite', 'pearlite']));
  expect(heroOutlines(90)(frame)).toEqual(grains);
});

test('a line keeps the points that give it its course', () => {
  const bent = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [10, 10],
  ] as const;
  expect(simplify(bent, 1)).toEqual([bent[0], bent[2], bent[3]]);
  expect(simplify(bent, 0.1)).toEqual(bent);
});

test('an outline keeps the corners at which it turns', () => {
  const square = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(withoutStraight(square)).toEqual(square.filter(([x]) => x !== 5));
  expect(areaOf(square)).toBe(100);
});
