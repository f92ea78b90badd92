import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../language/languages.ts';
import { addOneItem, editOneText, oldestYear } from './edit-content.ts';
import { makeContent } from './make-content.ts';
import { type Cost, measure } from './measure.ts';
import { pageWeight, sizeOf } from './output-size.ts';
import { searchCosts } from './search-cost.ts';

/** A page of a made news item, built in every run. */
const textPage = 'news/trial-7.html';

/**
 * Measures builds of content with `count` made news items: cold, after an edit, after an item was added, unchanged, with
 * the search built again; and what checks and searches cost.
 */
export async function runBench(root: string, count: number): Promise<object> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(root, '.cache/bench-'));
  const [contentDir, outDir, cacheDir] = [join(dir, 'content'), join(dir, 'site'), join(dir, 'cache')];
  try {
    makeContent(join(root, 'content'), contentDir, count);
    // Pictures are encoded once: the bench measures pages.
    const images = join(root, '.cache/images');
    if (existsSync(images)) cpSync(images, join(cacheDir, 'images'), { recursive: true });
    const builds = await measureBuilds(root, contentDir, outDir, cacheDir);
    const check = async (option: string) =>
      costOnly(await measure(`npm run --silent check -- --content ${contentDir} ${option}`, {}, root));
    return {
      news: count,
      ...builds,
      searchIndexMb: Object.fromEntries(
        languages.map(({ code }) => [code, Math.round(sizeOf(join(outDir, 'pagefind', code)) / 1e4) / 100]),
      ),
      searches: await searchCosts(outDir, ['чавун', 'доменна піч', 'вступ до аспірантури']),
      checkAnew: await check('--no-cache'),
      checkFirst: await check(''),
      checkAgain: await check(''),
      outputMb: Math.round(sizeOf(outDir) / 1e5) / 10,
      textPageHtmlBytes: statSync(join(outDir, textPage)).size,
      textPageBrotliBytes: pageWeight(outDir, textPage),
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measureBuilds(
  root: string,
  contentDir: string,
  outDir: string,
  cacheDir: string,
): Promise<Record<string, object>> {
  const env = { CONTENT_DIR: contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir };
  const build = async () => summaryOf(await measure('npm run --silent build', env, root));
  const coldWithBundling = await build();
  // Moved, not deleted: some file systems are slow to allocate space just after files were deleted.
  renameSync(outDir, `${outDir}.first`);
  const cold = await build();
  editOneText(contentDir);
  const edited = await build();
  addOneItem(contentDir);
  const addNewestItem = await build();
  addOneItem(contentDir, oldestYear(contentDir));
  const addOldItem = await build();
  const unchanged = await build();
  rmSync(join(outDir, 'pagefind'), { recursive: true });
  rmSync(join(cacheDir, 'search'), { recursive: true });
  const searchAnew = await build();
  return { coldWithBundling, cold, editOneText: edited, addNewestItem, addOldItem, unchanged, searchAnew };
}

function costOnly({ output: _, ...cost }: Cost): Omit<Cost, 'output'> {
  return cost;
}

/** What a build cost, and how many pages it rendered, as its last line says. */
function summaryOf(cost: Cost): object {
  const [, pages, rendered, reused] = /(\d+) pages in .*: (\d+) rendered, (\d+) unchanged/.exec(cost.output) ?? [];
  return { ...costOnly(cost), pages: Number(pages), rendered: Number(rendered), reused: Number(reused) };
}
