import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Where the accepted screens are: a folder for each kind of page. */
export const screensDir = join(import.meta.dirname, '../../screens');

/** Chromium draws no higher pictures; of a longer page, the top is compared. */
const mostHeight = 12_000;
/** Screens are kept this small: what shifts by two pixels still shows. */
export const screenScale = 1 / 4;

/** The part of a page that a screen shows. */
export type ScreenPart = 'header' | 'main' | 'aside' | 'footer';

const selectors: Record<ScreenPart, string> = {
  header: '#root > header',
  main: '#root main',
  aside: '[data-columns] > aside',
  footer: '#root > footer',
};

/** All that is written beside the accepted screens of a kind of pages. */
export interface AcceptedPage {
  path: string;
  /** The part's text, as a hash. */
  text: string;
}

/** All that was accepted of a kind of pages; undefined if nothing was. */
export function acceptedPage(name: string): AcceptedPage | undefined {
  const file = join(screensDir, name, 'page.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Shows a part of a page with nothing around it. @returns what it says, and the addresses of its pictures */
export function showAlone(page: Page, part: ScreenPart): Promise<string> {
  // No locator: for each page, that brings its own script first, which takes longer than all this.
  return page.evaluate((selector) => {
    const shown = document.querySelector(selector) as HTMLElement;
    for (const other of document.querySelectorAll<HTMLElement>('#root :is(header, main, aside, footer)')) {
      const isOutside = !shown.contains(other) && !other.contains(shown);
      other.style.visibility = isOutside ? 'hidden' : 'visible';
    }
    const pictures = [...shown.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    return [shown.textContent, ...pictures].join('\n');
  }, selectors[part]);
}

/** The text of a part as a hash: editors may change it without asking for its look. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Takes a picture of a part that is shown alone over the page's whole width, as a small PNG. */
export async function takeScreen(page: Page, part: ScreenPart): Promise<Buffer> {
  const clip = await page.evaluate((selector) => {
    const { top, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
    return { x: 0, y: top + scrollY, width: document.documentElement.clientWidth, height };
  }, selectors[part]);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, height: Math.min(clip.height, mostHeight), scale: screenScale },
    captureBeyondViewport: true,
  });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).png({ palette: true, colours: 64, effort: 1 }).toBuffer();
}

/** Takes a picture that the next one is the same as: all of it is painted. */
export async function takeStill(page: Page, part: ScreenPart): Promise<Buffer> {
  let last = await takeScreen(page, part);
  for (;;) {
    const next = await takeScreen(page, part);
    if (next.equals(last)) return next;
    last = next;
  }
}
