import { expect, test } from 'vitest';
import { styleModulesIn } from '../../src/site/renderer/styles/page-styles.ts';
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

test.each([
  ['figures', '.chart-figure', '.chart-figure{'],
  ['tables', '.table-scroll', '.table-scroll{'],
  ['large news items', '.news-lead', '.news-day{'],
])('the rules for %s are in the pages that show one, and in no other', (_, selector, rule) => {
  const pages = builtFiles('.html').filter((path) => {
    const page = readPage(path);
    const isShown = page.querySelector(selector) !== null;
    expect(page.querySelector('style')?.textContent.includes(rule), path).toBe(isShown);
    return isShown;
  });
  expect(pages).not.toEqual([]);
  expect(readBuilt(scriptsOf('index.html').styles)).toContain(rule);
});
