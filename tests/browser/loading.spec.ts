import { labels, newsOf, routeTitle } from './support/content.ts';
import { hold } from './support/hold.ts';
import { expect, hydrated, open, painted, test } from './support/test.ts';

const [item] = newsOf('ua');
const [english] = newsOf('en');
const newest = `/news/${item?.id}`;

test('a namespace that fails is tried again and comes', async ({ page, complaints }) => {
  complaints.expect(/503|Failed to load resource/);
  await open(page, '/contacts');
  let failures = 0;
  await page.route(`**/content/ua/news/${item?.id}.*.json`, (route) => {
    failures += 1;
    return failures < 3 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await follow(page, newest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
  expect(failures).toBe(3);
});

test('a namespace that fails for good is logged and comes in English', async ({ page, complaints }) => {
  complaints.expect(/503|Failed to load resource|Content could not be loaded/);
  await page.clock.install();
  await open(page, '/contacts');
  let tries = 0;
  await page.route(`**/content/ua/news/${item?.id}.*.json`, (route) => {
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await follow(page, newest);
  // Retries come after 350, 700, 1400 … ms: the clock is moved on until they are all made.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2500);
        return tries;
      },
      { intervals: [100] },
    )
    .toBe(6);
  await expect(page.getByText(english?.text ?? '')).toBeVisible();
  const language = await page
    .getByText(english?.text ?? '')
    .evaluate((text) => text.closest<HTMLElement>('[lang]')?.lang);
  expect(language, 'the fallback is marked').toBe('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  expect(complaints.all.join('\n')).toContain(`news/${item?.id} (ua)`);
});

test('when nothing can be loaded, the error page says so, and trying again helps', async ({ page, complaints }) => {
  complaints.expect(/503|Failed to load resource|Error/);
  await open(page, '/contacts');
  await page.route('**/content/pages/about/history.json', (route) => route.fulfill({ status: 503 }));
  await follow(page, '/about/history');
  const { errors } = labels('ua');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText([errors.title]);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(errors.title);
  await expect(page).toHaveURL('/about/history');
  const home = page.getByRole('main').getByRole('link', { name: errors.backHome });
  await expect(home).toHaveAttribute('href', '/');
  await page.unroute('**/content/pages/about/history.json');
  await page.getByRole('button', { name: errors.retry }).click();
  await expect(heading).toHaveText(routeTitle('ua', 'history'));
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(errors.title);
});

test('without a connection, no try leaves the page with what is on it, and later the same link leads on', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Error/);
  await open(page, '/contacts');
  await context.setOffline(true);
  await follow(page, '/about/history');
  const { errors } = labels('ua');
  const heading = page.getByRole('heading', { level: 1 });
  for (let tries = 0; tries < 3; tries++) {
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: errors.retry }).click();
    await failed;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(heading).toHaveText([errors.title]);
  }
  await context.setOffline(false);
  // Whoever takes the same link once more wants the page, too.
  await follow(page, '/about/history');
  await expect(heading).toHaveText(routeTitle('ua', 'history'));
});

test('the error page leads home, and a second try reloads the page', async ({ page, complaints }) => {
  complaints.expect(/503|Failed to load resource|Error/);
  await open(page, '/contacts');
  await page.route('**/content/pages/about/history.json', (route) => route.fulfill({ status: 503 }));
  await follow(page, '/about/history');
  const { errors } = labels('ua');
  const retry = page.getByRole('button', { name: errors.retry });
  const answer = page.waitForResponse('**/history.json');
  await retry.click();
  await answer;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
  await hydrated(page);
  await page.route('**/content/pages/news.json', (route) => route.fulfill({ status: 503 }));
  await follow(page, '/news');
  await page.getByRole('main').getByRole('link', { name: errors.backHome }).click();
  await expect(page).toHaveURL('/');
});

test('a page that cannot be shown leaves the frame and a way on', async ({ page, complaints }) => {
  complaints.expect(/TypeError|Error/);
  await open(page, '/contacts');
  await page.route(`**/content/ua/history.*.json`, (route) => route.fulfill({ json: { broken: true } }));
  await follow(page, '/about/history');
  const { errors } = labels('ua');
  await expect(page.getByRole('heading', { name: errors.title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: errors.retry }).click();
  await expect(page.getByRole('heading', { name: errors.title })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
});

test('pointing at a link whose script is gone does not reload the page', async ({ page, complaints }) => {
  complaints.expect(/Failed|404|ERR_|preload/i);
  await open(page, '/contacts');
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a id="pointed" href="/about/history">x</a>');
    window.addEventListener('vite:preloadError', () => Object.assign(window, { hasFailed: true }));
  });
  await page.locator('#pointed').hover();
  await page.waitForFunction(() => 'hasFailed' in window);
  await painted(page);
  expect(reloads).toBe(0);
});

test('a slow page shows its progress after 0.3 s and not before', async ({ page }) => {
  await open(page, '/contacts');
  const release = await hold(page, '**/content/pages/about/history.json');
  await follow(page, '/about/history');
  const bar = page.getByRole('progressbar', { name: labels('ua').common.loading, includeHidden: true });
  // What is to come, not what runs: on a slow machine the first animation may be over.
  const delays = await bar.evaluate((element) => getComputedStyle(element).animationDelay.split(', '));
  expect(new Set(delays)).toEqual(new Set(['0.3s']));
  await expect(bar).toBeVisible();
  release();
  await expect(bar).toHaveCount(0);
});

test('a script that is gone after a deployment brings one reload onto the new version, never a loop', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed|404|ERR_|preload/i);
  await open(page, '/contacts');
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route('**/assets/**/*.js', (route) => (reloads ? route.continue() : route.fulfill({ status: 404 })));
  await follow(page, '/about/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
  await hydrated(page);
  expect(reloads).toBe(1);
});

/** Follows a link to an address. */
async function follow(page: import('playwright/test').Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="followed" href="${target}">x</a>`);
    document.querySelector<HTMLElement>('#followed')?.click();
  }, href);
}

test('a script that stays away brings the error page, not a second reload', async ({ page, complaints }) => {
  complaints.expect(/Failed|404|ERR_|preload/i);
  await open(page, '/contacts');
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  const page404 = '**/assets/**/*.js';
  await page.route(page404, (route) => (reloads ? route.continue() : route.fulfill({ status: 404 })));
  await page.evaluate(() => sessionStorage.setItem('reloaded', new URL('/about/history', location.href).href));
  await follow(page, '/about/history');
  await expect(page.getByRole('heading', { level: 1, name: labels('ua').errors.title })).toBeVisible();
  expect(reloads).toBe(0);
});
