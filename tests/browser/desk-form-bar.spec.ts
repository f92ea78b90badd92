import { expect, type Locator, type Page } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { deskForFile, openForm, windowForFile } from './support/desk.ts';
import { button, discard, file, itemIn, thing, title } from './support/desk-news.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);

/** Windows of a desktop, of a phone, and of a desktop at 400 %. */
const windows = {
  'on a desktop': { width: 1280, height: 720 },
  'on a phone': { width: 360, height: 740 },
  'at 400 %': { width: 320, height: 256 },
};

/** The last field of the form. */
const last = (page: Page) => page.getByRole('main').locator('textarea').last();

/** Whether the middle of an element is to be seen. */
const isSeen = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const [where, viewport] of Object.entries(windows)) {
  test(`a form is saved from its end ${where}, and the bar covers nothing with the focus`, async () => {
    const { page } = own;
    await page.setViewportSize(viewport);
    await openForm(page, thing);
    await title(page).fill('Назва з кінця форми');
    await last(page).focus();
    await expect.poll(() => isSeen(button(page, ukrainian.save))).toBe(true);
    // Whatever is focused on the way back to the top is scrolled to.
    for (;;) {
      await page.keyboard.press('Shift+Tab');
      const place = await page.evaluate((save) => {
        const focused = document.activeElement as HTMLElement;
        const saveButton = [...document.querySelectorAll('button')].find((each) => each.textContent === save);
        let bar = saveButton as HTMLElement;
        while (bar.parentElement && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
        const { top, height } = focused.getBoundingClientRect();
        return {
          id: focused.id,
          isOfBar: bar.contains(focused),
          top,
          isTaller: height > innerHeight - bar.getBoundingClientRect().bottom,
          bar: bar.getBoundingClientRect().bottom,
        };
      }, ukrainian.save);
      if (place.isOfBar) break;
      // A pixel of its frame may be lost to rounding.
      expect(place.isTaller || place.top + 1 >= place.bar, `${place.id} at ${place.top}, bar to ${place.bar}`).toBe(
        true,
      );
    }
    await discard(page, ukrainian);
  });
}

test('Ctrl+S saves from within a field, in any layout of the keyboard', async () => {
  const { page } = own;
  await page.setViewportSize(windows['on a desktop']);
  await openForm(page, thing);
  await title(page).fill('Збережено з поля');
  await title(page).dispatchEvent('keydown', { key: 'і', code: 'KeyS', ctrlKey: true, bubbles: true });
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file)).title).toBe('Збережено з поля');
  await expect(title(page)).toBeFocused();
});

test('renaming and deleting come after saving and after all fields', async () => {
  const { page } = own;
  await openForm(page, thing);
  await expect(title(page)).not.toHaveValue('');
  const main = page.getByRole('main');
  const order = await main
    .locator('button, a, textarea')
    .evaluateAll((all) => all.map((each) => each.id || (each.textContent ?? '')));
  const lastField = (await last(page).getAttribute('id')) ?? '';
  const placeOf = (what: string) => order.indexOf(what);
  const places = [ukrainian.save, lastField, ukrainian.renaming.rename, ukrainian.deletion.delete].map(placeOf);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the bar hides what is below it in forced colours, too, and has an edge', async () => {
  const { page } = own;
  await page.emulateMedia({ forcedColors: 'active' });
  const look = await button(page, ukrainian.save).evaluate((element) => {
    let bar: Element | null = element;
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
    if (!bar) return undefined;
    const { backgroundColor, borderBlockEndWidth } = getComputedStyle(bar);
    return { backgroundColor, borderBlockEndWidth };
  });
  await page.emulateMedia({ forcedColors: 'none' });
  expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', borderBlockEndWidth: '1px' });
});
