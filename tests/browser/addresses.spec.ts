import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { routeTitle } from './support/content.ts';
import { expect, hydrated, open, test } from './support/test.ts';

for (const { code, tag } of languages) {
  const address = joinLanguagePath(code, '/about/history');
  for (const variant of [`${address}/`, `${address}.html`]) {
    test(`${variant} shows its page, or leads to it, and names its one address`, async ({ page }) => {
      await open(page, variant);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle(code, 'history'));
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
    });
  }
}

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US' });

  for (const address of ['/', '/index.html']) {
    test(`is led from ${address} to the English home page`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  for (const address of ['//example.com/', '/en//example.com/', '/%5cexample.com/', '/?to=https://example.com']) {
    test(`is led by ${address} to nobody else’s site`, async ({ page, baseURL, complaints }) => {
      complaints.expect(/404/);
      await page.goto(`${baseURL}${address}`);
      await hydrated(page);
      expect(new URL(page.url()).origin).toBe(baseURL);
      for (const link of await page.locator('a[data-language]').all()) {
        const leadsTo = await link.evaluate((element) => (element as HTMLAnchorElement).origin);
        expect(leadsTo).toBe(baseURL);
      }
    });
  }
});

test('what is no address is refused, and the server goes on', async ({ baseURL, request }) => {
  for (const address of ['/%E0%A4%A', '/about/%', '/api/%']) {
    expect([address, (await fetch(`${baseURL}${address}`)).status]).toEqual([address, 400]);
  }
  expect((await request.get('/contacts')).status()).toBe(200);
});
