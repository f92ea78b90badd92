import { expect, test } from 'vitest';
import { formatNumber } from '../../../src/compile/charts/chart-frame.ts';

test('numbers are written as the language writes them', () => {
  const written = (language: 'ua' | 'en') =>
    [0, 1.25, 1232.5].map((value) => formatNumber(value, language, { maximumFractionDigits: 2 }));
  expect(written('ua')).toEqual(['0', '1,25', '1\u00a0232,5']);
  expect(written('en')).toEqual(['0', '1.25', '1,232.5']);
});
