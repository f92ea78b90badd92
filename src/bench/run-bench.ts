import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumOptions } from '../command/chromium.ts';
import { languageCodes } from '../language/languages.ts';
import type { BenchFigures } from './bench-figures.ts';
import { type BenchFolder, copyImages } from './bench-folder.ts';
import { fetchedFonts } from './fetched-fonts.ts';
import { makeContent } from './make-content.ts';
import { measureBuilds, measureCheck } from './measure-builds.ts';
import { newsPage } from './news-page.ts';
import { pageWeight, sizeOf } from './output-size.ts';
import { searchCosts } from './search-cost.ts';

/** The made news item whose page is measured, built in every run. */
const shownItem = 'trial-7';
/** The least number of made news items: the page is of the eighth. */
export const leastNews = 8;

/**
 * Measures builds of content with `count` made news items: cold, after an edit, after an item was added, unchanged, with
 * the search built again; and what checks and searches cost.
 */
export async function runBench(root: string, count: number, { dir, cacheDir }: BenchFolder): Promise<BenchFigures> {
  const place = (name: string) => join(dir, String(count), name);
  const folders = { contentDir: place('content'), outDir: place('site'), cacheDir: place('cache') };
  const { contentDir, outDir } = folders;
  makeContent(join(root, 'content'), contentDir, count);
  copyImages(cacheDir, folders);
  const builds = await measureBuilds(root, folders);
  const textPage = newsPage(contentDir, shownItem);
  const indexMb = (language: string) => Math.round(sizeOf(join(outDir, 'pagefind', language)) / 1e4) / 100;
  return {
    news: count,
    ...builds,
    searchIndexMb: Object.fromEntries(languageCodes.map((code) => [code, indexMb(code)])),
    ...(await browserFigures(outDir, textPage)),
    checkAnew: await measureCheck(root, contentDir, '--no-cache'),
    checkFirst: await measureCheck(root, contentDir),
    checkAgain: await measureCheck(root, contentDir),
    outputMb: Math.round(sizeOf(outDir) / 1e5) / 10,
    textPageHtmlBytes: statSync(join(outDir, textPage)).size,
  };
}

/** What only a browser can tell of a built site. */
async function browserFigures(
  siteDir: string,
  textPage: string,
): Promise<Pick<BenchFigures, 'searches' | 'textPageBrotliBytes'>> {
  // Slow to load: the other figures need no browser.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(chromiumOptions);
  try {
    return {
      searches: await searchCosts(browser, siteDir, ['чавун', 'доменна піч', 'вступ до аспірантури']),
      textPageBrotliBytes: {
        ...pageWeight(siteDir, textPage),
        fonts: await fetchedFonts(browser, siteDir, textPage),
      },
    };
  } finally {
    await browser.close();
  }
}
