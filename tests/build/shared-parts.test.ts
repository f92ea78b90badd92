import { expect, test } from 'vitest';
import { compileContent } from '../../src/build/build-site.ts';
import { builtPages, renderJob } from '../../src/build/built-pages.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { ownRenderer } from './support/own-renderer.ts';

const cacheDir = folderForFile();

test('a page with parts that were rendered for others is the page rendered as a whole', async () => {
  const parts = new Map<string, string>();
  const [renderWhole, render] = [await ownRenderer(), await ownRenderer(parts)];
  const site = await compileContent(readContent(smallInstitute), cacheDir);
  const pages = builtPages(site);
  for (const page of pages) {
    const job = renderJob(site, page);
    expect(frameless(await render(job)), page.manifest.path).toBe(frameless(await renderWhole(job)));
  }
  expect(parts.size).toBeLessThan(pages.length);
});

/** Without what depends on how long a page is: with the frame or without. */
function frameless(html: string): string {
  return html.replace(/<link rel="expect"[^>]*>/, '');
}
