import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reportPath } from '../../src/build/built-pages.ts';
import { headersAt, readHeaders } from '../../src/build/hosts/host-rules.ts';
import { SmallSite } from './small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await SmallSite.built();
  site.edit<{ items: { text: string }[] }>('ua/news/2025.json', ({ items }) => {
    const [item] = items;
    if (item) item.text += ' Це "лапки" машинки.';
  });
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

test('a preview says on every page what the check found, and stays out of search engines; the site does not', async () => {
  const preview = await builtAs('deploy-preview');
  const report = textOf(preview, reportPath);
  expect(report).toContain('ua/news/2025.json');
  const warnings = report.match(/^\S+:\d+:\d+ /gm)?.length;
  expect(pagesOf(preview).length).toBeGreaterThan(20);
  for (const path of pagesOf(preview)) {
    const banner = /<aside class="preview".*?<\/aside>/s.exec(textOf(preview, path))?.[0];
    const words = /^en(\.html|\/)/.test(path) ? 'errors: 0; warnings:' : 'помилок: 0; зауважень:';
    expect(banner, path).toContain(`${words} ${warnings}.`);
    expect(banner, path).toContain(`href="/${reportPath}"`);
  }
  expect(robots(preview)).toBe('noindex, nofollow');

  const published = await builtAs('production');
  expect(pagesOf(published)).toEqual(pagesOf(preview));
  for (const path of pagesOf(published)) expect(textOf(published, path), path).not.toContain('class="preview"');
  expect(published.has(reportPath)).toBe(false);
  expect(robots(published)).toBeUndefined();
});
