import { expect, test } from './support/test.ts';

const injected = `<style>h1 { color: rgb(1, 2, 3) !important }</style>
<script>document.documentElement.dataset.injected = 'script'</script>
<p id="injected" style="color: rgb(1, 2, 3)" onclick="document.documentElement.dataset.injected = 'handler'">x</p>`;

const places = ['<body>', '</head>', '</body>'];

for (const path of ['/contacts', '/en', '/nowhere']) {
  test(`what is injected into ${path} neither runs nor shows`, async ({ page, complaints }) => {
    complaints.expect(/Content Security Policy|security policy violated|404/);
    let place = '';
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(place, () => injected + place) });
    });
    for (const each of places) {
      await test.step(`at ${each}`, async () => {
        place = each;
        complaints.all.length = 0;
        await page.goto(path);
        const all = page.locator('#injected');
        await expect(all).toHaveCount(1);
        await all.dispatchEvent('click');
        const text = await all.evaluate((element) => getComputedStyle(element).color);
        const heading = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).color);
        expect([text, heading]).not.toContain('rgb(1, 2, 3)');
        await expect(page.locator('html[data-injected]')).toHaveCount(0);
        const refused = (directive: string) => complaints.all.some((said) => said.includes(`violated: ${directive}`));
        const directives = ['style-src-elem', 'style-src-attr', 'script-src-elem', 'script-src-attr'];
        expect(directives.filter(refused)).toEqual(directives);
      });
    }
  });
}
