import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '../../dist/client');

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
  const page = readFileSync(join(client, 'about/history.html'), 'utf8');
  const [, entry = ''] = /<script src="([^"]+)"[^>]*type="module"/.exec(page) ?? [];
  const first = charactersInOneGo(entry);
  expect(first).toBeLessThan(5_000);
  const preloaded = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, url]) => url ?? '');
  const whole = preloaded.reduce((sum, url) => sum + readFileSync(join(client, url)).length, 0);
  expect(whole, 'all that it will ask for is on its way').toBeGreaterThan(250_000);
});
