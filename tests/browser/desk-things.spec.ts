import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialog, expect, type Locator, type Page } from 'playwright/test';
import { itemKindNamed } from '../../src/content/kind-table.ts';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { changeWords } from '../../src/desk/server/desk-error.ts';
import { publicationFiles } from '../check/publication-files.ts';
import { writeFiles } from '../support/write-files.ts';
import {
  chooseFile,
  deskForFile,
  drawing,
  expectAccessibleForm,
  fieldAt,
  labelOf,
  listedThing,
  openForm,
  windowForFile,
} from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const section = (title: string) => JSON.stringify({ sections: [{ id: 'plans', title, text: 'T' }] });
const desk = deskForFile(({ dir }) =>
  writeFiles(join(dir, 'content'), {
    ...publicationFiles({}),
    'ua/strategy.json': section('Плани'),
    'en/strategy.json': section('Plans'),
  }),
);
const own = windowForFile(desk);

const webPage = Buffer.from('<!doctype html><html><body>404</body></html>');

/** The field of an option of `npm run new`. */
const answerOf = (page: Page) => (option: string) => fieldAt(page, 'new', `/${option}`);

/** Begins a new thing, with the keyboard. */
async function begin(page: Page, kind: string): Promise<void> {
  const link = page.locator(`a[href="#/new/${kind}"]`);
  await link.waitFor({ state: 'attached' });
  const seldom = page.locator('.new-things details:not([open])').filter({ has: link });
  if (await seldom.count()) await seldom.getByText(ukrainian.moreKinds).press('Enter');
  await link.press('Enter');
}
const save = (page: Page) => page.getByRole('button', { name: ukrainian.save, exact: true });
const create = (page: Page) => page.getByRole('button', { name: ukrainian.create, exact: true });

const redirects = () => JSON.parse(desk.read('data/redirects.json')).redirects;
const expectDisabled = (button: Locator) => expect(button).toHaveAttribute('aria-disabled', 'true');

