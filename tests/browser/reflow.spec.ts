import type { RoutesData } from '../../content/model/routes-data.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { idsOf, newsOf, readContent } from './support/content.ts';
import { expect, test } from './support/test.ts';

const { routes } = readContent<RoutesData>('data/routes.json');
const items: Record<string, string> = {
  '/scientific-departments/{id}': 'pig-iron',
  '/technical-departments/{id}': 'quality',
  '/training/specialized/{id}': idsOf('data/defences')[0] ?? '',
  '/{id}': idsOf('data/special-councils')[0] ?? '',
  '/person/{id}': idsOf('data/people')[0] ?? '',
  '/news/{id}': newsOf('ua')[0]?.id ?? '',
  '/news/archive/{id}': idsOf('data/news').at(-1) ?? '',
};
const paths = routes.map(({ path }) => path.replace('{id}', items[path] ?? ''));

/** The widths around every breakpoint at which tables, columns and the menu change. */
const widths = [320, 481, 768, 1025, 1281, 1441];

for (const { code } of languages) {
  test(`no page in ${code} is wider than its window`, async ({ page }) => {
    test.setTimeout(120_000);
    const tooWide: string[] = [];
    for (const path of paths) {
      await page.goto(joinLanguagePath(code, path), { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate(() => document.documentElement.scrollWidth);
        if (room > width) tooWide.push(`${page.url()} in ${width} px: ${room} px`);
      }
    }
    expect(tooWide).toEqual([]);
  });
}
