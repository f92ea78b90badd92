import type { Page } from 'playwright/test';
import type { HeaderTexts, LangTexts } from '../../content/model/frame-texts.ts';
import { labels, readContent, routeTitle } from './support/content.ts';
import { hold } from './support/hold.ts';
import { group, items, label, nested } from './support/menu.ts';
import { placeLinks, scrollTo } from './support/scrolling.ts';
import { expect, holdScripts, hydrated, open, painted, test } from './support/test.ts';

const { searchPlaceholder } = readContent<HeaderTexts>('ua/header.json');
const { languages } = readContent<LangTexts>('ua/lang.json');
const { menu: words } = labels('ua');

const panel = (page: Page) => page.locator('#menu > div');
const entry = (page: Page, id = '') => page.locator(`#menu [data-group="${id}"] > button`);
const opener = (page: Page) => page.getByRole('link', { name: words.open });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const symbol = (page: Page, id = '') =>
  entry(page, id).evaluate((button) => /[+−]/.exec(getComputedStyle(button, '::after').content)?.[0]);

test.use({ viewport: { width: 360, height: 740 } });

test('the name in the bar has two lines beside its buttons, which stay large enough for a finger', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/contacts', '/en/contacts']) {
    await open(page, address);
    const name = page.locator('header a > span > span').first();
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, address).toBeLessThanOrEqual(2);
    const { right = 0 } = await name.evaluate((element) => element.getBoundingClientRect());
    for (const button of [
      page.locator('header summary'),
      page.locator('[data-theme-switch]'),
      page.locator('header [data-menu-open]'),
    ]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), address).toBeGreaterThanOrEqual(44);
      expect(box?.x, address).toBeGreaterThan(right);
    }
  }
});

