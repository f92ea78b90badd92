import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { PageServer } from './pages/page-server.ts';

/**
 * Opens a page of a built site in the window of a phone, and returns the bytes of the font files that it fetches. Which weight shows
 * which character only a browser knows.
 * @param page the file of the page, as `news/trial-7.html`
 */
export async function fetchedFonts(browser: Browser, siteDir: string, page: string): Promise<number> {
  const server = new PageServer(siteDir);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const origin = await server.start();
    const opened = await context.newPage();
    const fonts = new Set<string>();
    opened.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    await opened.goto(`${origin}/${page.replace(/\.html$/, '')}`);
    await waitForFonts(opened);
    return [...fonts].reduce((sum, path) => sum + statSync(join(siteDir, path)).size, 0);
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Waits for the fonts of all of an opened page, also of its footer, which is laid out after a time. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish();
    // Lays out what they show, which asks for its fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
