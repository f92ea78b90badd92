import { newsOf } from './support/content.ts';
import { expect, test } from './support/served-site.ts';
import { weighedPages } from './support/weighed-pages.ts';

const windows = [
  { width: 360, density: 1 },
  { width: 360, density: 3 },
  { width: 768, density: 2 },
  { width: 769, density: 1 },
  { width: 1280, density: 2 },
  { width: 1921, density: 1 },
];
const paths = [...new Set([...weighedPages, ...newsOf('ua').map(({ id }) => `/news/${id}`), '/nowhere'])];

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