test('no word breaks on the way of metal, whatever room it has', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/scientific-departments');
  for (let width = 640; width <= 1400; width += 40) {
    await page.setViewportSize({ width, height: 740 });
    const broken = await page.locator('main ol strong').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild;
        if (!(text instanceof Text)) return [];
        const range = document.createRange();
        return [...text.data.matchAll(/[\p{L}’]+/gu)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test('on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contacts');
  await opener(page).click();
  await expect(panel(page)).toBeInViewport();

  await test.step('without a script every group is expanded, without symbols', async () => {
    const root = page.locator('html');
    const state = await root.evaluate(({ dataset }) => {
      const was = { ...dataset };
      for (const name of ['live', 'script', 'scripting']) delete dataset[name];
      return was;
    });
    await expect(
      page.locator('#menu').getByRole('link', { name: label(nested?.items?.[0]), exact: true }),
    ).toBeVisible();
    expect(await symbol(page, group?.id)).toBeUndefined();
    await root.evaluate(({ dataset }, was) => Object.assign(dataset, was), state);
  });

  await test.step('groups open by a tap, indented on each level, with + and −', async () => {
    expect(await symbol(page, group?.id)).toBe('+');
    await entry(page, group?.id).click();
    expect(await symbol(page, group?.id)).toBe('−');
    expect(await symbol(page, nested?.id)).toBe('+');
    await entry(page, nested?.id).click();
    const text = (id = '') => page.locator(`#menu [data-group="${id}"]`);
    const inner = text(nested?.id).locator('a').first();
    const lefts = await Promise.all(
      [text(group?.id), text(nested?.id), inner].map(async (element) => (await element.boundingBox())?.x ?? 0),
    );
    expect(lefts[1]).toBe((lefts[0] ?? 0) + 20);
    expect(lefts[2]).toBe((lefts[1] ?? 0) + 20);
    const other = items.find(({ id, items: within }) => within && id !== group?.id);
    await entry(page, other?.id).click();
    expect(await symbol(page, group?.id), 'more than one may be open').toBe('−');
    await entry(page, group?.id).click();
    expect(await symbol(page, group?.id)).toBe('+');
    await expect(inner).toBeHidden();
  });

  await test.step('a link to another site leaves the drawer as it is', async () => {
    const external = page.locator('#menu a[target=_blank]').first();
    await external.locator('xpath=ancestor::li[@data-group]').last().locator('> button').click();
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await external.click();
    await expect(external).toBeVisible();
  });

  await test.step('it comes from the right, is at most 400 px wide, with 20 px around what is in it', async () => {
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await page.setViewportSize({ width: 768, height: 740 });
    expect(await panel(page).boundingBox()).toEqual({ x: 368, y: 0, width: 400, height: 740 });
    expect(await panel(page).evaluate((element) => getComputedStyle(element).padding)).toBe('20px');
  });

  await test.step('from 769 px up there is no drawer, and an open one closes when the viewport becomes as wide', async () => {
    await page.setViewportSize({ width: 769, height: 740 });
    await expect(opener(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(entry(page, group?.id)).toBeVisible();
  });

  await test.step('the languages stand at the bottom, and choosing one closes the drawer', async () => {
    await page.setViewportSize({ width: 360, height: 900 });
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    const choice = page.locator('#menu').getByRole('link', { name: languages.en });
    const box = await choice.boundingBox();
    const all = await page
      .locator('#menu a, #menu button, #menu input')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom).toBe(Math.max(...all));
    expect(bottom).toBeGreaterThan(860);
    await choice.click();
    await expect(page).toHaveURL('/en/contacts');
    await expect(panel(page)).toBeHidden();
    await expect(heading(page)).toHaveText(routeTitle('en', 'contacts'));
    await page.goBack();
    await expect(heading(page)).toHaveText(routeTitle('ua', 'contacts'));
  });

  await test.step('after a link the focus is on the heading of the new page', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    await page
      .locator('#menu')
      .getByRole('link', { name: label(items[0]), exact: true })
      .click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toBeFocused();
  });
});

test('it traps the focus, keeps the page behind from being used, and gives the focus to a page that comes', async ({
  page,
}) => {
  await open(page, '/about/history');
  await test.step('what is in it is laid out once it opens, and until it has closed', async () => {
    const isLaidOut = () =>
      panel(page)
        .locator('a')
        .first()
        .evaluate((link) => link.checkVisibility());
    expect(await isLaidOut()).toBe(false);
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    expect(await isLaidOut()).toBe(true);
    // It closes for as long as it takes to look at it.
    await panel(page).evaluate((element) => {
      element.style.transitionDuration = '60s';
    });
    await page.keyboard.press('Escape');
    expect(await isLaidOut(), 'it is seen to close').toBe(true);
    await panel(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect.poll(isLaidOut).toBe(false);
    await panel(page).evaluate((element) => element.style.removeProperty('transition-duration'));
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('the page behind is inert and does not scroll; a press beside closes it', async () => {
    await page.setViewportSize({ width: 700, height: 500 });
    await scrollTo(page, 40);
    await opener(page).dispatchEvent('click');
    for (const behind of ['main', 'footer', 'header > :first-child']) {
      expect(await page.locator(behind).evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    }
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 4000);
    await painted(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
    await page.mouse.click(100, 300);
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('going back in the page closes it', async () => {
    await scrollTo(page, 0);
    await placeLinks(page).nth(1).dispatchEvent('click');
    await page.waitForFunction(() => window.scrollY > 0);
    await opener(page).click();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('opened while the next page is on its way, it gives the focus to the heading of that page', async () => {
    const release = await hold(page, '**/content/**', (route) => route.continue());
    await page.locator('main').getByRole('link').first().dispatchEvent('click');
    await expect(page).not.toHaveURL('/about/history');
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    release();
    await expect(panel(page)).toBeHidden();
    await expect(heading(page)).not.toHaveText(routeTitle('ua', 'history'));
    await expect(heading(page)).toBeFocused();
    await page.unrouteAll();
  });

  await test.step('its button closes it, which collapses all groups', async () => {
    await opener(page).click();
    await entry(page, group?.id).click();
    await entry(page, nested?.id).click();
    await page.getByRole('link', { name: words.close }).click();
    await expect(panel(page)).toBeHidden();
    await opener(page).click();
    await expect(page.locator('#menu [aria-expanded=true]')).toHaveCount(0);
  });

  await test.step('going back to another page leads to the heading of that page', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText(routeTitle('ua', 'history'));
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('in a browser that does not know inert it traps the focus and gives it back', async () => {
    await page.evaluate(() => {
      Object.defineProperty(HTMLElement.prototype, 'inert', { value: false, writable: true });
    });
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    const close = page.getByRole('link', { name: words.close });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#menu').getByRole('link', { name: languages.en })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
    await expect(page.locator('#menu :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('a search closes it', async () => {
    await opener(page).click();
    await page.locator('#menu').getByRole('searchbox', { name: searchPlaceholder }).fill('сталь');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
  });
});

test('before the script has come it opens and closes, and leaves nothing in the address or the history', async ({
  page,
}) => {
  await test.step('closed', async () => {
    const release = await holdScripts(page);
    await page.goto('/contacts', { waitUntil: 'commit' });
    await opener(page).click();
    await page.getByRole('link', { name: words.close }).click();
    await expect(panel(page)).toBeHidden();
    release();
    await hydrated(page);
    await expect(page).toHaveURL('/contacts');
    await page.unrouteAll();
  });
  await test.step('opened, closed and opened, it stays open when the script comes', async () => {
    const release = await holdScripts(page);
    await page.goto('/about/history', { waitUntil: 'commit' });
    const steps = () => page.evaluate(() => window.history.length);
    const before = await steps();
    await opener(page).click();
    await page.getByRole('link', { name: words.close }).click();
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    release();
    await hydrated(page);
    await expect(page.locator('#menu[data-open]')).toBeVisible();
    await expect(page).toHaveURL('/about/history');
    expect(await steps()).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/contacts');
    await expect(panel(page)).toBeHidden();
  });
});
