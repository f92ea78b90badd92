import type { PersonTexts } from '../../content/model/person-texts.ts';
import type { RoutesData } from '../../content/model/routes-data.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import type { UnitTexts } from '../../content/model/unit-texts.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { idsOf, newsOf, readContent, routeTitle } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const { origin } = readContent<SiteData>('data/site.json');
const { routes } = readContent<RoutesData>('data/routes.json');

for (const { code, tag } of languages) {
  const person = idsOf('data/people')[0] ?? '';
  const [item] = newsOf(code);
  const unitTitle = (folder: string, id: string) => readContent<UnitTexts>(`${code}/${folder}/${id}.json`).name;
  const pages: [path: string, title: string][] = [
    ...routes
      .filter(({ collection, path, indexed }) => !collection && path !== '/' && indexed !== false)
      .map(({ id, path }): [string, string] => [path, routeTitle(code, id)]),
    ...idsOf('data/laboratories').map((id): [string, string] => [
      `/scientific-departments/lab-${id}`,
      unitTitle('laboratories', id),
    ]),
    ['/scientific-departments/pig-iron', unitTitle('departments', 'pig-iron')],
    [`/person/${person}`, readContent<PersonTexts>(`${code}/people/${person}.json`).name],
    [`/news/${item?.id}`, item?.title ?? ''],
  ];

  for (const [path, title] of pages) {
    test(`${joinLanguagePath(code, path)} is whole and hydrates`, async ({ page }) => {
      const url = joinLanguagePath(code, path);
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      const before = await page.locator('#root').innerHTML();
      await page.locator('html[data-script]').waitFor({ state: 'attached' });
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      await expect(page).toHaveTitle(new RegExp(escapePattern(title)));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + url);
      for (const language of languages) {
        const alternate = page.locator(`link[rel=alternate][hreflang="${language.tag}"]`);
        await expect(alternate).toHaveAttribute('href', origin + joinLanguagePath(language.code, path));
      }
      await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', origin + path);
      const sidebar = page.getByRole('complementary');
      await expect(sidebar).toHaveCount(path === '/contacts' ? 0 : 1);
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
    const area = await page.getByRole('main').locator('xpath=../..').boundingBox();
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

test('hydration fetches no content', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/')) fetched.push(request.url());
  });
  await open(page, '/about/history');
  expect(fetched).toEqual([]);
});

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
