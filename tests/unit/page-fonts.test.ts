import { expect, test } from 'vitest';
import { fontsFor } from '../../src/bench/page-fonts.ts';

const css = [
  '@font-face{font-family:A;src:url(/latin.woff2)format("woff2");unicode-range:U+41-5A,U+61-7A}',
  '@font-face{font-family:A;src:url("/cyrillic.woff2");unicode-range:U+4??,U+2116}',
  'a{color:red}',
].join('');

test.each([
  ['Steel', ['/latin.woff2']],
  ['№ 1', ['/cyrillic.woff2']],
  ['Сталь ABC', ['/latin.woff2', '/cyrillic.woff2']],
  ['1939–2026', []],
])('of %j', (text, expected) => {
  expect(fontsFor(css, text)).toEqual(expected);
});

test('a face without ranges is for every character', () => {
  expect(fontsFor('@font-face{src:url(/all.woff2)}', 'x')).toEqual(['/all.woff2']);
});
