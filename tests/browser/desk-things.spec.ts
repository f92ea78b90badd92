import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { itemKindNamed } from '../../src/content/kind-table.ts';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { changeWords } from '../../src/desk/server/change-words.ts';
import { publicationFiles } from '../check/publication-files.ts';
import { writeFiles } from '../support/write-files.ts';
import {
  chooseFile,
  deskForFile,
  drawing,
  expectAccessibleForm,
  fieldAt,
  listedThing,
  openForm,
  windowForFile,
} from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile(({ dir }) => writeFiles(join(dir, 'content'), publicationFiles({})));
const own = windowForFile(desk);

const webPage = Buffer.from('<!doctype html><html><body>404</body></html>');

/** The field of an option of `npm run new`. */
const answerOf = (page: Page) => (option: string) => fieldAt(page, 'new', `/${option}`);

/** Begins a new thing, with the keyboard. */
const begin = (page: Page, kind: string) => page.locator(`a[href="#/new/${kind}"]`).press('Enter');
const create = (page: Page) => page.getByRole('button', { name: ukrainian.create, exact: true });

const redirects = () => JSON.parse(desk.read('data/redirects.json')).redirects;
const expectDisabled = (button: Locator) => expect(button).toHaveAttribute('aria-disabled', 'true');

/** Waits until a picture is painted. */
async function isShown(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: ukrainian.files.preview });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test('an editor creates a department from lists and words: answers stay until it is created, also when the page is loaded again', async () => {
  const { page } = own;
  const answer = answerOf(page);
  await begin(page, 'department');
  await expect(
    page.getByRole('heading', { name: `${ukrainian.create} ${itemKindNamed('department').items.added?.uk}` }),
  ).toBeFocused();
  await create(page).press('Enter');
  await expect(answer('name')).toBeFocused();
  await expect(page.getByText(ukrainian.needed)).toHaveCount(4);
  await expectAccessibleForm(page);
  await answer('name').fill('Відділ сталі');
  await answer('head').selectOption('koval-olena');
  await listedThing(page, 'news/open-day').click();
  await expect(answer('name')).toHaveCount(0);
  await page.goBack();
  await expect(answer('name')).toHaveValue('Відділ сталі');
  await page.reload();
  await expect(answer('name')).toHaveValue('Відділ сталі');
  await expect(answer('head')).toHaveValue('koval-olena');
  await answer('short-name').fill('Сталь');
  await answer('short-name-en').fill('Steel');
  // What texts name is chosen by its name, too.
  await answer('kind').selectOption('scientific');
  await expect(answer('kind').locator('option:checked')).not.toHaveText('scientific');
  await answer('kind').press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Відділ сталі' })).toBeFocused();
  expect(JSON.parse(desk.read('data/departments/steel.json'))).toMatchObject({ order: 2, head: 'koval-olena' });
  // What is left to write is told at its field.
  await expect(page.locator('#field-ua-lead')).toHaveAttribute('aria-invalid', 'true');
  await begin(page, 'department');
  await expect(answer('name')).toHaveValue('');
});

