import { expect, test } from './support/test.ts';

const injected = `<style>h1 { color: rgb(1, 2, 3) !important }</style>
<script>document.documentElement.dataset.injected = 'script'</script>
<p class="injected" style="color: rgb(1, 2, 3)" onclick="document.documentElement.dataset.injected = 'handler'">x</p>`;

const places = ['</head>', '<body>', '</body>'];

test('what is injected into a page, or into the one that says there is none, wherever, neither runs nor shows', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Content Security Policy|security policy violated|404/);
  for (const path of ['/contacts', '/nowhere']) {
    const before = complaints.all.length;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = places.reduce((text, place) => text.replace(place, () => injected + place), html);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    const all = page.locator('.injected');
    await expect(all).toHaveCount(places.length);
    for (const each of await all.all()) await each.dispatchEvent('click');
    const shown = page.locator('.injected, h1');
    const colours = await shown.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(colours).toHaveLength(places.length + 1);
    expect(colours).not.toContain('rgb(1, 2, 3)');
    await expect(page.locator('html[data-injected]')).toHaveCount(0);
    const refusals = (directive: string) =>
      complaints.all.slice(before).filter((said) => said.includes(`violated: ${directive}`)).length;
    const directives = ['style-src-elem', 'style-src-attr', 'script-src-elem', 'script-src-attr'];
    expect(directives.filter((directive) => refusals(directive) < places.length)).toEqual([]);
  }
});
