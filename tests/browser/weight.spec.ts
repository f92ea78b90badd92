import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import { fetchedFonts, waitForFonts } from '../../src/bench/fetched-fonts.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { newsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';
import { Traffic } from './support/traffic.ts';
import { weighedPages as pages } from './support/weighed-pages.ts';

/** What the budgets of the project allow (docs/performance.md), in bytes: of script once a visitor needs it, and of what a form adds, of fonts and of pictures. */
const budget = { script: 95_000, form: 80_000, fonts: 35_000, phonePicture: 40_000 };

for (const { code, widths } of [
  { code: 'ua', widths: [360, 1280] },
  { code: 'en', widths: [1280, 360] },
] as const) {
  test(`opening a page in ${code} fetches the page, its fonts and pictures`, async ({ browser, page, site }) => {
    // Each page as a first visitor finds it, who then makes the window of a phone wide, or a wide one narrow.
    const session = await page.context().newCDPSession(page);
    const requests: { kind: string; path: string }[] = [];
    const traffic = await Traffic.of(page);
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
    );
    const fonts = () => requests.filter(({ kind }) => kind === 'font').map((request) => request.path);
    const bytes = () => fonts().reduce((sum, url) => sum + statSync(join(siteDir, url)).size, 0);
    for (const path of pages.map((each) => joinLanguagePath(code, each))) {
      await test.step(path, async () => {
        await session.send('Network.clearBrowserCache');
        requests.length = 0;
        site.requests.length = 0;
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          if (width === widths[0]) await page.goto(site.origin + path);
          await waitForFonts(page);
          await traffic.settles();
          if (path.includes('/news/') && width === widths[0] && width === 360)
            expect(await fetchedFonts(browser, siteDir, `${path.slice(1)}.html`), 'as the bench counts').toBe(
              bytes(),
            );
        }
        const kinds = new Set(requests.map(({ kind }) => kind));
        for (const kind of ['document', 'font', 'image', 'other']) kinds.delete(kind);
        expect([...kinds]).toEqual([]);
        expect(fonts().length).toBeGreaterThan(0);
        expect(
          site.requests.map((request) => request.path),
          'none comes from a cache',
        ).toEqual(expect.arrayContaining(fonts()));
        expect(bytes()).toBeLessThanOrEqual(budget.fonts);
        expect(fonts().filter((url) => code === 'en' && url.includes('cyrillic'))).toEqual([]);
        await expect(page.locator('html[data-script]')).toHaveCount(0);
      });
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
  await page.goto(site.origin);
  // A browser chooses by the window alone: the pictures of all pages are put into one. What is not near is not loaded by itself.
  await page.evaluate(
    async (paths) => {
      for (const path of paths) {
        const { body } = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
        for (const picture of body.querySelectorAll('main img')) {
          picture.setAttribute('loading', 'eager');
          document.body.append(picture.closest('picture') ?? picture);
        }
      }
    },
    ['/', '/news', ...photographed.map(({ id }) => `/news/${id}`)],
  );
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await context.close();
  expect([...pictures.keys()].filter((path) => path.endsWith('.avif')).length).toBeGreaterThan(10);
  expect([...pictures].filter(([, bytes]) => bytes > budget.phonePicture)).toEqual([]);
});

test('a news page is hydrated by at most 95 KB of script, and the question form adds at most 80 KB for those who ask for it', async ({
  page,
}) => {
  const traffic = await Traffic.of(page);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const expectAtMost = async (budgeted: number) => {
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgeted);
  };
  await open(page, `/news/${newsOf('ua')[0]?.id}`);
  await traffic.settles();
  await expectAtMost(budget.script);
  scripts.length = 0;
  await page.getByRole('button', { name: readContent<FooterTexts>('ua/footer.json').feedback }).click();
  await page.getByRole('dialog').waitFor();
  await expectAtMost(budget.form);
});

// While the page itself is still coming, before fonts and script have come and when they have.
test('nothing on a page moves while it loads slowly, in a narrow and in wide windows', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/404/);
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
  let painted: Promise<unknown> | undefined;
  await page.route('**/*.woff2', async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await painted;
    await route.continue();
  });
  const paths = ['/', `/news/${newsOf('ua')[0]?.id}`, '/about/documents', '/en/contacts', '/nowhere', '/en/nowhere'];
  const traffic = await Traffic.of(page);
  site.rate = 1_000_000;
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      painted = undefined;
      await open(page, site.origin + path);
      await traffic.settles();
      const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect.soft(sum, `${path} at ${width} px: ${moved}`).toBe(0);
    }
  }
});
