import { pageOfEachKind } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

test('what is printed from the dark theme is dark on white, on every kind of page', async ({ page, site }) => {
  test.setTimeout(60_000);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const pale: string[] = [];
  for (const [kind, path] of pageOfEachKind()) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, site.origin + path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    pale.push(...(await page.evaluate(paleTexts)).map((text) => `${kind}: ${text}`));
  }
  expect(pale).toEqual([]);
});

/** The texts that have less than 4.5 : 1 on white. Runs in the page. */
function paleTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as HTMLElement;
    const text = walker.currentNode.textContent?.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, script')) continue;
    const { color } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const ratio = 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    if (ratio < 4.5) found.add(`“${text.slice(0, 40)}” is ${color}`);
  }
  return [...found];
}
