import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { NewsTexts } from '../content/model/news-texts.ts';
import { makeContent } from '../src/bench/make-content.ts';
import { type Cost, measure } from '../src/bench/measure.ts';
import { searchCosts } from '../src/bench/search-cost.ts';
import { languages } from '../src/language/languages.ts';

/**
 * Measures builds of content of any size: cold, after an edit, after an item was added, unchanged, with the search made anew.
 * Prints one JSON object. `npm run bench -- --news 1000`
 */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { news: { type: 'string', default: '100' } } });
const count = Number(values.news);
const dir = mkdtempSync(join(root, '.cache/bench-'));
const contentDir = join(dir, 'content');
const outDir = join(dir, 'site');
const cacheDir = join(dir, 'cache');
const env = { CONTENT_DIR: contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir };
const build = (): Promise<Cost> => measure('npm run --silent build', env, root);
const summary = (cost: Cost) => ({ ...costOnly(cost), ...pagesOf(cost.output) });

try {
  makeContent(join(root, 'content'), contentDir, count);
  // Pictures are encoded once in their life: the bench is about pages.
  const images = join(root, '.cache/images');
  if (existsSync(images)) cpSync(images, join(cacheDir, 'images'), { recursive: true });
  const withBundling = await build();
  // Moved, not deleted: some file systems look long for room beside files that were deleted a moment ago.
  renameSync(outDir, `${outDir}.first`);
  const cold = await build();
  editOneText();
  const edit = await build();
  addOneItem();
  const add = await build();
  addOneItem(oldestYear());
  const addOld = await build();
  const unchanged = await build();
  rmSync(join(outDir, 'pagefind'), { recursive: true });
  rmSync(join(cacheDir, 'search'), { recursive: true });
  const searchAnew = await build();
  const check = (option: string) =>
    measure(`npm run --silent check -- --content ${contentDir} ${option}`, {}, root).then(costOnly);
  console.log(
    JSON.stringify(
      {
        news: count,
        coldWithBundling: summary(withBundling),
        cold: summary(cold),
        editOneText: summary(edit),
        addNewestItem: summary(add),
        addOldItem: summary(addOld),
        unchanged: summary(unchanged),
        searchAnew: summary(searchAnew),
        searchIndexMb: Object.fromEntries(
          languages.map(({ code }) => [code, Math.round(sizeOf(join(outDir, 'pagefind', code)) / 1e4) / 100]),
        ),
        searches: await searchCosts(outDir, ['чавун', 'доменна піч', 'вступ до аспірантури']),
        checkAnew: await check('--no-cache'),
        checkFirst: await check(''),
        checkAgain: await check(''),
        outputMb: Math.round(sizeOf(outDir) / 1e5) / 10,
        textPageHtmlBytes: textPageHtml().length,
        textPageBrotliBytes: textPage(),
      },
      null,
      2,
    ),
  );
} finally {
  rmSync(dir, { recursive: true, force: true });
}

function costOnly({ output: _, ...cost }: Cost): Omit<Cost, 'output'> {
  return cost;
}

function pagesOf(output: string): { pages: number; rendered: number; reused: number } {
  const [, pages, rendered, reused] = /(\d+) pages in .*: (\d+) rendered, (\d+) unchanged/.exec(output) ?? [];
  return { pages: Number(pages), rendered: Number(rendered), reused: Number(reused) };
}

function oldestYear(): string {
  return readdirSync(join(contentDir, 'ua/news')).sort()[0]?.replace('.json', '') ?? '';
}

/** Changes one word in the text of an old item. */
function editOneText(): void {
  const path = join(contentDir, 'ua/news', `${oldestYear()}.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as NewsTexts;
  const item = file.items.at(-1);
  if (item?.content) item.content = item.content.replace('Вимірювання', 'Виміри');
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
}

/** Adds an item that is newer than all others, or one to an earlier year. */
function addOneItem(year = '2026'): void {
  for (const folder of ['data', 'ua', 'en']) {
    const path = join(contentDir, folder, `news/${year}.json`);
    const file = JSON.parse(readFileSync(path, 'utf8')) as { items: { id: string; date?: string; title?: string }[] };
    const [first] = file.items;
    const date = first?.date && { date: `20.11.${year}` };
    const title = first?.title && { title: `${first.title} (2)` };
    file.items.unshift({ ...first, id: `added-${year}`, ...date, ...title });
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  }
}

function sizeOf(path: string): number {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? sizeOf(join(path, entry.name)) : statSync(join(path, entry.name)).size),
    0,
  );
}

function textPageHtml(): Buffer {
  return readFileSync(join(outDir, 'news/trial-7.html'));
}

/** What a news page loads, compressed as a CDN would. */
function textPage(): Record<string, number> {
  const html = textPageHtml().toString('utf8');
  const files = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => String(match[1])))];
  const bytes = (paths: string[]) =>
    paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(outDir, path))).length, 0);
  return {
    html: brotliCompressSync(html).length,
    styles: bytes(files(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)),
    scripts: bytes(files(/(?:modulepreload" href|<script src)="([^"]+)"/g)),
    fonts: files(/<link rel="preload" href="([^"]+\.woff2)"/g).reduce(
      (sum, path) => sum + statSync(join(outDir, path)).size,
      0,
    ),
  };
}
