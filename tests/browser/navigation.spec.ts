import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { hold } from './support/hold.ts';
import { placeLinks, positionOf, scrolledTo, scrollTo } from './support/scrolling.ts';
import { expect, hydrated, open, painted, test } from './support/test.ts';

const start = '/about/history';
test('a link changes the page without a reload', async ({ page, complaints }) => {
  const [item] = newsOf('ua');
  await open(page, start);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.locator('[role=status].visually-hidden');
  const announced = (title = '') => labels('ua').common.pageLoaded.replace('{{title}}', title);
  const canonical = page.locator('link[rel=canonical]');

  await test.step('one to a place in the page stays in it', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${start}#content`);
    await expect(status, 'the first page is not announced').toHaveText('');
  });

  await test.step('one to another page: top, focus, title, addresses, and it is announced', async () => {
    await scrollTo(page, 600);
    await page.getByRole('complementary').getByRole('link').first().click();
    await expect(page).toHaveURL(`/news/${item?.id}`);
    await expect(heading).toHaveText(item?.title ?? '');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${item?.title.slice(0, 20)}`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(status).toHaveText(announced(item?.title));
    await expect(canonical).toHaveAttribute('href', new RegExp(`/news/${item?.id}$`));
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
  });

  // A phone would share the search without what is searched for.
  await test.step('the search has no address of its own; the page gone back to has, and is announced', async () => {
    await page.locator('header').getByRole('searchbox').press('Enter');
    await expect(heading).toHaveText(routeTitle('ua', 'search'));
    await expect(canonical).toHaveCount(0);
    await page.goBack();
    await expect(canonical).toHaveAttribute('href', new RegExp(`/news/${item?.id}$`));
    await expect(status).toHaveText(announced(item?.title));
  });
  /** Puts a link into the page that is shown, in the place of the one before: what is around it stays. */
  const put = (href: string) =>
    page.evaluate((address) => {
      document.getElementById('put')?.remove();
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="put" href="${address}">x</a>`);
    }, href);

  await test.step('a link to a place of another page leads there, and the keyboard, too', async () => {
    await put('/contacts#content');
    await page.locator('#put').press('Enter');
    await expect(heading).toHaveText(routeTitle('ua', 'contacts'));
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#content :focus')).toHaveCount(1);
    await expect(page.locator('#content')).not.toHaveAttribute('tabindex');
  });

  await test.step('a link to a page that does not exist leads to the not-found page', async () => {
    complaints.expect(/404/);
    await put('/nowhere');
    await page.locator('#put').click();
    await expect(heading).toHaveText(routeTitle('ua', 'not-found'));
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  await test.step('the logo leads home from what has no address of its own, and on the home page to its top', async () => {
    const logo = page.getByRole('banner').getByRole('link', { name: labels('ua').logo.text });
    const { origin } = readContent<{ origin: string }>('data/site.json');
    await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
    await logo.click();
    await expect(page).toHaveURL('/');
    await expect(canonical).toHaveAttribute('href', `${origin}/`);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${origin}/`);
    const steps = await page.evaluate(() => history.length);
    await scrollTo(page, 400);
    await logo.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('going back and forth, in a page and between pages', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const links = page.locator('aside a');

  await test.step('leads to a place that was left before the script had come', async () => {
    await page.goto(start);
    await scrollTo(page, 250);
    await placeLinks(page)
      .nth(3)
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForFunction(() => window.scrollY > 250);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await scrolledTo(page, 250);
    // The page is told of it with the next picture: a step within this one would leave the place before for this entry.
    await painted(page);
    // Or the browser would keep this place for the page that is opened next, and may return to it there.
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  });

  await test.step('between places in a page leads to each of them', async () => {
    const places = placeLinks(page);
    const position = () => positionOf(page);
    const go = async (index: number) => {
      const from = await position();
      await places.nth(index).dispatchEvent('click');
      await expect.poll(position).not.toBe(from);
      return position();
    };
    const begin = await position();
    const first = await go(1);
    const second = await go(3);
    expect(second).toBeGreaterThan(first);
    await page.evaluate(() => window.scrollBy(0, 100));
    // The page is told of it with the next picture.
    await painted(page);
    for (const [step, place] of [
      ['goBack', first],
      ['goBack', begin],
      ['goForward', first],
      ['goForward', second + 100],
    ] as const) {
      await page[step]();
      await expect.poll(position, step).toBe(place);
    }
  });

  await test.step('before the next page has come leaves nothing loading', async () => {
    const release = await hold(page, '**/content/pages/news/*.json');
    await links.last().dispatchEvent('click');
    await expect(page.getByRole('progressbar')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    release();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await page.unrouteAll();
  });

  await test.step('restores the place in the page', async () => {
    await scrollTo(page, 500);
    await links.first().evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/news\//);
    await expect(heading).not.toHaveText(routeTitle('ua', 'history'));
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  await test.step('what the page left behind scrolls late is not taken for that place', async () => {
    await scrollTo(page, 500);
    await links.first().dispatchEvent('click');
    await expect(heading).not.toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => {
      window.addEventListener('popstate', () => {
        const late = setInterval(() => window.dispatchEvent(new Event('scroll')), 0);
        setTimeout(() => clearInterval(late), 300);
      });
    });
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  await test.step('finds the places over a visit to another site', async () => {
    await scrollTo(page, 500);
    await links.first().dispatchEvent('click');
    await expect(heading).toHaveText(newsOf('ua')[0]?.title ?? '');
    await scrollTo(page, 120);
    await page.route('https://example.org/', (route) => route.fulfill({ body: 'Elsewhere' }));
    await page.goto('https://example.org/');
    await page.goBack();
    await hydrated(page);
    // The browser itself finds what was seen, to a pixel.
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 120))).toBeLessThanOrEqual(1);
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });

  await test.step('leads to what was scrolled to before the script had come, also after a reload', async () => {
    await page.reload();
    await scrolledTo(page, 500);
    await scrollTo(page, 300);
    await hydrated(page);
    await links.first().dispatchEvent('click');
    await expect(heading).toHaveText(newsOf('ua')[0]?.title ?? '');
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => positionOf(page)).toBe(300);
  });

  await test.step('is noticed while the script takes over', async () => {
    const left = page.url();
    await placeLinks(page).nth(1).dispatchEvent('click');
    await expect(page).not.toHaveURL(left);
    await page.addInitScript(() => {
      const replaceState: History['replaceState'] = (state, ...rest) => {
        History.prototype.replaceState.call(window.history, state, ...rest);
        if (!('idx' in state)) return;
        // The router has read the address, and does not listen yet.
        Reflect.deleteProperty(window.history, 'replaceState');
        setTimeout(() => window.history.back());
      };
      Object.assign(window.history, { replaceState });
    });
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL(left);
    // By then the router has learnt of it.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await scrollTo(page, 400);
    await links.first().dispatchEvent('click');
    await expect(heading).toHaveText(newsOf('ua')[0]?.title ?? '');
    await page.goBack();
    await expect(heading).toHaveText(routeTitle('ua', 'history'));
    await expect.poll(() => positionOf(page)).toBe(400);
  });
});
