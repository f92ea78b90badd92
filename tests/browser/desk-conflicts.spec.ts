import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { languageCodes } from '../../src/lib/language/languages.ts';
import { deskForFile, expectAccessibleForm, listedThing, openForm, windowForFile } from './support/desk.ts';
import { button, changeElsewhere, discard, file, itemIn, lead, thing, title } from './support/desk-news.ts';
import { typeDuring } from './support/type-during.ts';
import { test } from './support/worker-test.ts';

let before: string;
const desk = deskForFile((made) => {
  noteReviewed(join(made.dir, 'content'));
  before = made.read(file);
});
const own = windowForFile(desk);
/** Another window of the same browser. */
let another: Page;
test.beforeAll(async () => {
  another = await own.page.context().newPage();
  await another.goto(desk.address);
});
test.beforeEach(() => writeFileSync(join(desk.dir, 'content', file), before));

const conflictOf = (page: Page) => page.getByRole('region', { name: ukrainian.conflictTitle });
const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function open(page: Page): Promise<Page> {
  await openForm(page, thing);
  await expect(title(page)).toBeVisible();
  return page;
}

/** Types, and waits until the server has it. */
async function type(page: Page, text: string): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await title(page).fill(text);
  await kept;
}

test('each field that differs is shown in both versions, and either is taken', async () => {
  const page = await open(own.page);
  await type(page, 'Моя назва');
  changeElsewhere(desk, before, { title: 'Чужа назва', text: 'Чужий вступ про прилад.' });
  await button(page, ukrainian.save).press('Enter');
  const conflict = conflictOf(page);
  await expect(conflict.getByRole('group')).toHaveCount(2);
  // Who has saved from the end of the form is led to what is to be decided, and told of it once.
  await expect(conflict).toBeFocused();
  await expect(refusal(page, ukrainian.changedMeanwhile)).toHaveText([
    `${ukrainian.failed}: ${ukrainian.changedMeanwhile}`,
  ]);
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
  await button(page, ukrainian.keepChosen).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(title(page)).toHaveValue('Моя назва');
  await expect(lead(page)).toHaveValue('Чужий вступ про прилад.');
  await button(page, ukrainian.save).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file))).toMatchObject({ title: 'Моя назва', text: 'Чужий вступ про прилад.' });
});

test('what is typed while a decision is kept stays, and so does the decision, which can be taken back', async () => {
  const page = await open(own.page);
  await type(page, 'Моя назва');
  changeElsewhere(desk, before, { title: 'Чужа назва' });
  await button(page, ukrainian.save).click();
  const take = button(page, ukrainian.takeTheirs);
  await expect(take).toBeVisible();
  await typeDuring(page, '**/api/decide/**', () => take.click(), lead(page), 'Набрано, поки вирішувалося.');
  await expect(title(page)).toHaveValue('Чужа назва');
  await expect(lead(page)).toHaveValue('Набрано, поки вирішувалося.');
  await button(page, ukrainian.undo).click();
  await expect(title(page)).toHaveValue('Моя назва');
  await discard(page, ukrainian);
});

test('what another window has written is shown beside what is typed in this one, until it is decided', async () => {
  const other = await open(another);
  const page = await open(own.page);
  await type(other, 'Назва з іншого вікна');
  await lead(page).fill('Вступ із цього вікна.');
  const conflict = conflictOf(page);
  const headline = conflict.getByRole('group', { name: 'Заголовок · Українською' });
  await expect(headline).toContainText('Назва з іншого вікна');
  await expect(headline.getByRole('radio', { name: ukrainian.otherWindow })).toBeChecked();
  await expect(refusal(page, ukrainian.changedMeanwhile)).toBeVisible();
  await button(page, ukrainian.save).click();
  await expect(conflict).toBeVisible();
  expect(desk.read(file)).toBe(before);

  // It survives a look at another thing, and the browser asks before it is lost.
  await listedThing(page, 'news/open-day').click();
  await expect(conflict).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await listedThing(page, thing).click();
  await expect(lead(page)).toHaveValue('Вступ із цього вікна.');

  await button(page, ukrainian.keepChosen).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(refusal(page, ukrainian.failed)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Назва з іншого вікна');
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file))).toMatchObject({ title: 'Назва з іншого вікна', text: 'Вступ із цього вікна.' });
});

test('what another window has sent since is not discarded unseen', async () => {
  const page = await open(own.page);
  await type(page, 'Назва з цього вікна');
  await type(await open(another), 'Назва з іншого вікна');
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, ukrainian.discard).click();
  await expect(refusal(page, ukrainian.discardRefused)).toBeVisible();
  await expect(title(page)).toHaveValue('Назва з іншого вікна');
  await discard(page, ukrainian);
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
  await button(page, ukrainian.save).click();
  await expect(page.getByRole('heading', { name: ukrainian.gone })).toBeFocused();
  await expect(page.getByText('A name of mine')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('{');
  // The file that says how its fields are called is gone: keys stand as words.
  await expect(page.getByText('Name', { exact: true }).first()).toBeVisible();
  await expectAccessibleForm(page);
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, ukrainian.discard).press('Enter');
  await expect(page.getByText(ukrainian.discarded)).toBeFocused();
  await expect(link).toHaveCount(0);
});
