import { expect, type Page } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { deskForFile, expectAccessibleForm, openForm, windowForFile } from './support/desk.ts';
import { button, itemIn, thing } from './support/desk-news.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);
const words = ukrainian.insert;

/** Presses of an editor, counted. */
function presses(page: Page) {
  let count = 0;
  return {
    press: async (role: 'button' | 'radio', name: string) => {
      count += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    /** Goes to a field by pressing it, and writes there. */
    write: async (label: string, text: string) => {
      count += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    /** Chooses from a list. */
    choose: async (label: string, option: string) => {
      count += 1;
      await page.getByLabel(label, { exact: true }).last().selectOption(option);
    },
    count: () => count,
  };
}

test('a chart is made of cells from a spreadsheet, in both texts and in the three files of the site, in twelve presses', async () => {
  const { page } = own;
  await openForm(page, thing);
  const text = page.getByRole('textbox', { name: 'Текст · Українською' });
  await text.click();
  await page.keyboard.press('Control+End');
  const { press, write, choose, count } = presses(page);
  await press('button', words.title);
  await press('button', words.groups.chart);
  // The field for the cells has the focus.
  await expect(page.getByLabel(words.paste)).toBeFocused();
  await page.keyboard.insertText('Рік\tСталь, т\n2024\t1 250,5\n2025\t\n2026\t1 310');
  await write(`${words.name} · Українською`, 'Виплавка сталі за роками');
  await write(`${words.name} · Англійською`, 'Steel made by year');
  await write(`${words.horizontal} · Англійською`, 'Year');
  await write(`${words.vertical} · Англійською`, 'Steel');
  await choose(words.unit, 't');
  const drawn = page.locator('img.drawn');
  await expect(drawn).toHaveAttribute('src', /%D0%A1%D1%82%D0%B0%D0%BB%D1%8C/);
  await expect(drawn).toHaveJSProperty('naturalWidth', 420);
  await expectAccessibleForm(page);
  await press('button', words.put);
  await expect(text).toHaveValue(/\n\n\{figure\/steel-made-by-year\}$/);
  await expect(page.getByRole('textbox', { name: 'Текст · Англійською' })).toHaveValue(
    /\n\n\{figure\/steel-made-by-year\}$/,
  );
  await press('button', ukrainian.save);
  await expect(page.getByRole('main').getByText(ukrainian.saved)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(12);
  expect(JSON.parse(desk.read('data/figures/steel-made-by-year.json')).chart).toEqual({
    type: 'lines',
    x: { unit: '1' },
    y: { unit: 't' },
    series: [
      {
        id: 'values',
        points: [
          { x: 2024, y: 1250.5 },
          { x: 2026, y: 1310 },
        ],
      },
    ],
  });
  expect(JSON.parse(desk.read('en/figures/steel-made-by-year.json'))).toMatchObject({
    title: 'Steel made by year',
    x: 'Year',
    y: 'Steel',
  });
  expect(itemIn(desk.read('en/news/2026.json')).content).toContain('{figure/steel-made-by-year}');
  // A link: searched by a part of the name, pressed, and in the text.
  await text.click();
  await page.keyboard.press('Control+Home');
  await button(page, words.title).first().click();
  await expect(page.getByLabel(ukrainian.search)).toBeFocused();
  await page.keyboard.insertText('коваль');
  await page.locator('.found-list button').first().click();
  await expect(text).toHaveValue(/^\[Коваль Олена .*\]\(\/person\/koval-olena\)/);
});
