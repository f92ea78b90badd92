import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toSlug } from '../../src/lib/text/romanize.ts';
import { builtFiles, client, readPage, scriptsOf } from './support/site.ts';

/** The characters of a script and of all that it imports without being asked again: they run in one go. */
function charactersInOneGo(url: string, seen = new Set<string>()): number {
  if (seen.has(url)) return 0;
  seen.add(url);
  const text = readFileSync(join(client, url), 'utf8');
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)];
  return imports.reduce(
    (sum, [, path]) => sum + charactersInOneGo(new URL(path ?? '', `http://site${url}`).pathname, seen),
    text.length,
  );
}

test('the first script is small: React and the site run after it, each in a task of its own', () => {
  const { src, modules } = scriptsOf('about/history.html');
  expect(charactersInOneGo(src)).toBeLessThan(5_000);
  const whole = modules.reduce((sum, url) => sum + readFileSync(join(client, url)).length, 0);
  expect(whole, 'all that it will ask for is loaded with it').toBeGreaterThan(250_000);
});

test('the data of the script have an id that no heading or section of a page can have', () => {
  const ids = readPage('index.html')
    .querySelectorAll('script[type="application/json"]')
    .map(({ id }) => id);
  expect(ids).toHaveLength(1);
  for (const id of ids) expect(toSlug(id)).not.toBe(id);
});

test('no page loads a script, or data, by being opened', () => {
  for (const path of builtFiles('.html')) {
    const page = readPage(path);
    expect(
      page.querySelectorAll('script[src], link[rel=modulepreload], link[as=script], link[as=fetch]'),
      path,
    ).toEqual([]);
  }
});
