import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { NavigationData } from '../../content/model/navigation-data.ts';
import { labels, newsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const { navigation } = readContent<HeaderTexts>('ua/header.json');
const { items } = readContent<NavigationData>('data/navigation.json');
const groups = items.filter(({ items: inner }) => inner);
const group = groups.find(({ items: inner }) => inner?.some(({ items: deeper }) => deeper));
const nested = group?.items?.find(({ items: deeper }) => deeper);
const label = (entry?: { id: string }) => navigation[entry?.id ?? ''] ?? '';
const { newsSidebar } = labels('ua');

test('on a wide screen', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contacts');
  const button = page.getByRole('button', { name: label(group), exact: true });
  const leave = async () => {
    await page.mouse.move(1270, 710);
    await expect(page.locator('button[aria-expanded=true]')).toHaveCount(0);
  };

  await test.step('the header is 165 px high', async () => {
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(165);
  });

  await test.step('links to other sites open in a new tab and say so', async () => {
    const external = page.locator('#menu a[target=_blank]').first();
    await expect(external).toContainText(labels('ua').common.opensInNewTab);
    await expect(external).toHaveAttribute('rel', /noopener/);
  });

  await test.step('pointing opens a flyout of 220 to 260 px and a deeper one of 240 px; leaving closes them', async () => {
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const inner = page.getByRole('button', { name: label(nested), exact: true });
    await inner.hover();
    const flyouts = page.locator('button[aria-expanded=true] + div');
    await expect(flyouts).toHaveCount(2);
    const [first, second] = await Promise.all([flyouts.nth(0).boundingBox(), flyouts.nth(1).boundingBox()]);
    expect(first?.width).toBeGreaterThanOrEqual(220);
    expect(first?.width).toBeLessThanOrEqual(260);
    expect(second?.width).toBeCloseTo(240, 1);
    await leave();
  });

  await test.step('one entry is open at each level', async () => {
    for (const entry of groups) {
      await page.getByRole('button', { name: label(entry), exact: true }).hover();
      await expect(page.locator('#menu > div > ul > li > button[aria-expanded=true]')).toHaveText([label(entry)]);
    }
    await leave();
  });

  await test.step('keys open and close; Escape gives the focus back', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  await test.step('a flyout stays open for 250 ms after the pointer has left', async () => {
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(1270, 710);
    await page.clock.runFor(240);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(20);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the news are a carousel: no previous at the first, no next at the last, dots jump', async ({ page }) => {
    const titles = newsOf('ua').slice(0, 4);
    test.skip(titles.length < 4, 'The content has too few news for a carousel.');
    await open(page, '/about/history');
    const previous = page.getByRole('button', { name: newsSidebar.previous });
    const next = page.getByRole('button', { name: newsSidebar.next });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(page.getByRole('complementary').getByRole('link', { name: titles[1]?.title })).toBeInViewport();
    await expect(previous).toBeEnabled();
    await page.locator('aside button').nth(4).click();
    await expect(page.getByRole('complementary').getByRole('link', { name: titles[3]?.title })).toBeInViewport();
    await expect(next).toBeDisabled();
  });
});
