import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from './support/site.ts';

test('no script looks behind in a regular expression: browsers of 2022 refuse the whole of it', () => {
  const scripts = builtFiles('.js').concat(builtFiles('.mjs'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((path) => /\(\?<[=!]/.test(readBuilt(path)))).toEqual([]);
});
