import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { newToken } from '../../src/desk/server/guard-request.ts';
import { axeFindings } from './support/axe.ts';
import {
  darkPhone,
  deskForFile,
  expectAccessibleForm,
  headlineLabel,
  listedThing,
  openForm,
  showList,
  windowForFile,
} from './support/desk.ts';
import { test } from './support/worker-test.ts';

const root = join(import.meta.dirname, '../..');
const desk = deskForFile();
const own = windowForFile(desk);

const file = 'ua/news/2026.json';
const read = () => desk.read(file);
const titleOf = (text: string): string => JSON.parse(text).items[0].title;
const field = (page: Page, words: typeof ukrainian) =>
  page.getByLabel(headlineLabel(words === ukrainian ? 'uk' : 'en', 'ua'), { exact: false });
const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('an editor corrects a headline: the mistake at its field, and one line changed', async () => {
  const { page } = own;
  const before = read();
  const title = titleOf(before);
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/things', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.reload();
  const found = page.getByRole('navigation', { name: ukrainian.things }).getByRole('status');
  await expect(found).toHaveText(ukrainian.loading);
  answer();
  await expect(found).toHaveText(new RegExp(`^${ukrainian.found}: [1-9]`));
  expect(page.url()).not.toContain('token');
  await page.getByLabel(ukrainian.kind, { exact: true }).selectOption('person');
  await page.getByRole('searchbox').fill(title);
  await expect(found).toHaveText(`${ukrainian.found}: 0`);
  await page.getByRole('button', { name: ukrainian.searchAll }).click();
  await page.getByRole('link', { name: title }).click();
  await field(page, ukrainian).fill('');
  await expect(field(page, ukrainian)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const errors = page.getByRole('region', { name: ukrainian.errors }).getByRole('listitem').first();
  const reason = errors.getByText('Заголовок на 300 знаків не вміститься на картці', { exact: false });
  await expect(reason).toBeHidden();
  await errors.getByText(ukrainian.why).click();
  await expect(reason).toBeVisible();
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });

  await field(page, ukrainian).fill(`${title} у роботі`);
  await expect(page.getByRole('link', { name: `${title} у роботі` })).toContainText(ukrainian.draft);
  expect(read()).toBe(before);
  await expect(field(page, ukrainian)).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(read()).toBe(before.replace(title, `${title} у роботі`));
  await page.getByRole('searchbox').fill('');
});

test('a copied address opens its form in another tab', async () => {
  const { page } = own;
  await openForm(page, 'news/old-furnace');
  expect(page.url()).not.toContain('token');
  const another = await page.context().newPage();
  await another.goto(page.url());
  await expect(another.locator('#field-ua-title')).toBeVisible();
  await another.close();
});

test('the list is after a reload as it was chosen', async () => {
  const { page } = own;
  await showList(page);
  const kind = page.getByLabel(ukrainian.kind, { exact: true });
  await kind.selectOption('person');
  await page.getByLabel(ukrainian.onlyDrafts).check();
  await page.reload();
  await expect(kind).toHaveValue('person');
  await expect(page.getByLabel(ukrainian.onlyDrafts)).toBeChecked();
  await page.getByLabel(ukrainian.onlyDrafts).uncheck();
  await kind.selectOption('news');
});

test('a text grows past a line in the same field, and stays one paragraph', async () => {
  const { page } = own;
  const { id } = JSON.parse(read()).items[0];
  await listedThing(page, `news/${id}`).click();
  const headline = field(page, ukrainian);
  await headline.fill('Піч '.repeat(24).trim());
  await headline.press('End');
  await page.keyboard.type(' і ще кілька слів');
  await page.keyboard.press('Enter');
  await expect(headline).toBeFocused();
  await expect(headline).toHaveValue(`${'Піч '.repeat(24)}і ще кілька слів`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: ukrainian.discard }).click();
  await expect(headline).not.toHaveValue(/кілька слів/);
});

test('of two who change the same, both versions are shown, and the editor decides', async () => {
  const { page } = own;
  await showList(page, { ...darkPhone, language: 'en' });
  const before = read();
  const title = titleOf(before);
  const link = listedThing(page, `news/${JSON.parse(before).items[0].id}`);
  await link.click();
  await expect(link).toBeHidden();
  await field(page, english as typeof ukrainian).fill('Моя назва');
  await expect(page.getByText(english.draft, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: english.toList }).click();
  await expect(link).toContainText(english.draft);
  await link.click();
  await expect(field(page, english as typeof ukrainian)).toHaveValue('Моя назва');
  writeFileSync(join(desk.dir, 'content', file), before.replace(title, 'Чужа назва'));
  await page.getByRole('button', { name: english.save }).click();
  const conflict = page.getByRole('region', { name: english.conflictTitle });
  await expect(conflict).toContainText('Чужа назва');
  await expect(conflict).toContainText('Моя назва');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });
  await conflict.getByRole('button', { name: english.keepMine }).click();
  await expect(conflict).toHaveCount(0);
  await page.getByRole('button', { name: english.save }).click();
  await expect(page.getByText(english.saved)).toBeVisible();
  expect(read()).toBe(before.replace(title, 'Моя назва'));
});

