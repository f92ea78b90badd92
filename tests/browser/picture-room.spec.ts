import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfEachKind } from './support/content.ts';
import { hold } from './support/hold.ts';
import { resizer } from './support/resizer.ts';
import { expect, hydrated, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';

const hasPictures = (path: string) =>
  readFileSync(join(siteDir, `${path.slice(1) || 'index'}.html`), 'utf8').includes('<img');

test('on every kind of page, a picture has its room before it has come', async ({ page, site }) => {
  const moved: string[] = [];
  let seen = 0;
  const resize = await resizer(page);
  for (const [kind, path] of pageOfEachKind()) {
    if (!hasPictures(path)) continue;
    const release = await hold(page, '**/images/**');
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const measure = async () => {
      const boxes: string[] = [];
      for (const width of [360, 1024]) {
        await resize(width, 740);
        const all = await page.evaluate(() =>
          [...document.images].map((image) => {
            const { width, height } = image.getBoundingClientRect();
            return `${new URL(image.src).pathname}, ${Math.round(width)} × ${Math.round(height)} px`;
          }),
        );
        boxes.push(...all.map((box) => `${kind} in ${width} px: ${box}`));
      }
      return boxes;
    };
    const before = await measure();
    release();
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(
        [...document.images].map(async (image) => {
          if (!image.complete) await new Promise((done) => Object.assign(image, { onload: done, onerror: done }));
          if (!image.naturalWidth) throw new Error(`${image.src} has not come`);
        }),
      );
    });
    const after = await measure();
    await page.unroute('**/images/**');
    seen += before.length;
    moved.push(...before.filter((box, index) => box !== after[index]));
  }
  expect(seen).toBeGreaterThan(0);
  expect(moved).toEqual([]);
});
