import { expect, test } from './support/test.ts';

const injected = `<style>h1 { color: rgb(1, 2, 3) !important }</style>
<script>document.documentElement.dataset.injected = 'script'</script>
<p id="injected" style="color: rgb(1, 2, 3)" onclick="document.documentElement.dataset.injected = 'handler'">x</p>`;

for (const path of ['/contacts', '/en', '/nowhere']) {
  for (const place of ['<body>', '</head>', '</body>']) {
    test(`what is injected at ${place} of ${path} neither runs nor shows`, async ({ page, complaints }) => {
      complaints.expect(/Content Security Policy|security policy violated|404/);
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(place, () => injected + place) });
      });
      await page.goto(path);
      const all = page.locator('#injected');
      await expect(all).toHaveCount(1);
      await all.dispatchEvent('click');
      const text = await all.evaluate((element) => getComputedStyle(element).color);
      const heading = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).color);
      expect([text, heading]).not.toContain('rgb(1, 2, 3)');
      await expect(page.locator('html[data-injected]')).toHaveCount(0);
      const refused = (directive: string) => complaints.all.some((each) => each.includes(`violated: ${directive}`));
      expect(['style-src-elem', 'style-src-attr', 'script-src-elem', 'script-src-attr'].filter(refused)).toHaveLength(
        4,
      );
    });
  }
}