test('an editor creates a news item with a picture, and one without a page saved as a picture', async () => {
  const { page } = own;
  await begin(page, 'news');
  await page.setViewportSize({ width: 360, height: 800 });
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
  await create(page).click();
  await expect(page).toHaveURL(/#\/news\//);
  await isShown(page);
  expect(readFileSync(join(desk.dir, 'content/images/news/nova-pich.svg'))).toEqual(drawing('#345'));
  expect(desk.read('data/news/2026.json')).toContain('"news/nova-pich.svg"');
  expect(desk.read('ua/news/2026.json')).toContain(`[${title}](/files/charter.pdf)`);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('an editor pastes the entry of a publication, and adds what it does not say', async () => {
  const { page } = own;
  await begin(page, 'publication');
  const entry = page.getByLabel(ukrainian.reference.entry);
  const read = page.getByRole('button', { name: ukrainian.reference.read });
  const answer = answerOf(page);
  await entry.fill(
    '@book{a, title={Інша}, doi={10.5555/other}, author={Коваль, О. І.}, publisher={Невідоме}, year=2026}',
  );
  await read.press('Enter');
  await expect(answer('publisher')).toHaveAttribute('aria-invalid', 'true');
  await expect(answer('doi')).toHaveValue('10.5555/other');
  await answer('title-en').fill('Steel');
  await entry.fill('TY - BOOK\nTI Сталь');
  await read.press('Enter');
  await expect(entry).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleForm(page);
  await entry.fill(
    'TY  - BOOK\nTI  - Сталь\nAU  - Коваль, Олена Іванівна\nPY  - 2026\nPB  - Інститут чавуну\nSP  - 120\nER  - ',
  );
  await read.press('Enter');
  await expect(page.getByText(ukrainian.reference.filled)).toBeVisible();
  await expect(answer('authors')).toHaveValue('koval-olena');
  await expect(answer('publisher')).toHaveValue('institute');
  // Of the entry before it nothing is left; what was typed is.
  await expect(answer('doi')).toHaveValue('');
  await expect(answer('title-en')).toHaveValue('Steel');
  await answer('size').fill('120');
  // The entry says no language, and none is assumed; the title goes where the answer says.
  await create(page).press('Enter');
  await expect(answer('language')).toBeFocused();
  await expect(answer('language')).toHaveAttribute('aria-invalid', 'true');
  await answer('language').selectOption('de');
  await expect(answer('original-title')).toHaveValue('Сталь');
  await answer('language').selectOption('uk');
  await expect(answer('original-title')).toHaveCount(0);
  await expect(answer('title')).toHaveValue('Сталь');
  await create(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Сталь' })).toBeFocused();
  expect(desk.read('data/publications/2026.json')).toContain('koval-2026-stal');
});

test('an editor gives a department another id: what is wrong with it at its field, who refers to it, then all of it follows', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 360, height: 800 });
  const words = ukrainian.renaming;
  const { name } = JSON.parse(desk.read('ua/departments/pig-iron.json'));
  await openForm(page, 'department/pig-iron');
  await page.getByRole('link', { name: words.rename }).press('Enter');
  await expect(page.getByRole('heading', { name: `${words.rename}: ${name}` })).toBeFocused();
  const id = page.getByLabel(words.id);
  await expect(id).toHaveValue('pig-iron');
  await expectDisabled(page.getByRole('button', { name: words.rename }));
  for (const [wrong, why] of [
    ['Iron', words.form],
    ['lab-heat-tech', words.taken],
  ] as const) {
    await id.fill(wrong);
    await expect(id).toHaveAttribute('aria-invalid', 'true');
    await expect(id).toHaveAccessibleDescription(why);
  }
  await id.fill('iron');
  await expect(page.getByText('/scientific-departments/iron')).toBeVisible();
  await expect(page.getByRole('region', { name: words.follow }).getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await id.press('Enter');
  await expect(page).toHaveURL(/#\/department\/iron$/);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(desk.read('ua/history.json')).toContain('(/scientific-departments/iron)');
  expect(redirects()).toEqual([{ from: '/scientific-departments/pig-iron', to: '/scientific-departments/iron' }]);
});

test('an editor deletes what a text needs: it is refused until the text is changed, and then takes references along', async () => {
  const { page } = own;
  const words = ukrainian.deletion;
  const [address, department] = [
    '/scientific-departments/iron',
    JSON.parse(desk.read('ua/departments/iron.json')).name,
  ];
  await page.getByRole('link', { name: words.delete, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: `${words.delete}: ${department}` })).toBeFocused();
  const refer = page.getByRole('region', { name: words.refer });
  await expect(refer.getByRole('listitem').filter({ hasText: words.needed })).toHaveCount(1);
  await expect(refer.locator('a[href="#/laboratory/heat-tech"]')).toBeVisible();
  await expect(page.getByText(words.blocked)).toBeVisible();
  await expectDisabled(page.getByRole('button', { name: words.delete }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);

  // The text of the history, in both languages.
  await refer.getByRole('link', { name: 'history' }).press('Enter');
  await expect(page.getByRole('heading', { name: ukrainian.texts })).toBeVisible();
  for (const text of await page.getByRole('textbox').all()) {
    const value = await text.inputValue();
    if (value.includes(address)) await text.fill(value.replace(address, '/contacts'));
  }
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(words.blocked)).toBeHidden();
  await page.getByLabel(words.removeReferences).press('Space');
  const target = page.getByLabel(words.redirect);
  await expect(target).toHaveValue('/scientific-departments');
  await target.selectOption('/contacts');
  await page.getByRole('button', { name: words.delete }).press('Enter');
  await expect(page.getByText(`${words.deleted}: ${department}`)).toBeFocused();
  await expect(page.getByRole('link', { name: department })).toHaveCount(0);
  expect(desk.read('data/news/2026.json')).not.toContain('iron');
  expect(redirects()).toContainEqual({ from: address, to: '/contacts' });
});

test('what goes with a news item is shown, and what refers to it since, before it is deleted', async () => {
  const { page } = own;
  const words = ukrainian.deletion;
  const facts = JSON.parse(desk.read('data/news/2026.json')).items.find(
    ({ id }: { id: string }) => id === 'open-day',
  );
  await openForm(page, `delete/news/${facts.id}`);
  const goes = page.getByRole('region', { name: words.goes });
  for (const image of facts.imageUrl) await expect(goes.getByText(`images/${image}`)).toBeVisible();
  await expect(page.getByText(ukrainian.nobodyRefers)).toBeVisible();
  const text = desk.read('ua/history.json').replace('/contacts', `/news/${facts.id}`);
  writeFileSync(join(desk.dir, 'content/ua/history.json'), text);
  await page.getByRole('button', { name: words.delete }).click();
  await expect(page.getByRole('alert').filter({ hasText: changeWords.contentChanged.uk })).toBeVisible();
  await expect(page.getByRole('region', { name: words.refer }).locator('a[href="#/history"]')).toBeVisible();
  await expectDisabled(page.getByRole('button', { name: words.delete }));
  expect(desk.read('data/news/2026.json')).toContain(facts.id);
});

test('an editor who goes on elsewhere while a thing is being created stays there, and finds it in the list', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 1280, height: 720 });
  await begin(page, 'news');
  await page.getByLabel('Дата').fill('2026-05-21');
  await page.getByLabel('Заголовок українською').fill('Нова лабораторія');
  await page.getByLabel('Заголовок англійською').fill('A new laboratory');
  const address = '**/api/new/**';
  const release = await hold(page, address);
  const asked = page.waitForRequest(address);
  await create(page).press('Enter');
  await asked;
  await openForm(page, 'news/new-microscope');
  const title = fieldAt(page, 'ua', '/title');
  await title.fill('Мікроскоп у роботі');
  release();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Нова лабораторія' })).toBeVisible();
  await expect(page).toHaveURL(/#\/news\/new-microscope$/);
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Мікроскоп у роботі');
});
