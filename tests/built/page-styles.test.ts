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
