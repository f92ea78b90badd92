import type { Page } from 'playwright/test';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { pageInGroup as entry, groupWithPages as group, label } from './support/menu.ts';
import { placeLinks, positionOf, scrolledTo, scrollTo } from './support/scrolling.ts';
import { expect, holdScripts, open, painted, test } from './support/served-site.ts';

const { feedback } = readContent<FooterTexts>('ua/footer.json');
const { email } = readContent<SiteData>('data/site.json');
const { newsSidebar, search } = labels('ua');
const path = `/news/${newsOf('ua')[0]?.id}`;

/** Something that needs the script, pressed before it has come. */
interface Press {
  name: string;
  width: number;
  act: (page: Page) => Promise<unknown>;
  /** What the press brings once the script is there. */
  answered: (page: Page) => Promise<unknown>;
  /** What it brings when the script does not come. */
  given: (page: Page) => Promise<unknown>;
}

const groupButton = (page: Page) => page.getByRole('button', { name: label(group), exact: true });
const groupLink = (page: Page) => page.locator('#menu').getByRole('link', { name: label(entry), exact: true });
const carousel = (page: Page) => page.locator('aside ul').first();

const presses: [Press, ...Press[]] = [
  {
    name: 'the question form',
    width: 1280,
    act: (page) => page.getByRole('button', { name: feedback }).click(),
    answered: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    given: (page) => expect(page.getByRole('contentinfo').getByRole('link', { name: email }).last()).toBeFocused(),
  },
  {
    name: 'a group of the menu, by the keyboard',
    width: 1280,
    act: (page) => groupButton(page).press('ArrowDown'),
    answered: (page) => expect(page.locator('#menu :focus')).toHaveText(label(group?.items?.[0])),
    given: (page) => expect(groupLink(page)).toBeVisible(),
  },
  {
    name: 'a group of the drawer',
    width: 360,
    async act(page) {
      await page.getByRole('link', { name: labels('ua').menu.open }).click();
      await groupButton(page).click();
    },
    async answered(page) {
      await expect(groupButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(groupLink(page)).toBeVisible();
    },
    given: (page) => expect(groupLink(page)).toBeVisible(),
  },
  {
    name: 'the carousel',
    width: 360,
    act: (page) => page.getByRole('button', { name: newsSidebar.next }).click(),
    answered: (page) => expect.poll(() => carousel(page).evaluate((list) => list.scrollLeft)).toBeGreaterThan(100),
    given: (page) => expect(page.getByRole('button', { name: newsSidebar.next })).toBeHidden(),
  },
  {
    name: 'the search of the title bar',
    width: 1280,
    act: (page) => page.getByRole('button', { name: search.open }).click({ noWaitAfter: true }),
    answered: (page) => expect(page.getByRole('main').getByRole('searchbox')).toBeFocused(),
    given: (page) => expect(page).toHaveURL(/\/search\?q=$/),
  },
];

/** Tries each of them on the same page, opened anew. */
async function each(page: Page, attempt: (press: Press) => Promise<unknown>): Promise<void> {
  for (const press of presses) {
    await test.step(press.name, async () => {
      await page.setViewportSize({ width: press.width, height: 740 });
      await attempt(press);
    });
  }
}

test('pressed before the script has come, it answers when it has', async ({ page }) => {
  await each(page, async ({ act, answered }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await act(page);
    await expect(page.locator('html[data-waiting]')).toBeAttached();
    release();
    await answered(page);
    await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  });
});

test('pressed when the script fails, it does what it does without one', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to/);
  await each(page, async ({ act, given }) => {
    // What is pressed may be gone once the script has failed, which pointing at it would bring about.
    const fail = await holdScripts(page, (route) => route.abort());
    await page.goto(path);
    await act(page);
    await expect(page.locator('html[data-waiting]')).toBeAttached();
    fail();
    await given(page);
  });
});

