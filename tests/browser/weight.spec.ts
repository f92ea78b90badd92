import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import { fetchedFonts, waitForFonts } from '../../src/bench/fetched-fonts.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { newsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';
import { Traffic } from './support/traffic.ts';
import { weighedPages as pages } from './support/weighed-pages.ts';

/** What the budgets of the project allow (docs/performance.md), in bytes: of script once a visitor needs it, of fonts and of pictures. */
const budget = { script: 95_000, fonts: 35_000, phonePicture: 40_000 };

for (const { code } of languages) {
  test(`opening a page in ${code} fetches the page, its fonts and pictures`, async ({ browser, page, site }) => {
    // Each page as a first visitor finds it.
    const session = await page.context().newCDPSession(page);
    const requests: { kind: string; path: string }[] = [];
    const traffic = await Traffic.of(page);
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
    );
    for (const path of pages.map((each) => joinLanguagePath(code, each))) {
      for (const width of [360, 1280]) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 740 });
          await session.send('Network.clearBrowserCache');
          requests.length = 0;
          site.requests.length = 0;
          await page.goto(site.origin + path);
          await waitForFonts(page);
          await traffic.settles();
          const kinds = new Set(requests.map(({ kind }) => kind));
          for (const kind of ['document', 'font', 'image', 'other']) kinds.delete(kind);
          expect([...kinds]).toEqual([]);
          const fonts = requests.filter(({ kind }) => kind === 'font').map((request) => request.path);
          expect(fonts.length).toBeGreaterThan(0);
          expect(
            site.requests.map((request) => request.path),
            'none comes from a cache',
          ).toEqual(expect.arrayContaining(fonts));
          const bytes = fonts.reduce((sum, url) => sum + statSync(join(siteDir, url)).size, 0);
          expect(bytes).toBeLessThanOrEqual(budget.fonts);
          if (path.includes('/news/') && width === 360)
            expect(await fetchedFonts(browser, siteDir, `${path.slice(1)}.html`), 'as the bench counts').toBe(bytes);
          expect(fonts.filter((url) => code === 'en' && url.includes('cyrillic'))).toEqual([]);
          await expect(page.locator('html[data-script]')).toHaveCount(0);
        });
      }
    }
  });
}

test('no picture that a phone of fine resolution is sent is larger than 40 KB', async ({ browser, site }) => {
  // Its width chooses the pictures; the less of a page is painted, the sooner.
  const context = await browser.newContext({ viewport: { width: 412, height: 200 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const pictures = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'image') pictures.set(pathname, statSync(join(siteDir, pathname)).size);
  });
  const photographed = newsOf('ua').filter(({ imageUrl = [] }) =>
    [imageUrl].flat().some((name) => /webp$/.test(name)),
  );
  for (const path of ['/', '/news', ...photographed.map(({ id }) => `/news/${id}`)]) {
    await page.goto(site.origin + joinLanguagePath('ua', path));
    // What is not near is not loaded by itself.
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll('main img')) picture.setAttribute('loading', 'eager');
    });
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
  }
  await context.close();
  expect([...pictures.keys()].filter((path) => path.endsWith('.avif')).length).toBeGreaterThan(10);
  expect([...pictures].filter(([, bytes]) => bytes > budget.phonePicture)).toEqual([]);
});

test('a news page is hydrated by at most 95 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await open(page, `/news/${newsOf('ua')[0]?.id}`);
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budget.script);
});

test('the question form adds at most 80 KB of script, for those who ask for it', async ({ page }) => {
  const traffic = await Traffic.of(page);
  await open(page, '/about/history');
  await traffic.settles();
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
    const traffic = await Traffic.of(page);
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
      await traffic.settles();
      const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect.soft(sum, `${path}: ${moved}`).toBe(0);
    }
  });
}
