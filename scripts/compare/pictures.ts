import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import MarkdownIt from 'markdown-it';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { followSiteRules, SiteFiles } from '../../src/build/local-server/site-files.ts';
import { chromiumOptions } from '../../src/lib/command/chromium.ts';
import { languageOf } from '../../src/lib/language/languages.ts';
import { escapeXml } from '../../src/lib/text/escape-text.ts';
import type { PageVersion, SiteChanges } from './compare-sites.ts';
import { amountOf } from './page-changes.ts';

/** A page and its pictures at each width, as WebP. Without pictures it looks the same before and after. */
interface PagePictures {
  page: Omit<PageVersion, 'path'>;
  views: readonly { width: number; before?: Buffer; after?: Buffer }[];
}

export const mostShown = 10;
/** Pictures higher than this are cut: Chromium draws no higher ones. */
const mostHeight = 12_000;

/** Chooses the pages to show: those that changed most and an example of what most pages share, then new ones, then further examples. */
export function choosePages({ pages: { changed, added }, shared }: SiteChanges): PageVersion[] {
  const amountIn = ({ changes = [] }: PageVersion) => amountOf(changes);
  const own = changed.flat().sort((a, b) => amountIn(b) - amountIn(a));
  const [first, ...further] = shared.flatMap((one) => one.examples);
  const all = [...own.slice(0, mostShown - 1), ...(first ? [first] : []), ...own, ...added.flat(), ...further];
  return [...new Map(all.map((page) => [page.address, page])).values()].slice(0, mostShown);
}

/** So many rows of a page are shown at most, and so many before the first that differs. */
const mostRows = 1600;
const above = 120;

/** Cuts two pictures of a page to the rows from the first that differs on. Undefined when both look the same. */
export async function findDifference(before: Buffer, after: Buffer) {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const rowOf = ({ data, info }: Pixels, row: number) => {
    const length = info.width * info.channels;
    return data.subarray(row * length, (row + 1) * length);
  };
  const most = Math.max(old.info.height, now.info.height);
  let first = 0;
  while (first < most && rowOf(old, first).equals(rowOf(now, first))) first += 1;
  return first === most ? undefined : { before: await cutOut(old, first), after: await cutOut(now, first) };
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The rows of a picture from a little above one on. */
function cutOut({ data, info: { width, height, channels } }: Pixels, first = 0): Promise<Buffer> {
  const top = Math.max(0, Math.min(first - above, height - 1));
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left: 0, top, width, height: Math.min(height - top, mostRows) })
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
  const title = escapeXml(page.title);
  const figure = (picture: Buffer | undefined, uk: string, en: string) =>
    `<figure><figcaption>${uk} · <span lang="en">${en}</span></figcaption>${picture ? `<img src="data:image/webp;base64,${picture.toString('base64')}" alt="${title}: ${uk.toLowerCase()}">` : '—'}</figure>`;
  const shown = views.map(({ width, before, after }) => {
    const same = '<p>Вигляд той самий. <span lang="en">It looks the same.</span></p>';
    const pair = `<div class="pair w${width}">${figure(before, 'До', 'Before')}${figure(after, 'Після', 'After')}</div>`;
    return `<h3>${width} px</h3>\n${after ? pair : same}`;
  });
  return `<section>
<h2><span lang="${languageOf(page.language).tag}">${title}</span> <code>${escapeXml(page.address)}</code></h2>
${shown.join('\n')}
</section>`;
}

/** Takes pictures of pages of two built sites. */
export function takePictures(beforeDir: string, afterDir: string, pages: readonly PageVersion[]) {
  return withServedFolder(beforeDir, (before) =>
    withServedFolder(afterDir, async (after) => {
      const browser = await chromium.launch(chromiumOptions);
      // The same for all pictures: pages may show what day it is.
      const time = new Date();
      const view = async ({ language, address, before: old }: PageVersion, width: number) => {
        const look = { locale: languageOf(language).tag, width, time };
        const take = (url: string) => takePicture(browser, encodeURI(url), look);
        const now = await take(after + address);
        if (old === undefined) return { width, after: await cutOut(await pixelsOf(now)) };
        return { width, ...(await findDifference(await take(before + old), now)) };
      };
      try {
        const taken: PagePictures[] = [];
        for (const page of pages) taken.push({ page, views: [await view(page, 1280), await view(page, 360)] });
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

/** A picture of a whole page, as PNG. */
async function takePicture(browser: Browser, url: string, look: { locale: string; width: number; time: Date }) {
  const { locale, width, time } = look;
  const viewport = { width, height: 900 };
  // A style of ours is put into the page.
  const page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce', bypassCSP: true });
  try {
    await page.clock.setFixedTime(time);
    await page.goto(url, { waitUntil: 'load' });
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
      // A broken one looks broken in both pictures.
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, mostHeight) };
    return await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}
