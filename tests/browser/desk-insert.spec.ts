import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  chooseFile,
  deskForFile,
  drawing,
  expectAccessibleForm,
  fieldAt,
  openForm,
  windowForFile,
} from './support/desk.ts';
import { button, itemIn, thing } from './support/desk-news.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);
const words = ukrainian.insert;

/** Presses of an editor, counted. */
function presses(page: Page) {
  let count = 0;
  return {
    press: async (role: 'button' | 'radio', name: string, clickCount = 1) => {
      count += 1;
      await page.getByRole(role, { name, exact: true }).first().click({ clickCount });
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
  // Also pressed twice it is one chart.
  await press('button', words.put, 2);
  await expect(page.locator('dialog')).toHaveCount(0);
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
  expect(() => desk.read('data/figures/steel-made-by-year-2.json')).toThrow();
  expect(JSON.parse(desk.read('en/figures/steel-made-by-year.json'))).toMatchObject({
    title: 'Steel made by year',
    x: 'Year',
    y: 'Steel',
  });
  // It stands where the caret was, and after as many paragraphs in the other language.
  for (const language of ['ua', 'en'])
    expect(itemIn(desk.read(`${language}/news/2026.json`)).content).toMatch(/\S\n\n\{figure\/steel-made-by-year\}$/);
  // A link: searched by a part of the name, pressed, and in the text.
  await text.click();
  await page.keyboard.press('Control+Home');
  await button(page, words.title).first().click();
  await expect(page.locator('dialog').getByLabel(ukrainian.search)).toBeFocused();
  await page.keyboard.insertText('коваль');
  await page.locator('.found-list button').first().click();
  await button(page, ukrainian.save).click();
  await expect
    .poll(() => itemIn(desk.read('ua/news/2026.json')).content)
    .toMatch(/\[Коваль Олена [^\]]*\]\(\/person\/koval-olena\)/);
  // All that is selected becomes the words of a link.
  await expect(page.getByRole('main').getByText(ukrainian.saved)).toBeVisible();
  await page.getByRole('textbox', { name: 'Текст · Англійською' }).dblclick({ position: { x: 20, y: 15 } });
  await button(page, words.title).last().click();
  // A document stands under the same heading as a page.
  await page.keyboard.insertText('charter');
  await page.locator('.found-list button').first().click();
  await button(page, ukrainian.save).click();
  await expect
    .poll(() => itemIn(desk.read('en/news/2026.json')).content)
    .toContain('[It](/files/charter.pdf) magnifies');
  // A picture of this computer comes into both texts.
  await button(page, words.title).last().click();
  await button(page, words.groups.images).click();
  const furnace = { name: 'furnace.svg', mimeType: 'image/svg+xml', buffer: drawing('#26c') };
  await page.locator('dialog input[type=file]').setInputFiles(furnace);
  await expect(page.locator('dialog')).toHaveCount(0);
  await button(page, ukrainian.save).click();
  for (const language of ['ua', 'en'])
    await expect
      .poll(() => itemIn(desk.read(`${language}/news/2026.json`)).content)
      .toContain('\n\n![](news/furnace-2.svg)\n\n');
});

test('a document of this computer is asked about before it is made, and nothing is left of one that is given up', async () => {
  const { page } = own;
  await openForm(page, 'news/open-day');
  await button(page, words.title).first().click();
  const choose = `${ukrainian.files.choose}: ${words.newDocument}`;
  const pdf = readFileSync(join(desk.dir, 'content/files/charter.pdf'));
  await chooseFile(page, choose, { name: 'Не PDF.pdf', mimeType: 'application/pdf', buffer: Buffer.from('words') });
  await expect(page.locator('dialog').getByRole('alert')).toBeVisible();
  await chooseFile(page, choose, { name: 'Правила.pdf', mimeType: 'application/pdf', buffer: pdf });
  const kind = fieldAt(page, 'document' as 'data', '/kind');
  await expect(kind).toBeFocused();
  await button(page, words.put).click();
  await expect(kind).toHaveAccessibleDescription(new RegExp(ukrainian.needed));
  await expect(kind).toBeFocused();
  await expectAccessibleForm(page);
  await button(page, ukrainian.files.giveUp).click();
  await expect(page.locator('.found-list button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, ukrainian.save)).toBeDisabled();
  expect(desk.read('data/documents.json')).not.toContain('pravyla');
});

/** A letter of Ukrainian as Windows-1251 has it. */
const encoded = (text: string) => {
  const codes = new Map(
    [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, code) => code))].map(
      (letter, code) => [letter, code],
    ),
  );
  return Buffer.from([...text].map((letter) => codes.get(letter) ?? 0x3f));
};

test('twenty people of a table, as a spreadsheet saved it, are lines to accept, and saved as drafts at once', async () => {
  const { page } = own;
  const given = ukrainian.import;
  await openForm(page, 'import');
  const people = Array.from(
    { length: 20 },
    (_, index) => `Згурськ${'абвгдежзиіклмнопрсту'[index]}ч Юлія;інженер;z${index}@institute.example`,
  );
  const rows = ['ПІБ;Посада;Ел. пошта;Примітка', ...people, 'Коваль Олена Іванівна;;;', ';технік;;'];
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: encoded(`${rows.join('\r\n')}\r\n`) };
  await page.locator('input[type=file]').setInputFiles(file);
  const lines = page.getByRole('region', { name: given.lines }).getByRole('checkbox');
  await expect(lines).toHaveCount(22);
  await expect(page.getByLabel('Ел. пошта')).toHaveValue('data/email');
  await expect(page.getByText(given.there)).toBeVisible();
  const add = (count: number) => button(page, `${given.add}: ${count}`);
  await expect(add(20)).toBeEnabled();
  // The row without a name is corrected where it stands.
  await expect(lines.nth(21)).toBeDisabled();
  await page.getByRole('region', { name: given.lines }).getByRole('textbox').first().fill('Яворенко Тарас');
  await expect(lines.nth(21)).toBeChecked();
  await expectAccessibleForm(page);
  await add(21).dblclick();
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('heading', { name: given.added })).toHaveText(`${given.added}: 21`);
  await button(page, given.saveAll).click();
  await expect(page.getByText(given.saved)).toBeVisible();
  expect(JSON.parse(desk.read('data/people/zghurskach-yuliia.json'))).toMatchObject({
    draft: true,
    email: 'z0@institute.example',
  });
  expect(JSON.parse(desk.read('ua/people/yavorenko-taras.json'))).toMatchObject({ position: 'технік' });
  // Publications: each a line, with the language that it does not say.
  await page.getByLabel(given.what).selectOption('publication');
  const entries = [1, 2].map(
    (index) => `@article{k${index}, title={Slag ${index}}, author={Koval, Olena}, year={2020}}`,
  );
  await page.getByLabel(given.text).fill(entries.join('\n'));
  await expect(lines).toHaveCount(2);
  await page.getByRole('region', { name: given.lines }).getByRole('combobox').first().selectOption('en');
  await expect(lines.first()).toBeChecked();
  await add(1).click();
  await button(page, given.saveAll).click();
  await expect(page.getByText(given.saved)).toBeVisible();
  expect(desk.read('en/publications/2020.json')).toContain('Slag 1');
});
