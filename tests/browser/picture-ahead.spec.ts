import { extname } from 'node:path';
import { newsOf } from './support/content.ts';
import { expect, test } from './support/served-site.ts';
import { weighedPages } from './support/weighed-pages.ts';

/** On both sides of where a picture for phones gives way to one for wider windows. Which files there are to choose from is tested on the built site. */
const windows = [
  { width: 768, density: 3 },
  { width: 769, density: 1 },
];
/** A news item of each way to have pictures: how many, and of which kind. */
const news = new Map(newsOf('ua').map(({ id, imageUrl = [] }) => [[imageUrl].flat().map(extname).join(), id]));
const paths = [...new Set([...weighedPages, ...[...news.values()].map((id) => `/news/${id}`), '/nowhere'])];

for (const { width, density } of windows) {
  test(`in a window of ${width} px, at ${density} pixels a point, the picture loaded ahead is the one shown`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor: density });
    const page = await context.newPage();
    let found = 0;
    for (const path of paths) {
      await page.goto(site.origin + path);
      const { ahead, shown } = await page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
        return {
          ahead: loaded
            .filter(({ initiatorType, name }) => initiatorType === 'link' && /\/images\//.test(name))
            .map(({ name }) => name),
          shown: picture ? [picture.currentSrc] : [],
        };
      });
      expect.soft(ahead, path).toEqual(shown);
      found += shown.length;
    }
    await context.close();
    expect(found).toBeGreaterThan(paths.length / 4);
  });
}
