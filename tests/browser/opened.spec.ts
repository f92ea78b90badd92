import type { Page } from 'playwright/test';
import { injectAxe, runAxe } from './support/axe.ts';
import { labels } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';
import { setTheme, themes } from './support/theme.ts';

/** What a page shows only when it is opened: axe on pages as they come does not see it. */
const { menu, search } = labels('ua');

interface Opening {
  name: string;
  width: number;
  path?: string;
  /** What axe looks into: the menu unless something else is said. */
  include?: string;
  act: (page: Page) => Promise<unknown>;
}

const groups = '#menu button[aria-expanded]';
const openings: Opening[] = [
  {
    name: 'the menu, on all levels',
    width: 1280,
    async act(page) {
      const deep = page.locator('#menu [data-group] [data-group]').last();
      await deep.locator('xpath=ancestor::li[@data-group]/button').hover();
      await deep.locator('> button').hover();
    },
  },
  {
    name: 'the languages',
    width: 1280,
    include: 'header details',
    act: (page) => page.locator('header summary').click(),
  },
  {
    name: 'the search box',
    width: 360,
    include: 'main search',
    act: (page) => page.getByRole('button', { name: search.open }).click(),
  },
  {
    name: 'the drawer, with all its groups',
    width: 360,
    async act(page) {
      await page.getByRole('link', { name: menu.open }).click();
      for (const group of await page.locator(groups).all()) await group.click();
    },
  },
  {
    name: 'a citation',
    width: 360,
    path: '/publishing/monographs',
    include: 'main',
    act: (page) => page.locator('main summary').first().click(),
  },
];

test('axe finds nothing in what is opened, in either theme', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, width, path = '/contacts', include = '#menu', act } of openings)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, site.origin + path);
      await act(page);
      await injectAxe(page);
      for (const theme of themes) {
        await setTheme(page, theme);
        const { violations, undecided } = await runAxe(page, { include });
        expect([...violations, ...undecided], `${name}, ${theme}`).toEqual([]);
      }
    });
});
