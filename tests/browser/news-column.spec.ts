import type { Locator, Page } from 'playwright/test';
import type { DefenceData } from '../../content/model/defences.ts';
import type { DepartmentData } from '../../content/model/units.ts';
import { idsOf, labels, newsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

const [unit = ''] = idsOf('data/departments').filter(
  (id) => readContent<DepartmentData>(`data/departments/${id}.json`).kind === 'scientific',
);
const list = (page: Page) => page.getByRole('navigation', { name: labels('ua').common.onThisPage });

/** The edges of an element in the viewport. */
async function edgesOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('the list of a page’s sections stands above the news and stays in view; on narrower screens it stands in the text', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/scientific-departments/${unit}`);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const news = page.locator('main + aside');
  const [column, sections] = [await edgesOf(news), await edgesOf(list(page))];
  expect(sections.left).toBeCloseTo(column.left, 0);
  expect(sections.right).toBeCloseTo(column.right, 0);
  const last = list(page).getByRole('link').last();
  expect((await edgesOf(last)).bottom).toBeLessThan((await edgesOf(news.getByRole('heading').first())).top);
  await expect(news.getByRole('link').first()).toBeVisible();
  await test.step('news that have the focus are not covered by it', async () => {
    const third = news.getByRole('link').nth(2);
    await page.evaluate(() => window.scrollTo(0, 400));
    await third.focus();
    const isSeen = () =>
      third.evaluate((link) => {
        const { x, y, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + 2, y + height / 2));
      });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(isSeen).toBe(true);
  });
  await last.click();
  await expect(list(page).getByRole('link').first()).toBeInViewport();
  await expect(last).toBeInViewport();
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  expect((await edgesOf(last)).bottom).toBeLessThan((await edgesOf(page.locator('footer').last())).top);
  await test.step('1024 px wide, in the text', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const [text, sections] = [await edgesOf(page.locator('main p').first()), await edgesOf(list(page))];
    expect(sections.left).toBeCloseTo(text.left, 0);
    await expect(list(page)).toBeVisible();
  });
  await test.step('on a page without such a list the news stay in view', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.locator('main + aside').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsOf('ua')[0]?.title ?? '');
    await page.locator('main article').evaluate((article) => article.scrollIntoView({ block: 'end' }));
    await expect(page.locator('main + aside').getByRole('link').first()).toBeInViewport();
  });
});

const [defence = ''] = idsOf('data/defences');
const news = newsOf('ua');
/** The items before an item of its department; the last one but one is named in any case. */
const earlierThan = (index: number) => news.slice(index + 2).filter((each) => each.unit === news[index]?.unit);
const withEarlier = news.findIndex((item, index) => item.unit && earlierThan(index).length > 0);

/** All that stands beside the text of wide pages. */
const related = [
  ['earlier news of the department', `/news/${news[withEarlier]?.id}`, `/news/${earlierThan(withEarlier)[0]?.id}`],
  [
    'the head of a department',
    `/scientific-departments/${unit}`,
    `/person/${readContent<DepartmentData>(`data/departments/${unit}.json`).head}`,
  ],
  [
    'who defends a dissertation',
    `/training/specialized/${defence}`,
    `/person/${readContent<DefenceData>(`data/defences/${defence}.json`).candidate}`,
  ],
] as const;
for (const [name, path, href] of related)
  test(`from 1,441 px ${name} stands beside the text`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1441, height: 900 });
    await open(page, site.origin + path);
    const main = await edgesOf(page.getByRole('main'));
    const links = page.locator(`main a[href="${href}"]:visible`);
    const beside = async () => {
      const edges = await Promise.all((await links.all()).map(edgesOf));
      return edges.filter(({ left, top }) => left > main.left + (main.right - main.left) * 0.6 && top < 1200).length;
    };
    expect(await beside()).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await beside()).toBe(0);
    await expect(links.first()).toBeAttached();
  });

test('the first of the news stands beside its picture where there is room', async ({ page, site }) => {
  test.skip(!news[0]?.imageUrl, 'The newest item has no picture.');
  for (const path of ['/', '/news']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, site.origin + path);
    const lead = page.locator('main [data-lead]').first();
    const [picture, title] = [await edgesOf(lead.locator('img')), await edgesOf(lead.getByRole('heading'))];
    expect(title.left, path).toBeGreaterThan(picture.right);
    expect(title.top, path).toBeLessThan(picture.bottom);
  }
});