test('pressed when the script never comes, the question form does so after a while', async ({ page }) => {
  const [{ act, given }] = presses;
  await page.clock.install();
  await page.route('**/assets/**/*.js', () => {});
  await page.goto(path);
  await act(page);
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  await page.clock.runFor(9_000);
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  await page.clock.runFor(11_000);
  await given(page);
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

test('a panel of the menu that is open when the script comes stays, and the router takes over what the browser did', async ({
  page,
}) => {
  await test.step('in use, it stays, and gives way to a flyout after that', async () => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(path);
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules, 'the browser is told what it may load ahead').toHaveCount(1);
    await groupButton(page).hover();
    await groupLink(page).hover();
    const panel = groupButton(page).locator('xpath=following-sibling::div');
    await expect(panel).toHaveCSS('opacity', '1');
    const before = await panel.boundingBox();
    release();
    await page.locator('html[data-script]').waitFor({ state: 'attached' });
    await expect(rules, 'the router does it now').toHaveCount(0);
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toEqual(before);
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
    await groupButton(page).hover();
    await expect(groupButton(page)).toHaveAttribute('aria-expanded', 'true');
    expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(260);
    await page.unrouteAll();
  });
  await test.step('not seen yet, it keeps the focus', async () => {
    const release = await holdScripts(page);
    await page.goto(path);
    // As for who presses Tab fast.
    await groupButton(page)
      .locator('xpath=following-sibling::div')
      .evaluate((panel) => {
        panel.style.animationDelay = '600s';
      });
    await groupButton(page).focus();
    await page.keyboard.press('Tab');
    release();
    await page.locator('html[data-script]').waitFor({ state: 'attached' });
    await painted(page);
    await expect(page.locator('#menu :focus')).toHaveText(label(group?.items?.[0]));
  });
});

test('steps of an earlier document lead to where each page and place was left, before the script has come', async ({
  page,
}) => {
  await test.step('between places in a page, to each of them', async () => {
    const position = () => positionOf(page);
    await open(page, '/about/history');
    const reached: number[] = [0];
    for (const index of [1, 3]) {
      await placeLinks(page).nth(index).dispatchEvent('click');
      await expect.poll(position).not.toBe(reached.at(-1));
      await painted(page);
      reached.push(await position());
    }
    await page.reload();
    await expect.poll(position).toBe(reached.pop());
    while (reached.length > 0) {
      await page.goBack();
      await expect.poll(position).toBe(reached.pop());
    }
    await expect(page.locator('html[data-script]')).toHaveCount(0);
  });
  await test.step('between pages, each is where it was left', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/about/history');
    await scrollTo(page, 800);
    await page.locator('a[href="/contacts"]').first().dispatchEvent('click');
    await expect(heading).toHaveText(routeTitle('ua', 'contacts'));
    await scrollTo(page, 200);
    await page.reload();
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await scrolledTo(page, 800);
    await page.goForward();
    await expect(heading).toHaveText(routeTitle('ua', 'contacts'));
    await scrolledTo(page, 200);
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await scrolledTo(page, 800);
    await scrollTo(page, 1500);
    await page.goto('/accessibility');
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThanOrEqual(1);
    await expect(page.locator('html[data-script]')).toHaveCount(0);
  });
  await test.step('one forward, one back', async () => {
    await page.goto('/about/history');
    const title = await page.title();
    // As the router does.
    await page.evaluate((next) => {
      history.scrollRestoration = 'manual';
      history.replaceState({ key: 'first' }, '');
      history.pushState({ key: 'second' }, '', next);
    }, path);
    await page.reload();
    await expect(page).not.toHaveTitle(title);
    await page.evaluate(() => sessionStorage.setItem('places', '[["first",300]]'));
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect(page.locator('html[data-script]')).toHaveCount(0);
  });
});

test('who points at something before the page has come as a whole gets the script when it has', async ({
  page,
  site,
}) => {
  site.rate = 30_000;
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await page.locator('header').waitFor({ state: 'attached' });
  await page.locator('header').dispatchEvent('pointermove', { clientX: 1 });
  site.rate = undefined;
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
});
