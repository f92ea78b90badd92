import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headersAt, readHeaders } from '../../src/build/hosts/host-rules.ts';
import { SmallSite } from './small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await SmallSite.built();
});
afterAll(() => {
  vi.unstubAllEnvs();
  site.remove();
});

/** Builds as Netlify does for a deploy context, and returns the files of the site. */
async function builtAs(context: string): Promise<Map<string, string>> {
  vi.stubEnv('CONTEXT', context);
  const { status, output } = await site.build();
  if (status !== 0) throw new Error(output);
  return site.files();
}

const textOf = (files: Map<string, string>, path: string) =>
  Buffer.from(files.get(path) ?? '', 'latin1').toString('utf8');
const pagesOf = (files: Map<string, string>) => [...files.keys()].filter((path) => path.endsWith('.html'));
const robots = (files: Map<string, string>) =>
  headersAt(readHeaders(textOf(files, '_headers')), '/about/history')['X-Robots-Tag'];

test('a preview has the pages of the site, and stays out of search engines', async () => {
  const preview = await builtAs('deploy-preview');
  expect(robots(preview)).toBe('noindex, nofollow');
  expect(pagesOf(preview).length).toBeGreaterThan(20);
  const published = await builtAs('production');
  expect(robots(published)).toBeUndefined();
  expect(pagesOf(published)).toEqual(pagesOf(preview));
  for (const path of pagesOf(published)) expect(published.get(path), path).toBe(preview.get(path));
});
