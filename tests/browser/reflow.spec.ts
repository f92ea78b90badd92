import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { resizer } from './support/resizer.ts';
import { expect, open, test } from './support/served-site.ts';

/** The bar has the least room at 769 px, and where its letters grow no more, at 839 px, and where they are larger. */
const barWidths = [769, 839, 1025, 2561];

test('what the menu opens stays inside the window, with and without a script', async ({ page, site }) => {
  const resize = await resizer(page);
  // Flyouts are measured where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const { code } of languages) {
    await resize(1280, 600);
    await open(page, site.origin + joinLanguagePath(code, '/contacts'));
    for (const [index, width] of barWidths.entries()) {
      // A low window, and a phone on its side.
      await resize(width, index % 2 ? 390 : 600);
      found.push(...(await page.evaluate(flyoutsBeyond, true)), ...(await page.evaluate(flyoutsBeyond, false)));
    }
    await resize(320, 600);
    await page.locator('[data-menu-open]').click();
    await page.locator('#menu [data-group] > button').evaluateAll(async (buttons) => {
      for (const button of buttons as HTMLElement[]) {
        button.click();
        // React answers a click in a microtask.
        await null;
      }
    });
    await expect(page.locator('#menu [aria-expanded=false]')).toHaveCount(0);
    for (const width of [320, 768]) {
      await resize(width, 600);
      found.push(...(await page.evaluate(drawerTooWide)));
    }
  }
  expect(found).toEqual([]);
});

/** Whether a page whose drawer is open is wider than its viewport. Runs in the page. */
function drawerTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`drawer, ${clientWidth} px: ${scrollWidth} px`] : [];
}

/** Opens one group of the menu after the other, and those within: which of them leave the viewport. Runs in the page. */
async function flyoutsBeyond(scripted: boolean): Promise<string[]> {
  const root = document.documentElement;
  const { script, scripting, live } = root.dataset;
  if (!scripted) {
    delete root.dataset.live;
    delete root.dataset.script;
    delete root.dataset.scripting;
  }
  const { clientWidth: width, clientHeight: height, scrollHeight } = root;
  const problems: string[] = [];
  const bar = document.querySelector('#menu ul')?.children ?? [];
  const rows = new Set([...bar].map((entry) => entry.getBoundingClientRect().top));
  if (rows.size !== 1) problems.push(`${width} px: the menu has ${rows.size} rows`);
  if (!document.querySelector('header search')?.checkVisibility()) problems.push(`${width} px: no search box`);
  await openGroups(document.querySelector('#menu ul'), `${width} × ${height} px${scripted ? '' : ', no script'}`);
  Object.assign(root.dataset, { script, scripting, live });
  document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return problems;

  async function openGroups(list: Element | null, path: string): Promise<void> {
    for (const group of list?.querySelectorAll(':scope > [data-group]') ?? []) {
      const button = group.querySelector('button') as HTMLElement;
      const name = `${path} › ${button.textContent}`;
      if (scripted) button.click();
      else button.focus();
      // React answers a click in a microtask.
      await null;
      const flyout = group.querySelector(':scope > div') as HTMLElement;
      const { left, right, top, bottom } = flyout.getBoundingClientRect();
      if (!flyout.checkVisibility({ visibilityProperty: true })) problems.push(`${name}: is not open`);
      const around = group.parentElement?.closest('[data-group] > div')?.getBoundingClientRect();
      // Near the edge it opens to the left.
      if (scripted && around && right > around.left + 2 && left < around.right - 2)
        problems.push(`${name}: lies over its parent`);
      if (left < 0 || right > width) problems.push(`${name}: ${left} to ${right} px`);
      // Without a script a group stands within the flyout, which scrolls.
      const isWithin = !scripted && group.closest('[data-group] [data-group]');
      if (!isWithin && (top < 0 || bottom > height)) problems.push(`${name}: down to ${bottom} px`);
      if (root.scrollWidth > width) problems.push(`${name}: the page is ${root.scrollWidth} px wide`);
      if (root.scrollHeight > scrollHeight) problems.push(`${name}: the page is ${root.scrollHeight} px high`);
      await openGroups(flyout.querySelector('ul'), name);
    }
  }
}
