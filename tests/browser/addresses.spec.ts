import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { routeTitle } from './support/content.ts';
import { expect, hydrated, open, test } from './support/test.ts';

test('other forms of an address show its page, or lead to it, and name its one address', async ({ page }) => {
  for (const { code, tag } of languages) {
    const address = joinLanguagePath(code, '/about/history');
    for (const variant of [`${address}/`, `${address}.html`]) {
      await open(page, variant);
      await expect(page.locator('html'), variant).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 }), variant).toHaveText(routeTitle(code, 'history'));
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname, variant).toBe(address);
    }
  }
});

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US' });

  test('is led from the home page to the English one', async ({ page }) => {
    for (const address of ['/', '/index.html']) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/en');
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
    }
  });

  test('is led to nobody else’s site', async ({ page, baseURL, complaints }) => {
    complaints.expect(/404/);
    for (const address of ['//example.com/', '/en//example.com/', '/%5cexample.com/', '/?to=https://example.com']) {
      await page.goto(`${baseURL}${address}`);
      await hydrated(page);
      expect(new URL(page.url()).origin, address).toBe(baseURL);
      const origins = await page
        .locator('a[data-language]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
      expect(new Set(origins), address).toEqual(new Set([baseURL]));
    }
  });
});

test('what is no address is refused, and the server goes on', async ({ baseURL, request }) => {
  for (const address of ['/%E0%A4%A', '/about/%', '/api/%']) {
    expect([address, (await fetch(`${baseURL}${address}`)).status]).toEqual([address, 400]);
  }
  expect((await request.get('/contacts')).status()).toBe(200);
});
