import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import MarkdownIt from 'markdown-it';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { followSiteRules, SiteFiles } from '../../src/build/local-server/site-files.ts';
import { chromiumOptions } from '../../src/lib/command/chromium.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { languageOf } from '../../src/lib/language/languages.ts';
import { escapeXml } from '../../src/lib/text/escape-text.ts';
import type { PageVersion, SiteChanges } from './compare-sites.ts';
import { amountOf } from './page-changes.ts';

/** A page and its pictures at each width, as WebP. Without pictures it looks the same before and after. */
interface PagePictures {
  page: Omit<PageVersion, 'path'>;
  views: readonly PageView[];
}

interface PageView {
  width: number;
  before?: Buffer;
  after?: Buffer;
}

/** So many pages are shown, and so many of them for what pages share. */
export const mostShown = 10;
const mostForShared = 4;
/** The widths of a computer and of a telephone. */
const shownWidths = [1280, 360] as const;
/** Pictures higher than this are cut: Chromium draws no higher ones. */
const mostHeight = 12_000;

/**
 * Chooses the pages to show: those that changed most, one in each language for each shared change, new ones. When the look changed for all, the pages at the top of the site fill the rest.
 */
export function choosePages({ pages: { changed, added }, shared, samples }: SiteChanges): PageVersion[] {
  const amountIn = ({ changes = [] }: PageVersion) => amountOf(changes);
  const own = changed.flat().sort((a, b) => amountIn(b) - amountIn(a));
  const forShared = shared.flatMap(({ examples, pages }) =>
    [...pages.keys()].flatMap((code) => examples.find(({ language }) => language === code) ?? []),
  );
  const all: PageVersion[] = [
    ...own.slice(0, mostShown - mostForShared),
    ...forShared.slice(0, mostForShared),
    ...own.slice(mostShown - mostForShared),
    ...added.flat(),
    ...samples,
  ];
  return [...new Map(all.map((page) => [page.address, page])).values()].slice(0, mostShown);
}

/** So many rows of a page are shown at most, and so many around what differs. */
const mostRows = 1600;
const around = 120;

/**
 * Cuts two pictures of a page to the rows from the first that differs to the last, and frames these. Undefined when both look the
 * same. From below, rows are compared with those that moved there.
 */
