import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontsFor } from '../support/fonts-for.ts';

const root = join(import.meta.dirname, '../..');
const css = readFileSync(join(root, 'src/site/theme/font-faces.css'), 'utf8');
const contentOf = (path: string) => readFileSync(join(root, 'content', path), 'utf8');

/** The characters of a text that are not in the files which a page fetches first: their lines would stand in two fonts for a time. */
const beyondFirst = (text: string) =>
  [...new Set(text)].filter(
    (each) => each > ' ' && fontsFor(css, each).filter((url) => /-first\./.test(url)).length < 3,
  );

test.each([
  ['the Ukrainian alphabet', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ’ʼ'],
  ['the English alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['numbers and what stands by them', '0123456789.,:;()[]+−±×=<>/%°№§€₴µ²³¹'],
  ['formulas and powers', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉₊₋ₓ'],
  ['quotes, dashes and dots', '«»“”„‘’–—-…·!?&@#*_|~"\''],
])('what a page fetches first has %s', (_, characters) => {
  expect(beyondFirst(characters)).toEqual([]);
});

test.each(['ua', 'en'])('what a page fetches first has all of the interface in %s', (language) => {
  for (const name of ['labels', 'routes'])
    expect(beyondFirst(contentOf(`${language}/${name}.json`).replaceAll(/[{}$]/g, '')), name).toEqual([]);
});

test('a page of either language asks for one file of each face', () => {
  expect(fontsFor(css, 'Сталь, steel').filter((url) => url.endsWith('.woff2'))).toHaveLength(3);
});
