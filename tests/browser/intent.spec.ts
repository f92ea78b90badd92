import type { Page } from 'playwright/test';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { pageInGroup as entry, groupWithPages as group, label } from './support/menu.ts';
import { placeLinks, positionOf, scrollTo } from './support/scrolling.ts';
import { expect, holdScripts, open, painted, test } from './support/served-site.ts';

const { feedback } = readContent<FooterTexts>('ua/footer.json');
const { email } = readContent<SiteData>('data/site.json');
const { newsSidebar, search } = labels('ua');
const path = `/news/${newsOf('ua')[0]?.id}`;

const groupButton = (page: Page) => page.getByRole('button', { name: label(group), exact: true });
const groupLink = (page: Page) => page.locator('#menu').getByRole('link', { name: label(entry), exact: true });
const carousel = (page: Page) => page.locator('aside ul').first();
const waiting = (page: Page) => page.locator('html[data-waiting]');

/** Presses what needs the script on a phone. */
async function pressOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByRole('button', { name: newsSidebar.next }).click();
  await page.getByRole('link', { name: labels('ua').menu.open }).click();
  await groupButton(page).click();
  await expect(waiting(page)).toBeAttached();
}

/** Presses the search of the title bar in a wide window. */
async function pressSearch(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(path);
  await page.getByRole('button', { name: search.open }).click({ noWaitAfter: true });
  await expect(waiting(page)).toBeAttached();
}

test('pressed before the script has come, it answers when it has', async ({ page }) => {
  await test.step('the carousel and a group of the drawer', async () => {
    const release = await holdScripts(page);
    await pressOnPhone(page);
    release();
    await expect(groupButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(groupLink(page)).toBeVisible();
    await expect.poll(() => carousel(page).evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await expect(waiting(page)).toHaveCount(0);
  });
  await test.step('the search of the title bar, and after it the question form', async () => {
    const release = await holdScripts(page);
    await pressSearch(page);
    await page.getByRole('button', { name: feedback }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('main input[type=search]')).toBeVisible();
  });
  await test.step('a group of the menu, by the keyboard', async () => {
    const release = await holdScripts(page);
    const rules = page.locator('script[type=speculationrules]');
    await page.goto(path);
    await expect(rules, 'the browser is told what it may load ahead').toHaveCount(1);
    await groupButton(page).press('ArrowDown');
    await expect(waiting(page)).toBeAttached();
    release();
    await expect(page.locator('#menu :focus')).toHaveText(label(group?.items?.[0]));
    await expect(rules, 'the router loads ahead now').toHaveCount(0);
  });
});

test('pressed when the script fails, it does what it does without one', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to/);
  // A button that is pressed may be gone once the script has failed, which pointing at it would bring about.
  const hold = () => holdScripts(page, (route) => route.abort());
  await test.step('the carousel becomes a list, and the groups of the drawer are open', async () => {
    const fail = await hold();
    await pressOnPhone(page);
    fail();
    await expect(page.getByRole('button', { name: newsSidebar.next })).toBeHidden();
    await groupLink(page).click();
    await expect(page).toHaveURL(entry?.href ?? '');
  });
  await test.step('the search leads to its page', async () => {
    const fail = await hold();
    await pressSearch(page);
    fail();
    await expect(page).toHaveURL(/\/search\?q=$/);
  });
});

test('while the script never comes, the page is read, the menu leads on, and the question form says after a while whom to ask', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/**/*.js', () => {});
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByText(newsOf('ua')[0]?.text ?? '', { exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: feedback }).click();
  await expect(waiting(page)).toBeAttached();
  await page.clock.runFor(9_000);
  await expect(waiting(page)).toBeAttached();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: email }).last()).toBeFocused();

  await groupButton(page).hover();
  await groupLink(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(entry?.href ?? '');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();

  await page.goto('/contacts', { waitUntil: 'commit' });
  await groupButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu :focus')).toHaveText(label(group?.items?.[0]));
  await page.locator('#menu :focus').press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL(group?.items?.[0]?.href ?? '');
});

test('when its data cannot be loaded, the page stays as it is', async ({ page, complaints }) => {
  complaints.expect(/503|Failed to load resource|could not be loaded/);
  await page.clock.install();
  let tries = 0;
  await page.route('**/content/ua/labels.*.json', (route) => {
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await page.goto(path);
  const text = await page.locator('body').textContent();
  await groupButton(page).hover();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5000);
        return complaints.all.join('\n');
      },
      { intervals: [100] },
    )
    .toContain('labels');
  expect(tries).toBeGreaterThan(5);
  await expect(groupLink(page)).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(groupLink(page)).toBeHidden();
  await expect(page.getByRole('main')).toContainText(newsOf('ua')[0]?.title ?? '');
  expect(text).toContain(await page.getByRole('main').textContent());
});

test('steps of an earlier document lead to where each page and place was left, before the script has come', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/about/history');
  await placeLinks(page).nth(1).dispatchEvent('click');
  await expect.poll(() => positionOf(page)).not.toBe(0);
  await painted(page);
  const place = await positionOf(page);
  await page.locator('a[href="/contacts"]').first().dispatchEvent('click');
  await expect(heading).toHaveText(routeTitle('ua', 'contacts'));
  await scrollTo(page, 200);
  await page.reload();
  for (const [step, title, position] of [
    ['goBack', 'history', place],
    ['goBack', 'history', 0],
    ['goForward', 'history', place],
    ['goForward', 'contacts', 200],
    ['goBack', 'history', place],
  ] as const) {
    await page[step]();
    await expect(heading).toHaveText(routeTitle('ua', title));
    await expect.poll(() => positionOf(page), step).toBe(position);
  }
  await expect(page.locator('html[data-script]')).toHaveCount(0);
});