export async function findDifference(
  before: Buffer,
  after: Buffer,
): Promise<{ before: Buffer; after: Buffer } | undefined> {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [rowsBefore, rowsAfter] = [old.info.height, now.info.height];
  const most = Math.min(rowsBefore, rowsAfter);
  let start = 0;
  while (start < most && rowOf(old, start).equals(rowOf(now, start))) start += 1;
  if (start === rowsBefore && start === rowsAfter) return undefined;
  let end = 0;
  while (end < most - start && rowOf(old, rowsBefore - 1 - end).equals(rowOf(now, rowsAfter - 1 - end))) end += 1;
  return { before: await cutOut(old, start, rowsBefore - end), after: await cutOut(now, start, rowsAfter - end) };
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function rowOf({ data, info }: Pixels, row: number): Buffer {
  const length = info.width * info.channels;
  return data.subarray(row * length, (row + 1) * length);
}

/** Cuts out rows with some around them, and frames them; without any, the top. */
function cutOut({ data, info }: Pixels, from = 0, to = 0): Promise<Buffer> {
  const { width, height, channels } = info;
  const top = Math.max(0, Math.min(from - around, height - 1));
  const rows = Math.max(1, Math.min(height - top, mostRows, to > 0 ? to + around - top : mostRows));
  const frame =
    to > from ? `<rect x="2" y="${from - top - 6}" width="${width - 4}" height="${to - from + 12}"/>` : '';
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows}" fill="none" stroke="#d13438" stroke-width="3">${frame}</svg>`;
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left: 0, top, width, height: rows })
    .composite([{ input: Buffer.from(overlay), top: 0, left: 0 }])
    .webp()
    .toBuffer();
}

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1600px; margin: 0 auto; padding: 16px; }
ins { background: #1a7f3733; } del { background: #cf222e33; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; align-items: start; }
.w360 { max-width: 760px; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; height: auto; border: 1px solid #8888; }
`;

/**
 * Writes the report: the summary, in Markdown, and pictures of pages side by side. One file without a script or anything from
 * elsewhere, so that it can be opened, kept and sent as it is.
 */
export function writeReport(summary: string, pictures: readonly PagePictures[]): string {
  return `<!DOCTYPE html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Що зміниться на сайті · What will change on the site</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Порівняння сайту · Comparison of the site</h1>
${new MarkdownIt({ html: true }).render(summary)}
${pictures.map(pageSection).join('\n')}
</main>
</body>
</html>
`;
}

function pageSection({ page, views }: PagePictures): string {
  const title = `<span lang="${languageOf(page.language).tag}">${escapeXml(page.title)}</span>`;
  return `<section>
<h2>${title} <code>${escapeXml(page.address)}</code></h2>
${views.map((view) => viewHtml(view, escapeXml(page.title))).join('\n')}
</section>`;
}

function viewHtml({ width, before, after }: PageView, title: string): string {
  const heading = `<h3>${width} px</h3>`;
  if (!after)
    return `${heading}\n<p>За цієї ширини вигляд той самий. <span lang="en">At this width it looks the same.</span></p>`;
  const figure = (picture: Buffer, uk: string, en: string) =>
    `<figure><figcaption>${uk} · <span lang="en">${en}</span></figcaption>` +
    `<img src="data:image/webp;base64,${picture.toString('base64')}" alt="${title}: ${uk.toLowerCase()}"></figure>`;
  return `${heading}
<div class="pair w${width}">
${before ? figure(before, 'До', 'Before') : '<p>Нова сторінка. <span lang="en">A new page.</span></p>'}
${figure(after, 'Після', 'After')}
</div>`;
}

/**
 * Takes pictures of pages of two built sites.
 * @throws CommandError when there is no browser
 */
export async function takePictures(
  beforeDir: string,
  afterDir: string,
  pages: readonly PageVersion[],
): Promise<PagePictures[]> {
  return withServedFolder(beforeDir, (before) =>
    withServedFolder(afterDir, async (after) => {
      const browser = await launch();
      // The same for all pictures: pages may show what day it is.
      const time = new Date();
      try {
        const taken: PagePictures[] = [];
        for (const page of pages) {
          const views: PageView[] = [];
          for (const width of shownWidths) {
            const take = (url: string) => takePicture(browser, url, languageOf(page.language).tag, width, time);
            const now = await take(after + encodeURI(page.address));
            const old = page.before && (await take(before + encodeURI(page.before)));
            views.push({
              width,
              ...(old ? await findDifference(old, now) : { after: await cutOut(await pixelsOf(now)) }),
            });
          }
          taken.push({ page, views });
        }
        return taken;
      } finally {
        await browser.close();
      }
    }),
  );
}

/** Serves a built site as its host would, at a free port of this computer, while `use` has its origin. */
async function withServedFolder<Result>(siteDir: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const files = new SiteFiles(siteDir, followSiteRules(siteDir));
  const server = createServer(files.answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    // A name that browsers trust without https, as the site's headers ask for it.
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(chromiumOptions);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new CommandError(`Chromium cannot be started (${reason}). Install it: npx playwright install chromium`);
  }
}

/** A picture of a whole page, as PNG. */
async function takePicture(
  browser: Browser,
  url: string,
  locale: string,
  width: number,
  time: Date,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    reducedMotion: 'reduce',
    // Fonts are waited for by a change of the styles.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(time);
    await page.goto(url, { waitUntil: 'load' });
    await settlePage(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > mostHeight) await page.setViewportSize({ width, height: mostHeight });
    return await page.screenshot({ fullPage: height <= mostHeight, animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/**
 * Waits until a page looks as it will: its fonts, which it goes without where they come late, and what it would only load or lay out
 * further down. The page's context must bypass the security policy.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In a window of another size, other pictures are chosen when it is painted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const style of document.querySelectorAll('style')) {
      const text = style.textContent
        .replaceAll(/font-display:\s*(optional|swap)/g, 'font-display:block')
        .replaceAll(/content-visibility:\s*auto/g, 'content-visibility:visible');
      if (text !== style.textContent) style.textContent = text;
    }
    const shown = async (image: HTMLImageElement) => {
      image.loading = 'eager';
      // Otherwise it may be painted later than what is around it.
      image.decoding = 'sync';
      for (;;) {
        const source = image.currentSrc;
        const isDecoded = await image.decode().then(
          () => true,
          () => false,
        );
        // Not decoded, and yet complete: it is broken. Otherwise another one is on its way.
        if (image.currentSrc === source && (isDecoded || image.complete)) return;
        await new Promise(requestAnimationFrame);
      }
    };
    await Promise.all([...document.images].map(shown));
    await document.fonts.ready;
  });
  // A request that does not end (a document that is read in parts may keep one open) is no reason to wait for ever.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}
