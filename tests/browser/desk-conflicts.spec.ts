import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { noteReviewed } from '../../src/check/command/note-reviewed.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { languageCodes } from '../../src/language/languages.ts';
import {
  darkPhone,
  deskForFile,
  expectAccessibleForm,
  fieldAt,
  labelOf,
  listedThing,
  openForm,
  showList,
  windowForFile,
} from './support/desk.ts';
import { changeElsewhere, file, itemIn, lead, thing, title } from './support/desk-news.ts';
import { test } from './support/worker-test.ts';

let before: string;
const desk = deskForFile((made) => {
  noteReviewed(join(made.dir, 'content'));
  before = made.read(file);
});
const own = windowForFile(desk);

const drafted = (page: Page, words: typeof ukrainian | typeof english) =>
  expect(listedThing(page, thing)).toContainText(words.draft);

test('each field that differs is shown in both versions, and either is taken', async () => {
  await openForm(own.page, thing);
  const { page } = own;
  await title(page).fill('Моя назва');
  await drafted(page, ukrainian);
  changeElsewhere(desk, before, { title: 'Чужа назва', text: 'Чужий вступ про прилад.' });
  await page.getByRole('button', { name: ukrainian.save }).press('Enter');
  const conflict = page.getByRole('region', { name: ukrainian.conflictTitle });
  await expect(conflict.getByRole('group')).toHaveCount(2);
  // Who has saved from the end of the form is led to what is to be decided, and told of it once.
  await expect(conflict).toBeFocused();
  const told = page.getByRole('alert').filter({ hasText: ukrainian.changedMeanwhile });
  await expect(told).toHaveText([`${ukrainian.failed}: ${ukrainian.changedMeanwhile}`]);
  // Nothing but fields with their names: no JSON.
  await expect(conflict).not.toContainText('"');
  await expect(conflict).not.toContainText('{');
  const headline = conflict.getByRole('group', { name: 'Заголовок · Українською' });
  const text = conflict.getByRole('group', { name: 'Вступ · Українською' });
  await expect(headline).toContainText('Чужа назва');
  await expect(headline.getByRole('radio', { name: ukrainian.mine })).toBeChecked();
  // The editor has not touched the lead.
  await expect(text.getByRole('radio', { name: ukrainian.theirs })).toBeChecked();
  await expectAccessibleForm(page);
  await headline.getByRole('radio', { name: ukrainian.mine }).press('ArrowLeft');
  await expect(headline.getByRole('radio', { name: ukrainian.theirs })).toBeChecked();
  await headline.getByRole('radio', { name: ukrainian.theirs }).press('ArrowRight');
  await conflict.getByRole('button', { name: ukrainian.keepChosen }).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(title(page)).toHaveValue('Моя назва');
  await expect(lead(page)).toHaveValue('Чужий вступ про прилад.');
  await page.getByRole('button', { name: ukrainian.save }).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file))).toMatchObject({ title: 'Моя назва', text: 'Чужий вступ про прилад.' });
});

test('a file that is no valid JSON is told as such, and what was typed stays', async () => {
  writeFileSync(join(desk.dir, 'content', file), before);
  await openForm(own.page, thing);
  const { page } = own;
  await title(page).fill('Моя назва');
  await drafted(page, ukrainian);
  writeFileSync(join(desk.dir, 'content', file), before.replace('{', '{ "items": ['));
  await page.getByRole('button', { name: ukrainian.save }).click();
  const alert = page.getByRole('alert').filter({ hasText: ukrainian.unreadable });
  await expect(alert).toContainText(file);
  await expect(page.getByRole('region', { name: ukrainian.conflictTitle })).toHaveCount(0);
  await expect(title(page)).toHaveValue('Моя назва');
  writeFileSync(join(desk.dir, 'content', file), before);
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file)).title).toBe('Моя назва');
});

test('people whom both added to a list are kept, if the editor does not decide otherwise', async () => {
  const laboratory = 'data/laboratories/heat-tech.json';
  const facts = JSON.parse(desk.read(laboratory));
  const { page } = own;
  await page.getByLabel(ukrainian.kind, { exact: true }).selectOption('laboratory');
  await listedThing(page, 'laboratory/heat-tech').click();
  const staff = labelOf('uk', 'laboratory-data', '', 'staff');
  await page.getByRole('button', { name: `${ukrainian.add}: ${staff}` }).click();
  await fieldAt(page, 'data', '/staff/0').selectOption('koval-olena');
  await expect(listedThing(page, 'laboratory/heat-tech')).toContainText(ukrainian.draft);
  writeFileSync(join(desk.dir, 'content', laboratory), JSON.stringify({ ...facts, staff: ['bondar-petro'] }));
  await page.getByRole('button', { name: ukrainian.save }).click();
  const choice = page.getByRole('region', { name: ukrainian.conflictTitle }).getByRole('group', { name: staff });
  await expect(choice.getByRole('radio', { name: ukrainian.both })).toBeChecked();
  await expectAccessibleForm(page);
  await page.getByRole('button', { name: ukrainian.keepChosen }).press('Enter');
  await page.getByRole('button', { name: ukrainian.save }).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(JSON.parse(desk.read(laboratory))).toEqual({ ...facts, staff: ['bondar-petro', 'koval-olena'] });
});

test('what was typed in a thing that somebody deletes is still there to be read', async () => {
  const { page } = own;
  await page.getByLabel(ukrainian.kind, { exact: true }).selectOption('person');
  const link = listedThing(page, 'person/bondar-petro');
  await link.click();
  await page.locator('#field-en-name').fill('A name of mine');
  await expect(link).toContainText(ukrainian.draft);
  for (const folder of ['data', ...languageCodes])
    rmSync(join(desk.dir, 'content', folder, 'people/bondar-petro.json'));
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByRole('heading', { name: ukrainian.gone })).toBeFocused();
  await expect(page.getByText('A name of mine')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('{');
  await expectAccessibleForm(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: ukrainian.discard }).press('Enter');
  await expect(page.getByText(ukrainian.discarded)).toBeFocused();
  await expect(link).toHaveCount(0);
});

test('what was typed comes back after the version of the files was taken', async () => {
  const { page } = own;
  writeFileSync(join(desk.dir, 'content', file), before);
  await showList(page, { ...darkPhone, language: 'en' });
  await page.getByLabel(english.kind, { exact: true }).selectOption('');
  await openForm(page, thing);
  await title(page).fill('Моя назва');
  await drafted(page, english);
  changeElsewhere(desk, before, { title: 'Чужа назва' });
  await page.getByRole('button', { name: english.save }).click();
  const conflict = page.getByRole('region', { name: english.conflictTitle });
  await expect(conflict.getByRole('group', { name: 'Headline · In Ukrainian' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await conflict.getByRole('button', { name: english.takeTheirs }).click();
  await expect(title(page)).toHaveValue('Чужа назва');
  await page.getByRole('button', { name: english.undo, exact: true }).click();
  await expect(title(page)).toHaveValue('Моя назва');
  await expect(conflict).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: english.discard }).click();
  await expect(title(page)).toHaveValue('Чужа назва');
});
