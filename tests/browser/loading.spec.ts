import type { Page } from 'playwright/test';
import { labels, newsOf, routeTitle } from './support/content.ts';
import { hold } from './support/hold.ts';
import { QuestionFormPage, sample, taken } from './support/question-form.ts';
import { expect, hydrated, open, painted, test } from './support/test.ts';

const [item, second] = newsOf('ua');
const english = newsOf('en')[1];
const { errors } = labels('ua');

/** Follows a link to an address. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    document.getElementById('followed')?.remove();
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="followed" href="${target}">x</a>`);
    document.querySelector<HTMLElement>('#followed')?.click();
  }, href);
}

test('what a page needs is waited for, tried again, replaced, or its page says so and leads on', async ({
  page,
  context,
  complaints,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('button', { name: errors.retry });
  await page.clock.install();
  await open(page, '/contacts');

  await test.step('a slow page shows its progress after 0.3 s and not before', async () => {
    const release = await hold(page, '**/content/pages/about/history.json');
    await follow(page, '/about/history');
    const bar = page.getByRole('progressbar', { name: labels('ua').common.loading, includeHidden: true });
    // Waits for what is to come, not for what runs: on a slow machine the first animation may be over.
    const delays = await bar.evaluate((element) => getComputedStyle(element).animationDelay.split(', '));
    expect(new Set(delays)).toEqual(new Set(['0.3s']));
    await expect(bar).toBeVisible();
    release();
    await expect(bar).toHaveCount(0);
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await page.unrouteAll();
    expect(complaints.all).toEqual([]);
  });

  await test.step('a namespace that fails is tried again and comes', async () => {
    complaints.expect(/503|Failed to load resource/);
    let failures = 0;
    await page.route(`**/content/ua/news/${item?.id}.*.json`, (route) => {
      failures += 1;
      return failures < 3 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await follow(page, `/news/${item?.id}`);
    await expect(heading).toHaveText(item?.title ?? '');
    expect(failures).toBe(3);
    expect(complaints.unexpected()).toEqual([]);
  });

  await test.step('a namespace that fails for good is logged and comes in English', async () => {
    complaints.expect(/Content could not be loaded/);
    let tries = 0;
    await page.route(`**/content/ua/news/${second?.id}.*.json`, (route) => {
      tries += 1;
      return route.fulfill({ status: 503 });
    });
    await follow(page, `/news/${second?.id}`);
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
    const text = page.getByText(english?.text ?? '');
    await expect(text).toBeVisible();
    expect(await text.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang), 'it is marked').toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    expect(complaints.all.join('\n')).toContain(`news/${second?.id} (ua)`);
    expect(complaints.unexpected()).toEqual([]);
  });

  complaints.expect(/Error|ERR_INTERNET_DISCONNECTED/);
  await test.step('when nothing can be loaded, the error page says so, and trying again helps', async () => {
    await page.route('**/about/strategy*', (route) => route.fulfill({ status: 503 }));
    await follow(page, '/about/strategy');
    await expect(heading).toHaveText([errors.title]);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(errors.title);
    await expect(page).toHaveURL('/about/strategy');
    const home = page.getByRole('main').getByRole('link', { name: errors.backHome });
    await expect(home).toHaveAttribute('href', '/');
    await page.unroute('**/about/strategy*');
    await retry.click();
    await expect(heading).toHaveText(routeTitle('ua', 'strategy'));
    await expect(heading).toBeFocused();
    await expect(page).not.toHaveTitle(errors.title);
  });

  await test.step('without a connection, no try leaves the page with what is on it, and later the same link leads on', async () => {
    await context.setOffline(true);
    await follow(page, '/about/procurement');
    await expect(retry).toBeVisible();
    for (let tries = 0; tries < 2; tries++) {
      // The site itself is asked last.
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await retry.click();
      await failed;
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(heading).toHaveText([errors.title]);
    }
    await context.setOffline(false);
    // Whoever takes the same link once more wants the page, too.
    await follow(page, '/about/procurement');
    await expect(heading).toHaveText(routeTitle('ua', 'procurement'));
  });

  await test.step('a page that cannot be shown leaves the frame and a way on', async () => {
    await page.route('**/content/ua/developments.*.json', (route) => route.fulfill({ json: { broken: true } }));
    await follow(page, '/about/developments');
    await expect(page.getByRole('heading', { name: errors.title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('heading', { name: errors.title })).toHaveCount(0);
    await expect(heading).toHaveText(routeTitle('ua', 'developments'));
    // The try was a reload.
    await hydrated(page);
  });

  await test.step('what fails while the site can be reached is had by a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route('**/content/pages/services.json', (route) => route.fulfill({ status: 503 }));
    await follow(page, '/services');
    await expect(heading).toHaveText(routeTitle('ua', 'services'));
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  });
});

test('a script that is gone is fetched by one reload when its page is wanted, and never by a loop', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed|404|ERR_|preload/i);
  const form = new QuestionFormPage(page);
  await form.answer(taken);
  await form.open('/contacts');
  await form.fill();
  await form.closeButton.click();
  const heading = page.getByRole('heading', { level: 1 });
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route('**/assets/**/*.js', (route) => (reloads ? route.continue() : route.fulfill({ status: 404 })));
  await test.step('pointing at a link does not reload the page', async () => {
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a id="pointed" href="/about/history">x</a>');
      window.addEventListener('vite:preloadError', () => Object.assign(window, { hasFailed: true }));
    });
    await page.locator('#pointed').hover();
    await page.waitForFunction(() => 'hasFailed' in window);
    await painted(page);
    expect(reloads).toBe(0);
  });
  await test.step('nothing reloads a page on which a question is being written', async () => {
    await follow(page, '/about/history');
    await expect(page.getByRole('heading', { level: 1, name: errors.title })).toBeVisible();
    const retry = page.getByRole('button', { name: errors.retry });
    for (let tries = 0; tries < 2; tries += 1) {
      await retry.click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(retry).toBeVisible();
    }
    expect(reloads).toBe(0);
    await page.goBack();
    await form.feedback.click();
    await expect(form.field('otherQuestion')).toHaveValue(sample.otherQuestion);
    await form.submit.click();
    await expect(form.field('firstName')).toHaveValue('');
    await form.closeButton.click();
  });
  await test.step('gone after a deployment, it brings one reload onto the new version', async () => {
    await follow(page, '/about/strategy');
    await expect(heading).toHaveText(routeTitle('ua', 'strategy'));
    expect(reloads).toBe(1);
  });
});
