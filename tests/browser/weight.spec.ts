import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { newsOf } from './support/content.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { expect, open, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';
import { stopBeforeEvents } from './support/stop-before-events.ts';
import { Traffic } from './support/traffic.ts';
import { weighedPages as pages } from './support/weighed-pages.ts';

const news = `/news/${newsOf('ua')[0]?.id}`;
/** The budgets of the project (docs/performance.md), in bytes: of script once a visitor needs it, and of what a form adds, of fonts and of pictures. */
const budget = { script: 95_000, form: 80_000, fonts: 45_000, phonePicture: 40_000, shift: 0.02 };

/** Waits for the fonts of all of an opened page, also of its footer, which is laid out after a time. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish();
    // Lays out what they show, which asks for its fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** The ways in which the pages are opened, each once: in one language, in the window of a phone that is made wide, or in a wide one made narrow. */
const ways = [
  { code: 'ua', widths: [360, 1280] },
  { code: 'en', widths: [1280, 360] },
] as const;

test('opening a page fetches the page, its fonts and pictures', async ({ page, site }) => {
  const requests: { kind: string; path: string }[] = [];
  await stopBeforeEvents(page);
  const traffic = await Traffic.of(page);
  page.on('request', (request) =>
    requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  // As a first visitor finds it.
  const session = await page.context().newCDPSession(page);
  for (const [index, each] of pages.entries()) {
    const { code, widths } = ways[index % 2 === 0 ? 0 : 1];
    const path = joinLanguagePath(code, each);
    await test.step(path, async () => {
      await session.send('Network.clearBrowserCache');
      requests.length = 0;
      site.requests.length = 0;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        if (width === widths[0]) await page.goto(site.origin + path);
        await waitForFonts(page);
        await traffic.settles();
      }
      const kinds = new Set(requests.map(({ kind }) => kind));
      for (const kind of ['document', 'font', 'image', 'other']) kinds.delete(kind);
      expect([...kinds]).toEqual([]);
      const fonts = requests.filter(({ kind }) => kind === 'font').map((request) => request.path);
      expect(fonts.length).toBeGreaterThan(0);
      expect(
        site.requests.map((request) => request.path),
        'none comes from a cache',
      ).toEqual(expect.arrayContaining(fonts));
      expect(fonts.reduce((sum, url) => sum + statSync(join(siteDir, url)).size, 0)).toBeLessThanOrEqual(
        budget.fonts,
      );
      // One file for each face has the letters of both languages; few pages need a second one.
      expect(fonts.filter((url) => url.includes('-first.'))).toHaveLength(3);
      await expect(page.locator('html[data-script]')).toHaveCount(0);
    });
  }
});

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

test('a news page is hydrated by at most 95 KB of script, and the question form adds at most 80 KB for who points at its button, not before', async ({
  page,
}) => {
  const traffic = await Traffic.of(page);
  const form = new QuestionFormPage(page);
  const scripts: Promise<Buffer>[] = [];
  const fetched: string[] = [];
  page.on('response', (response) => {
    fetched.push(response.url());
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const expectAtMost = async (budgeted: number) => {
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgeted);
    scripts.length = 0;
    fetched.length = 0;
  };
  const ofForm = () => fetched.filter((url) => /modal|chunks/.test(url));

  await open(page, news);
  await traffic.settles();
  await expectAtMost(budget.script);
  await page.mouse.wheel(0, 5000);
  await traffic.settles();
  expect(ofForm()).toEqual([]);
  await form.feedback.hover();
  await expect.poll(() => fetched.some((url) => url.includes('/ua/modal.'))).toBe(true);
  await traffic.settles();
  await expectAtMost(budget.form);
  await form.feedback.click();
  await expect(form.dialog).toBeVisible();
  expect(ofForm()).toEqual([]);
});

// While the page itself is still coming, before fonts and script have come and when they have.
test('hardly anything on a page moves while it loads slowly, in a narrow and in wide windows', async ({
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
  const traffic = await Traffic.of(page);
  site.rate = 1_000_000;
  // Each layout, and each kind of page that is laid out in its own way.
  for (const [width, paths] of [
    [360, [news, '/en/contacts']],
    [1024, ['/about/documents', '/nowhere']],
    [1280, ['/', news]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      painted = undefined;
      await open(page, site.origin + path);
      await traffic.settles();
      const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect.soft(sum, `${path} at ${width} px: ${moved}`).toBeLessThanOrEqual(budget.shift);
    }
  }
});
