import { labels, routeTitle } from './support/content.ts';
import { pageInGroup as entry, groupWithPages as group, label } from './support/menu.ts';
import { expect, open, test } from './support/test.ts';

test('without its fonts the page is as readable and no wider than the viewport', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about/history');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'history'));
  // Text that waits for its font is laid out and invisible: `font-display` decides.
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(new Set(displays.filter((display) => display !== 'auto'))).toEqual(new Set(['swap']));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('in a browser of autumn 2022 pages, menu, search and carousel work', async ({ page }) => {
  // All that Chrome 107, Firefox 106 or Safari 16.1 do not have.
  await page.addInitScript(() => {
    const absent: [object, string[]][] = [
      [HTMLElement.prototype, ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Intl, ['Segmenter']],
      [window, ['navigation', 'requestIdleCallback', 'scheduler', 'onscrollend']],
      [document, ['startViewTransition']],
      [Document.prototype, ['startViewTransition', 'onscrollend']],
    ];
    for (const [owner, names] of absent) for (const name of names) Reflect.deleteProperty(owner, name);
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    // The bundler writes what is newer in regular expressions as a call, which fails there.
    const makeUnlessNewer = (target: RegExpConstructor, args: unknown[]) => {
      if (/\(\?<[=!]/.test(String(args[0]))) throw new SyntaxError('Invalid regular expression: invalid group');
      return Reflect.construct(target, args);
    };
    window.RegExp = new Proxy(RegExp, {
      construct: makeUnlessNewer,
      apply: (target, _, args: unknown[]) => makeUnlessNewer(target, args),
    });
  });

  await open(page, '/contacts');
  await page.getByRole('button', { name: label(group), exact: true }).hover();
  await page
    .locator('#menu')
    .getByRole('link', { name: label(entry), exact: true })
    .click();
  await expect(page).toHaveURL(entry?.href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: labels('ua').search.open }).click();
  await page.keyboard.type('сталь');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await test.step('the news carousel knows its place after a swipe', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const previous = page.getByRole('button', { name: labels('ua').newsSidebar.previous });
    await expect(previous).toBeDisabled();
    await page
      .locator('aside ul')
      .first()
      .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
    await expect(previous).toBeEnabled();
  });
});
