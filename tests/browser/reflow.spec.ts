import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { resizer } from './support/resizer.ts';
import { expect, holdScripts, hydrated, open, test } from './support/served-site.ts';

/** The bar has the least room at 769 px, and where its letters grow no more, at 839 px, and where they are larger. */
const barWidths = [769, 839, 1025, 1280, 1920];

test('what the menu opens stays inside the window and has its place there with and without a script', async ({
  page,
  site,
}) => {
  const resize = await resizer(page);
  // Flyouts are measured where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const openAtWidths = async (how: 'focus' | 'click') => {
    const all: string[][] = [];
    for (const [index, width] of barWidths.entries()) {
      // A low window, and a phone on its side.
      await resize(width, index % 2 ? 390 : 600);
      const { places, problems } = await page.evaluate(openAll, how);
      found.push(...problems);
      all.push(places);
    }
    expect(all[0]?.length).toBeGreaterThan(3);
    return all;
  };
  for (const { code } of languages) {
    await resize(1280, 600);
    const release = await holdScripts(page);
    await page.goto(site.origin + joinLanguagePath(code, '/contacts'));
    const before = await openAtWidths('focus');
    release();
    await hydrated(page);
    expect(await openAtWidths('click')).toEqual(before);
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

test('in a browser that cannot measure by style sheet, what the menu opens stays between the sides of the window', async ({
  page,
  site,
}) => {
  const resize = await resizer(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const { code } of languages) {
    await open(page, site.origin + joinLanguagePath(code, '/contacts'));
    await page.evaluate(forgetAnchors);
    for (const width of [...barWidths, 1600]) {
      await resize(width, 800);
      const { problems } = await page.evaluate(openAll, 'click' as const);
      found.push(...problems.filter((problem) => !problem.includes('down to')));
    }
  }
  expect(found).toEqual([]);
});

/** Takes the rules for browsers that know anchors out of the style sheets, and has those for others. Runs in the page. */
function forgetAnchors(): void {
  const forgetIn = (parent: CSSStyleSheet | CSSGroupingRule) => {
    for (const [index, rule] of [...parent.cssRules].entries()) {
      if (rule instanceof CSSSupportsRule && /anchor/.test(rule.conditionText)) {
        const rules = [...rule.cssRules].map(({ cssText }) => cssText).join('');
        parent.deleteRule(index);
        parent.insertRule(`@media ${rule.conditionText.startsWith('not') ? 'all' : 'not all'} { ${rules} }`, index);
      } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) forgetIn(rule);
    }
  };
  for (const sheet of document.styleSheets) forgetIn(sheet);
}

/** True if a page whose drawer is open is wider than its viewport. Runs in the page. */
function drawerTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`drawer, ${clientWidth} px: ${scrollWidth} px`] : [];
}

/**
 * Opens one group of the menu after the other, and those within: where they are, and which of them leave the viewport. Runs
 * in the page.
 */
async function openAll(how: 'focus' | 'click'): Promise<{ places: string[]; problems: string[] }> {
  const root = document.documentElement;
  const { clientWidth: width, clientHeight: height } = root;
  const places: string[] = [];
  const problems: string[] = [];
  const bar = document.querySelector('#menu ul')?.children ?? [];
  const rows = new Set([...bar].map((entry) => entry.getBoundingClientRect().top));
  if (rows.size !== 1) problems.push(`${width} px: the menu has ${rows.size} rows`);
  if (!document.querySelector('header search')?.checkVisibility()) problems.push(`${width} px: no search box`);
  await openGroups(document.querySelector('#menu ul'), `${width} × ${height} px, by ${how}`);
  (document.activeElement as HTMLElement).blur();
  document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return { places, problems };

  async function openGroups(list: Element | null, path: string): Promise<void> {
    for (const group of list?.querySelectorAll(':scope > [data-group]') ?? []) {
      const button = group.querySelector('button') as HTMLElement;
      const name = `${path} › ${button.textContent}`;
      const { scrollHeight } = root;
      button[how]();
      // React answers a click in a microtask.
      await null;
      if (root.scrollHeight > scrollHeight) problems.push(`${name}: the page is ${root.scrollHeight} px high`);
      // The scrolling of the list around is read by the browser with the next picture.
      if (list?.closest('[data-group]')) await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
      const flyout = group.querySelector(':scope > div') as HTMLElement;
      const { left, right, top, bottom } = flyout.getBoundingClientRect();
      places.push(`${button.textContent}: ${[left, top, right, bottom].map(Math.round)}`);
      if (!flyout.checkVisibility({ visibilityProperty: true })) problems.push(`${name}: is not open`);
      const around = group.parentElement?.closest('[data-group] > div')?.getBoundingClientRect();
      // Near the edge it opens to the left.
      if (around && right > around.left + 2 && left < around.right - 2)
        problems.push(`${name}: lies over its parent`);
      if (left < 0 || right > width) problems.push(`${name}: ${left} to ${right} px`);
      if (top < 0 || bottom > height) problems.push(`${name}: down to ${bottom} px`);
      if (root.scrollWidth > width) problems.push(`${name}: the page is ${root.scrollWidth} px wide`);
      await openGroups(flyout.querySelector('ul'), name);
    }
  }
}
