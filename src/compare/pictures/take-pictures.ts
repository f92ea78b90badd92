import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from '../../command/chromium.ts';
import { CommandError } from '../../command/run-command.ts';
import { languageOf } from '../../language/languages.ts';
import type { ShownPage } from './choose-pages.ts';
import { findDifference, topOf } from './find-difference.ts';
import { settlePage } from './settle-page.ts';
import { withServedFolder } from './with-served-folder.ts';

/** The widths of a computer and of a telephone. */
const shownWidths = [1280, 360] as const;

/** A page at one width, as WebP. Without pictures it looks the same before and after. */
export interface PageView {
  width: number;
  before?: Buffer;
  after?: Buffer;
  /** How many places differ further down than the pictures reach. */
  further?: number;
}

export interface PagePictures {
  page: ShownPage;
  views: readonly PageView[];
}

/** Pictures higher than this are cut: Chromium draws no higher ones. */
const mostHeight = 12_000;

/**
 * Takes pictures of pages of two built sites.
 * @throws CommandError when there is no browser
 */
export async function takePictures(
  beforeDir: string,
  afterDir: string,
  pages: readonly ShownPage[],
): Promise<PagePictures[]> {
  return withServedFolder(beforeDir, (before) =>
    withServedFolder(afterDir, async (after) => {
      const browser = await launch();
      try {
        const camera = new Camera(browser, new Date());
        const taken: PagePictures[] = [];
        for (const page of pages) {
          const views: PageView[] = [];
          for (const width of shownWidths) {
            const now = await camera.take(after + encodeURI(page.after), page, width);
            const old = page.before && (await camera.take(before + encodeURI(page.before), page, width));
            views.push({ width, ...(old ? await findDifference(old, now) : { after: await topOf(now) }) });
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

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(chromiumOptions);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new CommandError(`Chromium cannot be started (${reason}). Install it: npx playwright install chromium`);
  }
}

class Camera {
  constructor(
    private readonly browser: Browser,
    /** The same for all pictures: pages may show what day it is. */
    private readonly time: Date,
  ) {}

  /** A picture of a whole page, as PNG. */
  async take(url: string, { language }: ShownPage, width: number): Promise<Buffer> {
    const { tag } = languageOf(language);
    const context = await this.browser.newContext({
      viewport: { width, height: 900 },
      locale: tag,
      reducedMotion: 'reduce',
      // Fonts are waited for by a change of the styles.
      bypassCSP: true,
    });
    try {
      const page = await context.newPage();
      await page.clock.setFixedTime(this.time);
      await page.goto(url, { waitUntil: 'load' });
      await settlePage(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > mostHeight) await page.setViewportSize({ width, height: mostHeight });
      return await page.screenshot({ fullPage: height <= mostHeight, animations: 'disabled', caret: 'hide' });
    } finally {
      await context.close();
    }
  }
}
