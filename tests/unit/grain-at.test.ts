import { expect, test } from 'vitest';
import { isWithin, outlineIn } from '../../src/site/parts/lit-grain.tsx';

/** Shaped like the letter U. */
const outline: [number, number][] = [
  [10, 10],
  [30, 10],
  [30, 70],
  [70, 70],
  [70, 10],
  [90, 10],
  [90, 90],
  [10, 90],
];
const grain = { phase: 'ferrite', outline };
const square = { width: 100, height: 100 };

test('a point is within an outline or not, in its hollow as well', () => {
  const corners = outlineIn(square, square, grain);
  const within = (x: number, y: number) => isWithin(corners, { x, y });
  expect([within(20, 40), within(80, 40), within(50, 80)]).toEqual([true, true, true]);
  expect([within(50, 40), within(5, 40), within(95, 40), within(50, 5), within(20, 95)]).not.toContain(true);
  expect(isWithin([], { x: 0, y: 0 })).toBe(false);
});

test('each point of two neighbours is within one of them, even where they meet', () => {
  const half = (left: number, right: number) =>
    outlineIn(square, square, {
      phase: 'ferrite',
      outline: [
        [left, 0],
        [right, 0],
        [right, 100],
        [left, 100],
      ],
    });
  const halves = [half(0, 50), half(50, 100)];
  for (const x of [1, 49, 50, 51, 99])
    expect(halves.filter((corners) => isWithin(corners, { x, y: 50 }))).toHaveLength(1);
});

test('an outline lies where its picture does that covers a box', () => {
  const ends: [number, number][] = [
    [0, 0],
    [100, 100],
  ];
  const inBox = (width: number, height: number) =>
    outlineIn({ width, height }, { width: 200, height: 100 }, { phase: 'ferrite', outline: ends });
  expect(inBox(400, 200), 'of the same shape').toEqual([
    { x: 0, y: 0 },
    { x: 400, y: 200 },
  ]);
  expect(inBox(100, 100), 'cut off at the sides').toEqual([
    { x: -50, y: 0 },
    { x: 150, y: 100 },
  ]);
  expect(inBox(200, 60), 'cut off above and below').toEqual([
    { x: 0, y: -20 },
    { x: 200, y: 80 },
  ]);
});
