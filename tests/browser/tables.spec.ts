import { newsOf } from './support/content.ts';
import { expect, test } from './support/served-site.ts';

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
