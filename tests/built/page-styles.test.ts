import { expect, test } from 'vitest';
import { styleModulesIn } from '../../src/renderer/styles/page-styles.ts';
import { builtFiles, readBuilt, readPage, scriptsOf } from './support/site.ts';

test('every page has the styles of all that it shows, and of no other page', () => {
  const all = styleModulesIn(readBuilt(scriptsOf('index.html').styles));
  for (const path of builtFiles('.html')) {
    const page = readPage(path);
    const own = styleModulesIn(page.querySelector('style')?.textContent ?? '');
    const shown = styleModulesIn(page.querySelector('#root')?.innerHTML ?? '').filter((hash) => all.includes(hash));
    expect(own, path).toEqual(expect.arrayContaining(shown));
    expect(own.length, path).toBeLessThan(all.length);
  }
});

test('the rules for figures are in the pages with a figure, and in no other', () => {
  const withFigures = builtFiles('.html').filter((path) => {
    const page = readPage(path);
    const hasFigure = page.querySelector('.chart-figure') !== null;
    expect(page.querySelector('style')?.textContent.includes('.chart-figure{'), path).toBe(hasFigure);
    return hasFigure;
  });
  expect(withFigures).not.toEqual([]);
  expect(readBuilt(scriptsOf('index.html').styles)).toContain('.chart-figure{');
});
