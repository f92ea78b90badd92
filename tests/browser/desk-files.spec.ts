import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  chooseFile,
  deskForFile,
  drawing,
  expectAccessibleForm,
  fieldAt,
  listedThing,
  showList,
  windowForFile,
} from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);

const content = (path: string) => join(desk.dir, 'content', path);
const webPage = Buffer.from('<!doctype html><html><body>404</body></html>');

/** Waits until a picture is painted. */
async function isShown(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: ukrainian.files.preview });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test('an editor creates a news item with a picture, and one without a page saved as a picture', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('a[href="#/new/news"]').click();
  await page.getByLabel('Дата').fill('2026-05-20');
  await page.getByLabel('Заголовок українською').fill('Пуск нової печі');
  await page.getByLabel('Заголовок англійською').fill('A new furnace is started');
  const picture = `${ukrainian.files.choose}: Файл зображення`;
  await chooseFile(page, picture, { name: 'Сторінка.svg', mimeType: 'image/svg+xml', buffer: webPage });
  await expect(page.getByRole('alert')).toContainText('HTML');
  // What is typed during an upload stays.
  const release = await hold(page, '**/api/uploads/**');
  await chooseFile(page, picture, { name: 'Нова піч.svg', mimeType: 'image/svg+xml', buffer: drawing('#345') });
  await page.getByLabel('Заголовок англійською').fill('A new furnace starts');
  release();
  await isShown(page);
  await expect(page.getByLabel('Заголовок англійською')).toHaveValue('A new furnace starts');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Що на зображенні, українською').fill('Піч у цеху');
  await page.getByLabel('Що на зображенні, англійською').fill('The furnace in its hall');
  const { title } = JSON.parse(desk.read('ua/documents.json')).items[0];
  const documents = page.getByLabel('Документи до новини');
  const remove = page.getByRole('button', { name: `${ukrainian.remove}: ${title}` });
  await documents.selectOption(title);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await documents.selectOption(title);
  await expect(remove).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await page.getByRole('button', { name: ukrainian.create, exact: true }).click();
  await expect(page).toHaveURL(/#\/news\//);
  await isShown(page);
  expect(readFileSync(content('images/news/nova-pich.svg'))).toEqual(drawing('#345'));
  expect(desk.read('data/news/2026.json')).toContain('"news/nova-pich.svg"');
  expect(desk.read('ua/news/2026.json')).toContain(`[${title}](/files/charter.pdf)`);
});

test('a picture dropped on a field takes the place of the one before; without it, nothing is left of it', async () => {
  const { page } = own;
  await showList(page, { colorScheme: 'dark', language: 'en' });
  await listedThing(page, 'news/new-microscope').click();
  const zone = page.locator('.file-picker').first();
  const before = desk.read('data/news/2026.json');
  const drop = async (text: string) => {
    const data = await page.evaluateHandle((svg) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([svg], 'bench.svg', { type: 'image/svg+xml' }));
      return transfer;
    }, text);
    await zone.dispatchEvent('drop', { dataTransfer: data });
  };
  // What is typed during an upload stays.
  const release = await hold(page, '**/api/uploads/**');
  const asked = page.waitForRequest('**/api/uploads/**');
  await drop(drawing('#abc').toString());
  await asked;
  const date = fieldAt(page, 'data', '/date');
  await date.fill('2026-03-13');
  release();
  const path = page.locator('input[list]').first();
  await expect(path).toHaveValue('news/bench.svg');
  await expect(date).toHaveValue('2026-03-13');
  await expect(page.getByText(english.draft, { exact: true })).toBeVisible();
  await expectAccessibleForm(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: english.discard }).click();
  await expect(path).toHaveValue('news/microscope.svg');
  await expect.poll(() => existsSync(content('images/news/bench.svg'))).toBe(false);
  await drop(drawing('#abc').toString());
  await expect(path).toHaveValue('news/bench.svg');
  await page.getByRole('button', { name: english.save }).click();
  await expect(page.getByText(english.saved)).toBeVisible();
  expect(existsSync(content('images/news/bench.svg'))).toBe(true);
  expect(desk.read('data/news/2026.json')).toBe(before.replace('news/microscope.svg', 'news/bench.svg'));
});

test('an editor adds a document: its PDF goes to the folder of its kind', async () => {
  const { page } = own;
  await showList(page);
  const charter = readFileSync(content('files/charter.pdf'));
  await page.locator('a[href="#/new/document"]').click();
  await chooseFile(page, `${ukrainian.files.choose}: Файл PDF`, {
    name: 'Наказ №5.pdf',
    mimeType: 'application/pdf',
    buffer: charter,
  });
  await expect(page.getByText('Наказ №5.pdf')).toBeVisible();
  await page.locator('form').getByLabel('Вид').selectOption('order');
  await page.getByLabel('Дата документа').fill('2026-05-20');
  await page.getByLabel('Назва українською').fill('Наказ про введення печі в експлуатацію');
  await page.getByLabel('Назва англійською').fill('Order on commissioning the furnace');
  await page.getByRole('button', { name: ukrainian.create, exact: true }).click();
  await expect(page).toHaveURL(/#\/document\//);
  expect(readFileSync(content('files/orders/nakaz-5.pdf'))).toEqual(charter);
});
