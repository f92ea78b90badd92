import { expect, test } from 'vitest';
import { fitTitle } from '../../src/build/publish/cards/draw-card.ts';

/** Letters that are half as wide as they are high. */
const lettering = { width: (text: string, size: number) => (text.length * size) / 2 };
const width = 1072;
const wide = ({ size, lines }: ReturnType<typeof fitTitle>) =>
  Math.max(...lines.map((line) => lettering.width(line, size)));
const words = (count: number) => Array.from({ length: count }, (_, index) => `слово${index + 10}`).join(' ');

test.each([
  [1, 64, 1],
  [8, 64, 2],
  [15, 52, 3],
  [18, 44, 3],
  [28, 36, 4],
  [40, 30, 5],
])('a title of %i words is in letters of %i, in lines: %i', (count, size, lines) => {
  const fitted = fitTitle(lettering, words(count), width);
  expect(fitted).toMatchObject({ size, lines: { length: lines } });
  expect(fitted.lines.join(' ')).toBe(words(count));
  expect(wide(fitted)).toBeLessThanOrEqual(width);
});

test('a title that does not fit even in small letters ends with an ellipsis, within the width', () => {
  const fitted = fitTitle(lettering, words(90), width);
  expect(fitted).toMatchObject({ size: 30, lines: { length: 5 } });
  const shown = fitted.lines.join(' ');
  expect(shown).toMatch(/слово\d\d…$/);
  expect(words(90).startsWith(shown.slice(0, -1))).toBe(true);
  expect(wide(fitted)).toBeLessThanOrEqual(width);
});

test('no comma or dash stands before the ellipsis', () => {
  const title = `${words(90).replaceAll(' ', ', ')}`;
  expect(fitTitle(lettering, title, width).lines.at(-1)).toMatch(/слово\d\d…$/);
});