test('a thing whose file another program is writing opens once the file is whole', async () => {
  const { page } = own;
  await showList(page, { language: 'en' });
  const before = read();
  writeFileSync(join(desk.dir, 'content', file), '');
  try {
    await page.evaluate((id) => location.replace(`#/news/${id}`), JSON.parse(before).items[0].id);
    await expect(refusal(page, english.failed)).toBeVisible();
  } finally {
    writeFileSync(join(desk.dir, 'content', file), before);
  }
  await expect(field(page, english as typeof ukrainian)).toHaveValue(titleOf(before));
  await expect(refusal(page, english.failed)).toHaveCount(0);
});

test('what the desk could not be told is asked again: first the things, then the mistakes', async () => {
  const { page } = own;
  const told = ['things', 'check'].map((path) => ({
    address: new RegExp(`/api/${path}(\\?|$)`),
    error: `No ${path}.`,
  }));
  for (const { address, error } of told) {
    await page.route(address, (route) => route.fulfill({ status: 500, json: { error } }));
  }
  await page.reload();
  for (const { address, error } of told) {
    const fault = refusal(page, error);
    await expect(fault).toBeVisible();
    await page.unroute(address);
    await expect(fault).toHaveCount(0);
  }
});

test('that nobody answers, or somebody else does, is told in the language of the desk at once after it is changed', async () => {
  const { page } = own;
  await listedThing(page, `news/${JSON.parse(read()).items[0].id}`).click();
  await page.route('**/api/check', (route) => route.abort());
  await field(page, english as typeof ukrainian).fill('Інша назва');
  await expect(refusal(page, english.noAnswer)).toBeVisible();
  await page.route('**/api/check', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('combobox').first().selectOption('uk');
  await expect(refusal(page, ukrainian.noAnswer)).toBeVisible();
  await page.unroute('**/api/check');
  await expect(refusal(page, ukrainian.noAnswer)).toHaveCount(0);
});

test('an editor creates a news item without a mouse: what is wrong at its field, then its form, to write on and save', async () => {
  const { page } = own;
  await showList(page, darkPhone);
  const before = read();
  const link = page.locator('a[href="#/new/news"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Заголовок українською').fill('Пуск нової печі');
  await page.getByLabel('Заголовок англійською').fill('A new furnace is started');
  const date = page.getByLabel('Дата');
  // The day is today's as long as no other is given.
  await expect(date).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await date.fill('');
  await page.getByLabel('Заголовок англійською').press('Enter');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription(new RegExp(`^${ukrainian.needed}`));
  await expect(date).toBeFocused();
  expect(read()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await date.fill('2026-03-05');
  const id = page.getByLabel(ukrainian.shortName);
  await page.getByText(ukrainian.address).press('Enter');
  await id.fill('new-microscope');
  await page.keyboard.press('Enter');
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  expect(read()).toBe(before);
  await id.fill('');
  await page.keyboard.press('Enter');
  await expect(field(page, ukrainian)).toHaveValue('Пуск нової печі');
  expect(new URL(page.url()).hash).toBe('#/news/a-new-furnace-is-started');
  expect(read()).toBe(before);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(JSON.parse(read()).items).toContainEqual(expect.objectContaining({ id: 'a-new-furnace-is-started' }));
});

test('what was typed before and after a crash of the desk is not closed unasked, and the next desk gets it at its own address', async () => {
  const { page } = own;
  await openForm(page, 'news/old-furnace');
  const [title, lead] = [page.locator('#field-ua-title'), page.locator('#field-ua-text')];
  const written = page.waitForResponse((response) => response.request().method() === 'PUT');
  await title.fill('Назва до збою');
  await written;
  await desk.crash();
  await lead.fill('Вступ, поки стіл не працює');
  const unanswered = page.getByRole('main').getByRole('alert').filter({ hasText: ukrainian.noAnswer });
  await expect(unanswered).toBeVisible();
  await desk.serve();
  // Nothing is left to do: what was typed is sent again, and nothing that is no longer true is said.
  await expect(refusal(page, ukrainian.noAnswer)).toHaveCount(0);
  await desk.crash();
  // A browser asks only where somebody has done something.
  await lead.click();
  await lead.fill('Вступ без столу');
  await expect(unanswered).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await desk.serve({ token: newToken() });
  // This window does not belong to a desk with another token, and is told once where that is.
  await expect(refusal(page, 'відкрийте адресу')).toHaveCount(1);
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  // Another tab of the same browser lets in this one.
  const another = await page.context().newPage();
  await another.goto(desk.address);
  await another.close();
  await kept;
  await page.reload();
  await expect(title).toHaveValue('Назва до збою');
  await expect(lead).toHaveValue('Вступ без столу');
});

test('a second desk at the same port ends with one line', () => {
  // The runner asks for colours; Node warns of it where the environment asks for none.
  const env = {
    ...process.env,
    FORCE_COLOR: undefined,
    CACHE_DIR: join(desk.dir, 'cache'),
    PORT: new URL(desk.address).port,
  };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tool.mjs', 'desk'], {
    cwd: root,
    env,
    timeout: 200_000,
  });
  expect(status).toBe(2);
  expect(String(stderr).trim().split('\n')).toHaveLength(1);
});
