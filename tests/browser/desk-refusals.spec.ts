import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { changeWords } from '../../src/desk/server/change-words.ts';
import { deskForFile, expectAccessibleForm, openForm, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);
const thing = 'news/open-day';
const history = 'ua/history.json';
const older = 'data/news/2025.json';

const write = (path: string, text: string) => writeFileSync(join(desk.dir, 'content', path), text);
const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** Opens a form in the window of these tests, in a language of the desk. */
async function open(form: string, language: 'uk' | 'en'): Promise<Page> {
  const { page } = own;
  await page.getByRole('combobox').first().selectOption(language);
  await openForm(page, form);
  return page;
}

test('a deletion that is refused says why in Ukrainian, and shows what is to be deleted now', async () => {
  const words = ukrainian.deletion;
  const before = desk.read(history);
  const page = await open(`delete/${thing}`, 'uk');
  await expect(page.getByText(ukrainian.nobodyRefers)).toBeVisible();
  write(history, before.replace('/scientific-departments/pig-iron', '/news/open-day'));
  await page.getByRole('button', { name: words.delete }).click();
  await expect(refusal(page, changeWords.contentChanged.uk)).toBeVisible();
  await expect(page.getByRole('region', { name: words.refer }).getByRole('link')).toHaveAttribute(
    'href',
    '#/history',
  );
  await expect(page.getByText(words.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: words.delete })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleForm(page);
  write(history, before);
});

test('references that came after the editor agreed to remove others are not removed unasked', async () => {
  const words = english.deletion;
  const before = desk.read('data/news/2026.json');
  // The department is named by a running text, too, which would be in the way.
  for (const path of ['ua/history.json', 'en/history.json'])
    write(path, desk.read(path).replace('/scientific-departments/pig-iron', '/'));
  const page = await open('delete/department/pig-iron', 'en');
  const agree = page.getByLabel(words.removeReferences);
  await agree.check();
  const value = JSON.parse(before);
  value.items.find(({ id }: { id: string }) => id === 'open-day').unit = 'pig-iron';
  write('data/news/2026.json', JSON.stringify(value, null, 2));
  await page.getByRole('button', { name: words.delete }).click();
  await expect(refusal(page, changeWords.contentChanged.en)).toBeVisible();
  await expect(page.getByRole('region', { name: words.refer }).locator('a[href="#/news/open-day"]')).toBeVisible();
  await expect(agree).not.toBeChecked();
  write('data/news/2026.json', before);
});

for (const [form, language, words] of [
  ['delete', 'uk', ukrainian],
  ['rename', 'en', english],
] as const) {
  test(`a file that is no valid JSON is told at the form to ${form} in ${language} as long as it is so`, async () => {
    const before = desk.read(older);
    write(older, before.replace('{', '{ "items": ['));
    const page = await open(`${form}/${thing}`, language);
    const alert = refusal(page, changeWords.unreadable(older)[language]);
    await expect(alert).toBeVisible();
    write(older, before);
    await expect(alert).toHaveCount(0);
    await expect(page.getByText(words.nobodyRefers)).toBeVisible();
  });
}

test('a new id that is refused says why in Ukrainian, and no longer once another id is typed', async () => {
  const words = ukrainian.renaming;
  const page = await open(`rename/${thing}`, 'uk');
  const id = page.getByLabel(words.id);
  const submit = page.getByRole('button', { name: words.rename });
  await id.fill('open-doors');
  await expect(page.getByText('/news/open-doors')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(desk.address);
  await openForm(other, thing);
  // What is typed is shown as a draft at once, and the server has it a moment later.
  const kept = other.waitForResponse((response) => response.request().method() === 'PUT');
  await other.locator('#field-ua-title').fill('День науки');
  await kept;
  await submit.click();
  await expect(refusal(page, changeWords.unsaved(thing).uk)).toBeVisible();
  await expect(page.getByText(words.unsaved)).toBeVisible();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  other.once('dialog', (dialog) => dialog.accept());
  await other.getByRole('button', { name: ukrainian.discard }).click();
  await expect(other.getByText(ukrainian.draft, { exact: true })).toHaveCount(0);
  await id.fill('doors');
  await expect(refusal(page, ukrainian.failed)).toHaveCount(0);
  await expect(page.getByText('/news/doors')).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/#\/news\/doors$/);
  await other.close();
});

test('that the desk has ended is told in its language', async () => {
  const page = await open('rename/news/new-microscope', 'uk');
  const id = page.getByLabel(ukrainian.renaming.id);
  await id.fill('microscope');
  await expect(page.getByText('/news/microscope')).toBeVisible();
  await page.route('**/api/rename/**', (route) => route.abort());
  await page.getByRole('button', { name: ukrainian.renaming.rename }).click();
  await expect(refusal(page, ukrainian.noAnswer)).toBeVisible();
  await page.unroute('**/api/rename/**');
});

test('that nobody answers, or somebody else does, is told in the language of the desk at once after it is changed', async () => {
  const page = await open('news/new-microscope', 'uk');
  await expect(page.locator('#field-ua-title')).toBeVisible();
  await page.route('**/api/check', (route) => route.abort());
  await page.locator('#field-ua-title').fill('Інша назва');
  await expect(refusal(page, ukrainian.noAnswer)).toBeVisible();
  await page.route('**/api/check', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('combobox').first().selectOption('en');
  await expect(refusal(page, english.noAnswer)).toBeVisible();
  await page.unroute('**/api/check');
  await expect(refusal(page, english.noAnswer)).toHaveCount(0);
});

test('a window of a desk that was started again is told where the new one is', async ({ page }) => {
  await page.goto(desk.address);
  await page.evaluate(() => sessionStorage.setItem('desk-token', 'of another start'));
  await page.reload();
  await expect(refusal(page, 'відкрийте адресу')).toHaveCount(1);
  // Nothing is on its way.
  await expect(page.getByText(ukrainian.loading)).toHaveCount(0);
  await expect(page.getByText(ukrainian.checking)).toHaveCount(0);
  await page.getByRole('combobox').first().selectOption('en');
  await expect(refusal(page, 'open the address')).toHaveCount(1);
  // Once, whatever is open: each form asks for something of its own.
  for (const form of ['news/open-day', 'new/news', 'delete/news/open-day', 'send']) {
    const refused = page.waitForResponse((response) => response.status() === 403);
    await page.evaluate((address) => location.replace(`#/${address}`), form);
    await refused;
    await expect(refusal(page, 'open the address')).toHaveCount(1);
  }
});

test('what was typed after the desk had ended is not closed unasked, and the next desk gets it', async ({ page }) => {
  await page.goto(desk.address);
  await openForm(page, 'news/old-furnace');
  const title = page.locator('#field-ua-title');
  await expect(title).not.toHaveValue('');
  await desk.crash();
  // A browser asks only where somebody has done something.
  await title.click();
  await title.fill('Назва без столу');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: ukrainian.noAnswer })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await desk.serve();
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.goto(desk.address);
  await kept;
  await page.reload();
  await page.evaluate(() => location.replace('#/news/old-furnace'));
  await expect(title).toHaveValue('Назва без столу');
});
