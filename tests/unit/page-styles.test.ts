import { expect, test } from 'vitest';
import { rulesWhere, styleModulesIn } from '../../src/site/renderer/styles/page-styles.ts';
import { styleSheetOf } from '../../src/site/renderer/styles/page-styles-plugin.ts';

const css = [
  '@font-face{font-family:X;src:url(x.woff2)}',
  'a{color:red}',
  '._box_abc,._other-one_xyz{color:green}',
  '@media (width>10px){._other-one_xyz{color:blue}}',
  '@media print{._box_abc{color:#000}._other-one_xyz ._box_abc{color:#111}}',
  '@keyframes _appear_xyz{0%{opacity:0}}',
].join('');

test('a class name tells the module it comes from', () => {
  expect(styleModulesIn('html ._box_abc:hover > ._two-words_xyz, ._box_abc')).toEqual(['abc', 'xyz']);
  expect(styleModulesIn('.visually-hidden')).toEqual([]);
});

test('a page has the rules of its modules and those of none, in their order', () => {
  expect(rulesWhere(styleSheetOf(css), (hashes) => hashes.every((hash) => hash === 'abc'))).toBe(
    [
      '@font-face{font-family:X;src:url(x.woff2)}',
      'a{color:red}',
      '._box_abc{color:green}',
      '@media print{._box_abc{color:#000}}',
    ].join(''),
  );
});

test('the style sheet of all components names no font again', () => {
  const rest = rulesWhere(styleSheetOf(css), (hashes) => hashes.length > 0);
  expect(rest).not.toContain('@font-face');
  expect(rest).not.toContain('a{color:red}');
  expect(rest).toContain('@keyframes _appear_xyz{0%{opacity:0}}');
});

test('the rules for figures can be told from those of every page', () => {
  const css =
    '.chart-figure{margin:0}.picture-figure{gap:0}.chart .chart-name,a{fill:red}@media print{.picture-room svg{color:#000}}';
  expect(rulesWhere(styleSheetOf(css), (hashes) => hashes.length === 0)).toBe('a{fill:red}');
  expect(rulesWhere(styleSheetOf(css), (hashes) => hashes.includes('figure'))).toBe(
    '.chart-figure{margin:0}.picture-figure{gap:0}.chart .chart-name{fill:red}@media print{.picture-room svg{color:#000}}',
  );
});
