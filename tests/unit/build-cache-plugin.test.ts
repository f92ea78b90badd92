import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = /package = "\.\/(netlify\/plugins\/[\w-]+)"/.exec(
  readFileSync(join(root, 'netlify.toml'), 'utf8'),
)?.[1];
const plugin = await import(join(root, folder ?? '', 'index.js'));

/** Calls a handler as Netlify does, and returns what it requested of the cache. */
async function call(handler: 'onPreBuild' | 'onPostBuild', isLocal: boolean): Promise<[string, string[]][]> {
  const calls: [string, string[]][] = [];
  const record = (name: string) => (paths: string[]) => Promise.resolve(Boolean(calls.push([name, paths])));
  await plugin[handler]({
    utils: { cache: { restore: record('restore'), save: record('save') } },
    constants: { IS_LOCAL: isLocal },
  });
  return calls;
}

test('Netlify finds the plugin, and it restores what it saved: caches and site', async () => {
  expect(existsSync(join(root, folder ?? '', 'manifest.yml'))).toBe(true);
  const [saved, restored] = [await call('onPostBuild', false), await call('onPreBuild', false)];
  expect(saved).toEqual([['save', ['.cache', 'dist/client']]]);
  expect(restored).toEqual([['restore', saved[0]?.[1]]]);
});

test('a local build keeps its caches where they are', async () => {
  expect([...(await call('onPreBuild', true)), ...(await call('onPostBuild', true))]).toEqual([]);
});
