import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { namespaceUrl, type PageManifest } from '../../src/namespaces/page-manifest.ts';
import { newsOf, pageOfEachKind, pageTitle } from './support/content.ts';
import { expect, hydrated, open, test } from './support/test.ts';

for (const { code } of languages) {
  // The route table has a test of its own.
  for (const path of pageOfEachKind().values()) {
    if (path === '/' || path === '/404' || path === '/test') continue;
    const title = pageTitle(code, path);
    test(`${joinLanguagePath(code, path)} is whole and hydrates`, async ({ page }) => {
      const url = joinLanguagePath(code, path);
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      const before = await page.locator('#root').innerHTML();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      expect(await page.locator('#root').innerHTML()).toBe(before);
    });
  }

  test(`the ${code} home page is full width and has no sidebar`, async ({ page }) => {
    await open(page, joinLanguagePath(code, '/'));
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width).toBe(page.viewportSize()?.width);
  });
}

for (const width of [1200, 1920]) {
  test(`other pages are centred at 90 % of a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about/history');
    const area = await page.getByRole('main').locator('xpath=..').boundingBox();
    expect(area?.width).toBeCloseTo(width * 0.9, 0);
    expect(area?.x).toBeCloseTo(width * 0.05, 0);
  });
}

test('the sidebar shows the four newest items, newest first', async ({ page }) => {
  await open(page, '/about/history');
  const links = page.getByRole('complementary').getByRole('link');
  await expect(links).toHaveText(
    newsOf('ua')
      .slice(0, 4)
      .map(({ title }) => title),
  );
});

test('hydration fetches the namespaces of the page, each once, and nothing else of the content', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/')) fetched.push(new URL(request.url()).pathname);
  });
  await open(page, '/about/history');
  const manifest = await (await page.request.get('/content/pages/about/history.json')).json();
  const { language, namespaces } = manifest as PageManifest;
  const urls = Object.entries(namespaces).map(([name, hash]) => namespaceUrl(language, name, hash));
  expect(fetched.sort()).toEqual(urls.sort());
});
