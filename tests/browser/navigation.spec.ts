import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { hold } from './support/hold.ts';
import { placeLinks, positionOf, scrolledTo, scrollTo } from './support/scrolling.ts';
import { expect, hydrated, open, painted, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/about/history');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
});

const stayed = () => 'stayed' in window;

test('a link changes the page without a reload: top, focus, title and addresses', async ({ page }) => {
  const [item] = newsOf('ua');
  await scrollTo(page, 600);
  await page.getByRole('complementary').getByRole('link').first().click();
  await expect(page).toHaveURL(`/news/${item?.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(item?.title ?? '');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${item?.title.slice(0, 20)}`));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/news/${item?.id}$`));
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(Reflect.get(link, 'href')).pathname]),
    );
  expect(Object.fromEntries(alternates)).toEqual({
    uk: `/news/${item?.id}`,
    en: `/en/news/${item?.id}`,
    'x-default': `/news/${item?.id}`,
  });
  // A phone would share the search without what is searched for.
  await page.locator('header').getByRole('searchbox').press('Enter');
  await expect(heading).toHaveText(routeTitle('ua', 'search'));
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/news/${item?.id}$`));
  expect(await page.evaluate(stayed)).toBe(true);
});

for (const first of ['/search', '/no/such/page']) {
  test(`after ${first}, which has no address of its own, a page has its addresses`, async ({ page, complaints }) => {
    complaints.expect(/404/);
    await open(page, first);
    await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: labels('ua').logo.text }).click();
    await expect(page).toHaveURL('/');
    const { origin } = readContent<{ origin: string }>('data/site.json');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${origin}/`);
    expect(await page.evaluate(stayed)).toBe(true);
  });
}

test('going back restores the place in the page', async ({ page }) => {
  await scrollTo(page, 500);
  await page.evaluate(() => document.querySelector<HTMLElement>('aside a')?.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('what the page left behind scrolls late is not taken for the place in the page gone back to', async ({
  page,
}) => {
  await scrollTo(page, 500);
  await page.locator('aside a').first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(routeTitle('ua', 'history'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => {
    window.addEventListener('popstate', () => {
      const late = setInterval(() => window.dispatchEvent(new Event('scroll')), 0);
      setTimeout(() => clearInterval(late), 300);
    });
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('going back before the next page has come leaves nothing loading', async ({ page }) => {
  const release = await hold(page, '**/content/pages/news/*.json');
  await page.locator('aside a').first().dispatchEvent('click');
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
});

test('a link to a place in the page stays in the page', async ({ page }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about/history#content');
  expect(await page.evaluate(stayed)).toBe(true);
});

test('going back and forth between places in a page leads to each of them', async ({ page }) => {
  const places = placeLinks(page);
  const position = () => positionOf(page);
  const go = async (index: number) => {
    const from = await position();
    await places.nth(index).dispatchEvent('click');
    await expect.poll(position).not.toBe(from);
    return position();
  };
  const first = await go(1);
  const second = await go(3);
  expect(second).toBeGreaterThan(first);
  await page.evaluate(() => window.scrollBy(0, 100));
  // The page is told of it with the next picture.
  await painted(page);
  for (const [step, place] of [
    ['goBack', first],
    ['goBack', 0],
    ['goForward', first],
    ['goForward', second + 100],
  ] as const) {
    await page[step]();
    await expect.poll(position, step).toBe(place);
  }
});

test('a place that was left before the script had come is gone back to', async ({ page }) => {
  await page.goto('/about/history');
  await scrollTo(page, 250);
  await placeLinks(page)
    .nth(3)
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForFunction(() => window.scrollY > 250);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/about/history');
  await scrolledTo(page, 250);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY > 250);
});

test('a link to a place in another page leads the keyboard there, too', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a id="far" href="/contacts#content">x</a>');
  });
  await page.locator('#far').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'contacts'));
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#content :focus')).toHaveCount(1);
  await expect(page.locator('#content')).not.toHaveAttribute('tabindex');
});

test('a link to another page of the site that does not exist shows the not-found page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a id="dead" href="/nowhere">x</a>');
  });
  await page.locator('#dead').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'not-found'));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the logo leads home, and on the home page to its top', async ({ page }) => {
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => window.scrollTo(0, 400));
  await logo.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(stayed)).toBe(true);
});

test('a new page is announced, the first one is not', async ({ page }) => {
  const status = page.locator('[role=status].visually-hidden');
  await expect(status).toHaveText('');
  await page.getByRole('complementary').getByRole('link').first().click();
  const title = newsOf('ua')[0]?.title ?? '';
  await expect(status).toHaveText(labels('ua').common.pageLoaded.replace('{{title}}', title));
  await page.goBack();
  await expect(status).toContainText(routeTitle('ua', 'history'));
});

test('places are kept over a reload and over a visit to another site', async ({ page }) => {
  await scrollTo(page, 500);
  await page.locator('aside a').first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsOf('ua')[0]?.title ?? '');
  await scrollTo(page, 120);
  await page.route('https://example.org/', (route) => route.fulfill({ body: 'Elsewhere' }));
  await page.goto('https://example.org/');
  await page.goBack();
  await hydrated(page);
  // The browser itself finds what was seen, to a pixel.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 120))).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});
