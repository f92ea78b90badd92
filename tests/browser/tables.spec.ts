import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsOf } from './support/content.ts';
import { FramedPage } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';

/** The addresses of all pages with a table, in both languages. */
const pages = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && readFileSync(join(siteDir, file), 'utf8').includes('<table'))
  .map((file) => `/${file.replace(/\.html$/, '')}`);

test.describe('in a frame', () => {
  test.use({ bypassCSP: true });

  test('every table is named, names its rows and columns, and is not cut off without a cue', async ({
    page,
    site,
  }) => {
    expect(pages.length).toBeGreaterThan(100);
    const frame = await FramedPage.open(page, site.origin);
    const found: string[] = [];
    for (const path of pages) {
      await frame.show(path, false);
      // Rows are cards on a phone, where they have no room; the first width at which they are rows has the least room for them.
      const problems = await frame.measure([lookAtTables], [360, 769], 800, ['without a script']);
      found.push(...problems.map((problem) => `${path}, ${problem}`));
    }
    expect(found).toEqual([]);
  });
});

test('boxes that scroll and the numbers of charts are reached by keyboard, and seen in focus', async ({
  page,
  site,
}) => {
  const { id } = newsOf('en').find(({ content }) => content?.includes('|---') && content.includes('{figure/')) ?? {};
  await page.goto(`${site.origin}/en/news/${id}`);
  const reached = new Map<string, string>();
  for (let presses = 0; presses < 80 && reached.size < 2; presses++) {
    await page.keyboard.press('Tab');
    const [name, outline] = await page.evaluate(() => {
      const { activeElement } = document;
      const name = activeElement?.matches('main .table-scroll')
        ? 'table'
        : activeElement?.matches('figure summary')
          ? 'numbers'
          : '';
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement as Element);
      return [name, `${outlineStyle} ${outlineWidth}`] as const;
    });
    if (name) reached.set(name, outline);
  }
  expect([...reached.keys()].sort()).toEqual(['numbers', 'table']);
  for (const outline of reached.values()) expect(outline).not.toMatch(/none|^\w+ 0px/);
});

/** What is wrong with the tables of a page. Runs in the page. */
function lookAtTables(page: Document, name: string): string[] {
  return [...page.querySelectorAll<HTMLTableElement>('main table')].flatMap((table, index) => {
    const room = table.closest<HTMLElement>('.table-scroll');
    const named = table.closest(':is(table, .table-scroll)[aria-labelledby]');
    const heading = page.getElementById(named?.getAttribute('aria-labelledby') ?? '');
    const cue = room && page.defaultView?.getComputedStyle(room).backgroundImage;
    const width = room?.clientWidth ?? page.documentElement.clientWidth;
    const wrong = [
      !(table.caption?.textContent || heading?.textContent) && 'has no name',
      [...table.querySelectorAll('th')].some(({ scope }) => !scope) && 'has a header cell without scope',
      table.rows.length > 1 && !table.querySelector('thead th') && 'has no header cells',
      table.getBoundingClientRect().width > width + 1 &&
        (room?.tabIndex !== 0 || !cue?.includes('gradient')) &&
        'is cut off',
      width < 400 && table.getBoundingClientRect().width > width + 1 && 'has no room on a phone',
    ];
    return wrong.filter(Boolean).map((problem) => `${name}: table ${index + 1} ${problem}`);
  });
}
