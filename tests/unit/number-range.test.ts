import { expect, test } from 'vitest';
import { numberRange } from '../../src/lib/language/numbers.ts';

test.each([
  [[1], '1'],
  [[1, 2], '1–2'],
  [[4, 2, 3], '2–4'],
  [[1, 3], '1, 3'],
  [[1, 2, 4], '1, 2, 4'],
])('%o: %s', (numbers, text) => {
  expect(numberRange(numbers)).toBe(text);
});
