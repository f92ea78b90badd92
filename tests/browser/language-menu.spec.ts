import type { LangTexts } from '../../content/model/frame-texts.ts';
import { readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

const { languages } = readContent<LangTexts>('ua/lang.json');

test('the menu of languages stays open inside it, and closes on Escape, when the focus leaves it, and on a press elsewhere', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/about/history`);
  const menu = page.locator('header details');
  const summary = menu.locator('summary');
  const isOpen = (state: boolean, when: string) => expect(menu, when).toHaveJSProperty('open', state);

  await summary.focus();
  await page.keyboard.press('Enter');
  for (const name of Object.values(languages)) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveText(name);
  }
  await isOpen(true, 'Tab leads through its entries');
  await page.keyboard.press('Tab');
  await isOpen(false, 'Tab leads past its last entry');
  await expect(page.locator('header :focus')).toHaveAttribute('data-theme-switch');

  await page.keyboard.press('Shift+Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await isOpen(false, 'Shift+Tab leads out before it');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await isOpen(false, 'Escape');
  await expect(summary).toBeFocused();

  await summary.click();
  const { x = 0, y = 0 } = (await menu.locator('ul').boundingBox()) ?? {};
  await page.mouse.click(x + 2, y + 2);
  await isOpen(true, 'a press at its edge');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  await isOpen(false, 'a press elsewhere');
  await page.mouse.up();
});
