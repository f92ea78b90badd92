import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { samplePages } from './support/content.ts';
import { expect, test } from './support/test.ts';

/** The widths around every breakpoint at which tables, columns and the menu change. */
const widths = [320, 481, 768, 1025, 1281, 1441];

for (const { code } of languages) {
  test(`no page in ${code} is wider than its window`, async ({ page }) => {
    test.setTimeout(120_000);
    const tooWide: string[] = [];
    for (const { path } of samplePages()) {
      await page.goto(joinLanguagePath(code, path), { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${page.url()} in ${width} px: ${needed} px`);
      }
    }
    expect(tooWide).toEqual([]);
  });
}
