import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { noteReviewed } from '../../src/check/command/note-reviewed.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  darkPhone,
  deskForFile,
  expectAccessibleForm,
  listedThing,
  openForm,
  showList,
  windowForFile,
} from './support/desk.ts';
import { button, changeElsewhere, discard, file, itemIn, lead, thing, title } from './support/desk-news.ts';
import { hold } from './support/hold.ts';
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

const conflictOf = (page: Page, words: typeof ukrainian | typeof english) =>
  page.getByRole('region', { name: words.conflictTitle });

async function open(page: Page): Promise<Page> {
  await openForm(page, thing);
  await expect(title(page)).toBeVisible();
  return page;
}

/** Types, and waits until the server has it. */
async function type(page: Page, field: (page: Page) => ReturnType<typeof title>, text: string): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await field(page).fill(text);
  await kept;
}

test('what was written in another window is shown beside what is typed in this one, and both are kept', async () => {
  const other = await open(another);
  const page = await open(own.page);
  await type(other, title, 'Назва з іншого вікна');
  await lead(page).fill('Вступ із цього вікна.');
  const conflict = conflictOf(page, ukrainian);
  const headline = conflict.getByRole('group', { name: 'Заголовок · Українською' });
  await expect(headline).toContainText('Назва з іншого вікна');
  await expect(headline.getByRole('radio', { name: ukrainian.otherWindow })).toBeChecked();
  const text = conflict.getByRole('group', { name: 'Вступ · Українською' });
  await expect(text.getByRole('radio', { name: ukrainian.mine })).toBeChecked();
  await expect(page.getByRole('alert').filter({ hasText: ukrainian.changedMeanwhile })).toBeVisible();
  await expect(lead(page)).toHaveValue('Вступ із цього вікна.');
  await expectAccessibleForm(page);
  await button(page, ukrainian.save).click();
  await expect(conflict).toBeVisible();
  expect(desk.read(file)).toBe(before);
  await button(page, ukrainian.keepChosen).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: ukrainian.failed })).toHaveCount(0);
  await expect(title(page)).toHaveValue('Назва з іншого вікна');
  await expect(lead(page)).toHaveValue('Вступ із цього вікна.');
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file))).toMatchObject({
    title: 'Назва з іншого вікна',
    text: 'Вступ із цього вікна.',
  });
});

test('what is not decided survives a look at another thing, and the browser asks before it is lost', async () => {
  const other = await open(another);
  const page = await open(own.page);
  await type(other, title, 'Назва з іншого вікна');
  await title(page).fill('Назва з цього вікна');
  await expect(conflictOf(page, ukrainian)).toBeVisible();
  await listedThing(page, 'news/open-day').click();
  await expect(conflictOf(page, ukrainian)).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await listedThing(page, thing).click();
  await expect(title(page)).toHaveValue('Назва з цього вікна');
  await conflictOf(page, ukrainian).getByRole('button', { name: ukrainian.keepMine }).click();
  await expect(conflictOf(page, ukrainian)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Назва з цього вікна');
  await discard(page, ukrainian);
});

test('what another program wrote before anything was typed is not overwritten', async () => {
  const page = await open(own.page);
  changeElsewhere(desk, before, { title: 'Чужа назва' });
  await lead(page).fill('Мій вступ.');
  const headline = conflictOf(page, ukrainian).getByRole('group', { name: 'Заголовок · Українською' });
  await expect(headline.getByRole('radio', { name: ukrainian.theirs })).toBeChecked();
  await button(page, ukrainian.keepChosen).click();
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file))).toMatchObject({ title: 'Чужа назва', text: 'Мій вступ.' });
});

test('what another window has sent since is not discarded unseen', async () => {
  const other = await open(another);
  const page = await open(own.page);
  await type(page, title, 'Назва з цього вікна');
  await other.reload();
  await type(other, title, 'Назва з іншого вікна');
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, ukrainian.discard).click();
  await expect(page.getByRole('alert').filter({ hasText: ukrainian.discardRefused })).toBeVisible();
  await expect(title(page)).toHaveValue('Назва з іншого вікна');
  await discard(page, ukrainian);
  await expect(page.getByRole('alert').filter({ hasText: ukrainian.failed })).toHaveCount(0);
  await other.reload();
  await expect(title(other)).not.toHaveValue('Назва з іншого вікна');
});

test('a decision does not replace what was written in another window since', async () => {
  const other = await open(another);
  await type(other, title, 'Перша назва');
  changeElsewhere(desk, before, { title: 'Чужа назва' });
  const page = await open(own.page);
  const conflict = conflictOf(page, ukrainian);
  await expect(conflict.getByRole('group')).toContainText('Перша назва');
  await type(other, title, 'Друга назва');
  await conflict.getByRole('button', { name: ukrainian.keepMine }).click();
  await expect(page.getByRole('alert').filter({ hasText: ukrainian.changedMeanwhile })).toBeVisible();
  await expect(conflict.getByRole('group')).toContainText('Друга назва');
  await conflict.getByRole('button', { name: ukrainian.keepMine }).click();
  await expect(conflict).toHaveCount(0);
  await expect(title(page)).toHaveValue('Друга назва');
  await discard(page, ukrainian);
});

test('what a window itself has sent is no conflict, also if the answer was lost or is still awaited', async () => {
  const page = await open(own.page);
  const parts = '**/api/parts/**';
  await page.route(parts, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await title(page).fill('Відповідь загублено');
  const refusal = page.getByRole('alert').filter({ hasText: ukrainian.failed });
  await expect(refusal).toBeVisible();
  await page.unroute(parts);
  await type(page, title, 'Відповідь надійшла');
  await expect(refusal).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  const release = await hold(page, parts, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
  });
  await title(page).fill('Відповіді ще немає');
  await sent;
  await page.unroute(parts);
  await title(page).fill('Набрано перед виходом');
  // As when the tab is hidden: what is unsent goes at once.
  const left = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect((await left).status()).toBe(200);
  release();
  await type(page, title, 'Набрано після повернення');
  await expect(conflictOf(page, ukrainian)).toHaveCount(0);
  await discard(page, ukrainian);
});

test('an editor who reads English decides for the other window, and takes that back', async () => {
  await showList(another, { language: 'en' });
  await showList(own.page, { ...darkPhone, language: 'en' });
  const other = await open(another);
  const page = await open(own.page);
  await type(other, title, 'Назва з іншого вікна');
  await title(page).fill('Назва з цього вікна');
  const conflict = conflictOf(page, english);
  await expect(conflict.getByRole('group')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  // What is typed while nothing is decided belongs to this window's version.
  await title(page).fill('Новіша назва з цього вікна');
  await expect(conflict.getByRole('group')).toContainText('Новіша назва з цього вікна');
  await conflict.getByRole('button', { name: english.takeOthers }).click();
  await expect(title(page)).toHaveValue('Назва з іншого вікна');
  await expect(conflict).toHaveCount(0);
  await button(page, english.undo).click();
  await expect(title(page)).toHaveValue('Новіша назва з цього вікна');
  await expect(conflict).toHaveCount(0);
  await discard(page, english);
});