/** Waits until a picture is painted. */
async function isShown(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: ukrainian.files.preview });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test('an editor begins a department with what its id needs: answers stay until then, also when the page is loaded again', async () => {
  const { page } = own;
  const answer = answerOf(page);
  await begin(page, 'department');
  await expect(
    page.getByRole('heading', { name: `${ukrainian.create} ${itemKindNamed('department').items.added?.uk}` }),
  ).toBeFocused();
  await create(page).press('Enter');
  await expect(answer('kind')).toBeFocused();
  await expect(page.getByText(ukrainian.needed)).toHaveCount(2);
  await expectAccessibleForm(page);
  await answer('short-name').fill('Сталь');
  await listedThing(page, 'news/open-day').click();
  await expect(answer('short-name')).toHaveCount(0);
  await page.goBack();
  await expect(answer('short-name')).toHaveValue('Сталь');
  await page.reload();
  await expect(answer('short-name')).toHaveValue('Сталь');
  await answer('short-name-en').fill('Steel');
  // All that texts name is chosen by its name, too.
  await answer('kind').selectOption('scientific');
  await expect(answer('kind').locator('option:checked')).not.toHaveText('scientific');
  await answer('kind').press('ControlOrMeta+s');
  await expect(page).toHaveURL(/#\/department\/steel$/);
  // In its form everything else is written, and chosen by its name; what is left to write is told at its field.
  await fieldAt(page, 'ua', '/name').fill('Відділ сталі');
  await fieldAt(page, 'data', '/head').selectOption('koval-olena');
  await expect(fieldAt(page, 'data', '/kind').locator('option:checked')).not.toHaveText('scientific');
  // Before it is saved, that is no error.
  await expect(fieldAt(page, 'ua', '/lead')).toHaveAccessibleDescription(/порожнє/);
  await expect(fieldAt(page, 'ua', '/lead')).not.toHaveAttribute('aria-invalid', 'true');
  await test.step('nor while it is being written, as long as only the check of before has answered', async () => {
    const release = await hold(page, '**/api/check');
    await page.locator('[id="field-ua-lead"]').fill('Ведемо плавку');
    await expect(fieldAt(page, 'ua', '/lead')).not.toHaveAccessibleDescription(/порожнє/);
    await expect(fieldAt(page, 'ua', '/lead')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('region', { name: ukrainian.errors, exact: true })).toHaveCount(0);
    await page.locator('[id="field-ua-lead"]').fill('');
    await expect(fieldAt(page, 'ua', '/lead')).toHaveAccessibleDescription(/порожнє/);
    release();
  });
  await save(page).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await expect(fieldAt(page, 'ua', '/lead')).toHaveAttribute('aria-invalid', 'true');
  expect(JSON.parse(desk.read('data/departments/steel.json'))).toMatchObject({ order: 2, head: 'koval-olena' });
  await begin(page, 'department');
  await expect(answer('short-name')).toHaveValue('');
});

test('a new item has its picture in its own form, is in no file before it is saved, and outlives the page', async () => {
  const { page } = own;
  await begin(page, 'news');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByLabel('Дата').fill('2026-05-20');
  await page.getByLabel('Заголовок українською').fill('Пуск нової печі');
  await page.getByLabel('Заголовок англійською').fill('A new furnace is started');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await create(page).click();
  await expect(page).toHaveURL(/#\/news\/a-new-furnace-is-started$/);
  // In English its title is needed, too, and told to be.
  await expect(fieldAt(page, 'en', '/title')).toHaveAttribute('required', '');
  const picture = `${ukrainian.files.choose}: Зображення`;
  await chooseFile(page, picture, { name: 'Сторінка.svg', mimeType: 'image/svg+xml', buffer: webPage });
  await expect(page.getByRole('alert').filter({ hasText: 'HTML' })).toBeVisible();
  await chooseFile(page, picture, { name: 'Нова піч.svg', mimeType: 'image/svg+xml', buffer: drawing('#345') });
  await isShown(page);
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await fieldAt(page, 'ua', '/text').fill('Піч запущено.');
  await kept;
  await expectAccessibleForm(page);
  await page.reload();
  await expect(fieldAt(page, 'ua', '/text')).toHaveValue('Піч запущено.');
  expect(desk.read('data/news/2026.json')).not.toContain('a-new-furnace');
  await save(page).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(readFileSync(join(desk.dir, 'content/images/news/nova-pich.svg'))).toEqual(drawing('#345'));
  expect(desk.read('data/news/2026.json')).toContain('"news/nova-pich.svg"');
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a new item that is discarded is in no file and in no list', async () => {
  const { page } = own;
  const before = desk.read('ua/news/2026.json');
  await begin(page, 'news');
  await page.getByLabel('Заголовок українською').fill('Зайва новина');
  await create(page).press('Enter');
  await expect(listedThing(page, 'news/zaiva-novyna')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: ukrainian.discard }).press('Enter');
  await expect(page.getByText(ukrainian.discarded)).toBeFocused();
  await expect(listedThing(page, 'news/zaiva-novyna')).toHaveCount(0);
  expect(desk.read('ua/news/2026.json')).toBe(before);

  await test.step('nothing of it meets another one of the same address, or keeps the page from being left', async () => {
    const begun = () => begin(page, 'news').then(() => page.getByLabel('Заголовок українською').fill('Зайва новина'));
    await begun();
    await create(page).press('Enter');
    // All that the desk does not take is not discarded with it, unless its form is.
    await page.route('**/api/parts/**', (route) => route.abort());
    await fieldAt(page, 'ua', '/text').fill('Не надіслано');
    await expect(page.getByRole('alert').first()).toContainText(ukrainian.noAnswer);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: ukrainian.discard }).press('Enter');
    await expect(page.getByText(ukrainian.discarded)).toBeFocused();
    await page.unroute('**/api/parts/**');
    await begun();
    await create(page).press('Enter');
    await expect(fieldAt(page, 'ua', '/title')).toHaveValue('Зайва новина');
    await expect(fieldAt(page, 'ua', '/text')).toHaveValue('');
    await expect(page.getByRole('region', { name: ukrainian.conflictTitle })).toHaveCount(0);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: ukrainian.discard }).press('Enter');
    await expect(page.getByText(ukrainian.discarded)).toBeFocused();
    const asked: string[] = [];
    const onDialog = (dialog: Dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    };
    page.on('dialog', onDialog);
    await page.reload();
    page.off('dialog', onDialog);
    expect(asked).toEqual([]);
  });
});

test('sections of pages in which a document is shown are chosen by their names', async () => {
  const { page } = own;
  await openForm(page, 'document/charter');
  const label = labelOf('uk', 'documents-data', '/items/0', 'shownIn');
  await page.getByRole('button', { name: `${ukrainian.add}: ${label}` }).press('Enter');
  await fieldAt(page, 'data', '/shownIn/0').selectOption('strategy/plans');
  await expect(fieldAt(page, 'data', '/shownIn/0').locator('option:checked')).toContainText('Плани');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: ukrainian.discard }).press('Enter');
});

test('an editor gives a department another id: what is wrong with it at its field, who refers to it, then all of it follows', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 360, height: 800 });
  const words = ukrainian.renaming;
  const { name } = JSON.parse(desk.read('ua/departments/pig-iron.json'));
  await openForm(page, 'department/pig-iron');
  await page.getByRole('main').getByText(ukrainian.address).press('Enter');
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
  await refer.getByRole('link', { name: 'Історія' }).press('Enter');
  await expect(page.getByRole('heading', { name: ukrainian.texts })).toBeVisible();
  for (const source of await page.getByRole('button', { name: ukrainian.writing.source }).all()) await source.click();
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
