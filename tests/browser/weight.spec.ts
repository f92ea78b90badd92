import { brotliCompressSync } from 'node:zlib';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import { newsOf, readContent } from './support/content.ts';
import { expect, hydrated, open, test } from './support/served-site.ts';

/** What the budgets of the project allow a text page (docs/performance.md). */
const scriptBudget = 95_000;

test('a news page is hydrated by at most 95 KB of script, and one style sheet is all that blocks it', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(`/news/${newsOf('ua')[0]?.id}`);
  await hydrated(page);
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(scriptBudget);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
          'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking.filter((name) => !name.endsWith('.css'))).toEqual([]);
  expect(blocking.length).toBeLessThanOrEqual(1);
});

test('the question form adds at most 80 KB of script, for those who ask for it', async ({ page }) => {
  await open(page, '/about/history');
  await page.waitForLoadState('networkidle');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.getByRole('button', { name: readContent<FooterTexts>('ua/footer.json').feedback }).click();
  await page.getByRole('dialog').waitFor();
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(80_000);
});

// While the page itself is still coming, before fonts and script have come and when they have.
for (const width of [360, 1024, 1280]) {
  test(`nothing on a page of ${width} px moves while it loads slowly`, async ({ page, site, complaints }) => {
    test.setTimeout(60_000);
    complaints.expect(/404/);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts = { sum: 0, moved: [] as string[] };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = Reflect.get(entry, 'sources') as { node?: Element }[];
          shifts.moved.push(...sources.map(({ node }) => node?.className || String(node?.nodeName)));
          shifts.sum += Reflect.get(entry, 'value') as number;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    site.rate = 1_000_000;
    for (const path of [
      '/',
      `/news/${newsOf('ua')[0]?.id}`,
      '/about/documents',
      '/en/contacts',
      '/nowhere',
      '/en/nowhere',
    ]) {
      await open(page, site.origin + path);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect.soft(sum, `${path}: ${moved}`).toBe(0);
    }
  });
}
