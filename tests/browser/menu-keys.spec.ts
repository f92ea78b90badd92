import { group, items, label, nested } from './support/menu.ts';
import { expect, open, test } from './support/test.ts';

const groupAt = items.findIndex(({ id }) => id === group?.id);
const nestedAt = group?.items?.findIndex(({ id }) => id === nested?.id) ?? 0;
const after = items[groupAt + 1];

const focused = (page: import('playwright/test').Page) => page.locator('#menu :focus');
const opened = '#menu [aria-expanded=true]';

test('the keys of the menu', async ({ page }) => {
  await open(page, '/contacts');
  /** From the button of the group, with all groups closed. */
  const step = (name: string, keys: () => Promise<void>) =>
    test.step(name, async () => {
      await page.getByRole('button', { name: label(group), exact: true }).focus();
      await expect(page.locator(opened)).toHaveCount(0);
      await keys();
    });

  for (const key of ['Enter', 'Space']) {
    await step(`${key} opens a group, and closes it again`, async () => {
      await page.keyboard.press(key);
      await expect(page.locator(opened)).toHaveText([label(group)]);
      await page.keyboard.press(key);
      await expect(page.locator(opened)).toHaveCount(0);
      await expect(focused(page)).toHaveText(label(group));
    });
  }

  await step('Tab leads through the entries of an open group and only of it; leaving it closes it', async () => {
    await page.keyboard.press('Tab');
    await expect(focused(page), 'a closed group is passed over').toHaveText(label(after));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    for (const entry of group?.items ?? []) {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveText(label(entry));
    }
    await expect(page.locator(opened)).toHaveText([label(group)]);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(label(after));
    await expect(page.locator(opened)).toHaveCount(0);
  });

  await step('leaving the menu closes what is open', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#menu :focus')).toHaveCount(0);
    await expect(page.locator(opened)).toHaveCount(0);
  });

  await step('arrows go along the bar, into the groups on each level, and back', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText(label(after));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText(label(items[groupAt - 1]));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText(label(group?.items?.[0]));
    await page.keyboard.press('ArrowUp');
    await expect(focused(page), 'from the first entry to the last').toHaveText(label(group?.items?.at(-1)));
    await page.keyboard.press('ArrowDown');
    for (let step = 0; step < nestedAt; step++) await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText(label(nested));
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText(label(nested?.items?.[0]));
    await expect(page.locator(opened)).toHaveText([label(group), label(nested)]);
    await page.keyboard.press('End');
    await expect(focused(page)).toHaveText(label(nested?.items?.at(-1)));
    await page.keyboard.press('Home');
    await expect(focused(page)).toHaveText(label(nested?.items?.[0]));
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText(label(nested));
    await expect(page.locator(opened)).toHaveText([label(group)]);
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText(label(group));
    await expect(page.locator(opened)).toHaveCount(0);
  });

  await step('Escape closes one level after the other and gives the focus back each time', async () => {
    await page.keyboard.press('ArrowDown');
    for (let step = 0; step < nestedAt; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(focused(page)).toHaveText(label(nested));
    await expect(page.locator(opened)).toHaveText([label(group)]);
    await page.keyboard.press('Escape');
    await expect(focused(page)).toHaveText(label(group));
    await expect(page.locator(opened)).toHaveCount(0);
  });
});
