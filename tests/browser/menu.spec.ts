import { joinLanguagePath } from '../../src/language/language-path.ts';
import { labels, newsOf } from './support/content.ts';
import { group, items, label, nested } from './support/menu.ts';
import { expect, open, test } from './support/test.ts';

const groups = items.filter(({ items: inner }) => inner);
/** The entries of the first level; the languages below them are a list, too. */
const bar = '#menu > div > ul:has([data-group]) > li';
const { newsSidebar } = labels('ua');

test('the section of the page is marked', async ({ page }) => {
  const inside = nested?.items?.find(({ href }) => href)?.href ?? '';
  await page.goto(inside);
  await expect(page.locator(`${bar} > [aria-current]`)).toHaveText([label(group)]);
  await expect(page.locator('#menu [aria-current=page]')).toHaveAttribute('href', inside);
});

test('from 769 px on the menu is one row, with a search box above it', async ({ page }) => {
  for (const code of ['ua', 'en'] as const) {
    await page.goto(joinLanguagePath(code, '/contacts'));
    for (const width of [769, 900, 1024, 1025]) {
      await page.setViewportSize({ width, height: 600 });
      const tops = await page
        .locator(bar)
        .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
      expect(new Set(tops).size, `${code}, ${width} px`).toBe(1);
      await expect(page.locator('header search').first()).toBeVisible();
    }
  }
});

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

  await test.step('a deeper flyout begins where the first does, or beside its entry', async () => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await button.hover();
    const entry = page.getByRole('button', { name: label(nested), exact: true });
    await entry.hover();
    const inner = page.locator(`#menu [data-group="${nested?.id}"] > div > ul > li`).first();
    await expect(async () => {
      const [beside, first] = await Promise.all([entry.boundingBox(), inner.boundingBox()]);
      expect(first?.y).toBeCloseTo(beside?.y ?? 0, 0);
    }).toPass();
    await leave();
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
