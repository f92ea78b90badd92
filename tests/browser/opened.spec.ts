import type { Page } from 'playwright/test';
import { injectAxe, type RuleSet, runAxe } from './support/axe.ts';
import { labels } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';
import { setTheme } from './support/theme.ts';

/** All that a page shows only when it is opened: axe on pages as they come does not see it. */
const { menu, search } = labels('ua');

test('axe finds nothing in what is opened, in either theme', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 740 });
  await open(page, `${site.origin}/contacts`);
  await injectAxe(page);

  await test.step('the menu, on all levels', async () => {
    const deep = page.locator('#menu [data-group] [data-group]').last();
    await deep.locator('xpath=ancestor::li[@data-group]/button').hover();
    await deep.locator('> button').hover();
    await expectNothing(page, '#menu');
  });
  await test.step('the languages', async () => {
    await page.locator('header summary').click();
    await expectNothing(page, 'header details');
    await page.keyboard.press('Escape');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('the search box', async () => {
    await page.getByRole('button', { name: search.open }).click();
    await expectNothing(page, 'main search');
  });
  await test.step('the drawer, with all its groups', async () => {
    await page.getByRole('link', { name: menu.open }).click();
    for (const group of await page.locator('#menu button[aria-expanded]').all()) await group.click();
    // The same elements as in the menu.
    await expectNothing(page, '#menu', ['colours', 'width']);
  });
  await test.step('a citation', async () => {
    await open(page, `${site.origin}/publishing/monographs`);
    await injectAxe(page);
    await page.locator('main summary').first().click();
    await expectNothing(page, 'main details[open]');
  });
});

/** Runs rules in the light theme, by default all, and those of colours in the dark one. */
async function expectNothing(page: Page, include: string, inLight?: readonly RuleSet[]): Promise<void> {
  for (const [theme, rules] of [
    ['light', inLight],
    ['dark', ['colours']],
  ] as const) {
    await setTheme(page, theme);
    const { violations, undecided } = await runAxe(page, { include, rules });
    expect([...violations, ...undecided], `${include}, ${theme}`).toEqual([]);
  }
}
