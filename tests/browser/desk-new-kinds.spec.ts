import { expect, type Page } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  darkPhone,
  deskForFile,
  expectAccessibleForm,
  listedThing,
  showList,
  windowForFile,
} from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);

/** The field of an option of `npm run new`. */
const answerOf = (page: Page) => (option: string) => page.locator(`#field-new-${option}`);

test('nothing can be created before it is known what is asked', async () => {
  const { page } = own;
  const link = page.getByRole('link', { name: ukrainian.oneOf.department, exact: true });
  await expect(link).toBeVisible();
  const release = await hold(page, '**/api/questions');
  const asked = page.waitForRequest('**/api/questions');
  await link.press('Enter');
  await asked;
  const create = page.getByRole('button', { name: ukrainian.create, exact: true });
  await expect(create).toHaveCount(0);
  release();
  await create.press('Enter');
  await expect(answerOf(page)('name')).toBeFocused();
});

test('a year that was chosen for one kind does not empty the list of another', async () => {
  const { page } = own;
  const list = page.getByRole('navigation', { name: ukrainian.things });
  await list.getByLabel(ukrainian.year).selectOption('2025');
  await list.getByLabel(ukrainian.kind).selectOption('department');
  await expect(list.locator('a[href="#/department/pig-iron"]')).toBeVisible();
  await list.getByLabel(ukrainian.kind).selectOption('news');
  await expect(list.getByLabel(ukrainian.year)).toHaveValue('2025');
  await list.getByLabel(ukrainian.year).selectOption('');
});

test('an address that cannot be decoded names no thing', async () => {
  const { page } = own;
  await page.evaluate(() => location.replace('#/100%'));
  await page.reload();
  await expect(page.getByText(ukrainian.choose)).toBeVisible();
});

test('an editor creates a department from lists and words, and writes on in its form', async () => {
  const { page } = own;
  await page.getByRole('link', { name: ukrainian.oneOf.department, exact: true }).press('Enter');
  const answer = answerOf(page);
  await expect(
    page.getByRole('heading', { name: `${ukrainian.create} ${ukrainian.oneOf.department}` }),
  ).toBeFocused();
  await page.getByRole('button', { name: ukrainian.create, exact: true }).press('Enter');
  await expect(answer('name')).toBeFocused();
  await expect(page.getByText(ukrainian.needed)).toHaveCount(4);
  await expectAccessibleForm(page);
  await answer('name').fill('Відділ сталі');
  await answer('short-name').fill('Сталь');
  await answer('short-name-en').fill('Steel');
  await answer('head').selectOption('koval-olena');
  // What texts name is chosen by its name, too.
  await answer('kind').selectOption('scientific');
  await expect(answer('kind').locator('option:checked')).not.toHaveText('scientific');
  await answer('kind').press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Відділ сталі' })).toBeFocused();
  expect(JSON.parse(desk.read('data/departments/steel.json'))).toMatchObject({ order: 2, head: 'koval-olena' });
  expect(JSON.parse(desk.read('en/departments/steel.json'))).toMatchObject({ shortName: 'Steel', lead: '' });
  // What is left to write is told at its field.
  await expect(page.locator('#field-ua-lead')).toHaveAttribute('aria-invalid', 'true');
});

test('answers stay while another thing is looked at and when the page is loaded again, until the thing is created', async () => {
  const { page } = own;
  const begin = () => page.locator('a[href="#/new/department"]').press('Enter');
  const answer = answerOf(page);
  await begin();
  await answer('name').fill('Відділ чавуну');
  await answer('head').selectOption('koval-olena');
  await listedThing(page, 'news/open-day').click();
  await expect(answer('name')).toHaveCount(0);
  await page.goBack();
  await expect(answer('name')).toHaveValue('Відділ чавуну');
  await page.reload();
  await expect(answer('name')).toHaveValue('Відділ чавуну');
  await expect(answer('head')).toHaveValue('koval-olena');
  await answer('short-name').fill('Чавун');
  await answer('short-name-en').fill('Cast iron');
  await answer('kind').selectOption('scientific');
  await page.getByRole('button', { name: ukrainian.create, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Відділ чавуну' })).toBeFocused();
  await begin();
  await expect(answer('name')).toHaveValue('');
});

test('on a phone, in English and in the dark, a laboratory comes with the route of its page', async () => {
  const { page } = own;
  await showList(page, { ...darkPhone, language: 'en' });
  await page.getByRole('link', { name: english.oneOf.laboratory, exact: true }).click();
  const answer = answerOf(page);
  await answer('name').fill('Лабораторія сталі');
  await answer('short-name').fill('Плавка');
  await answer('head').selectOption('koval-olena');
  await answer('phone').fill('12');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: english.create, exact: true }).click();
  await expect(answer('phone')).toBeFocused();
  await expect(answer('phone')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleForm(page);
  await answer('phone').fill('');
  await page.getByRole('button', { name: english.create, exact: true }).click();
  await expect(page).toHaveURL(/#\/laboratory\/plavka$/);
  expect(desk.read('data/routes.json')).toContain('"/scientific-departments/lab-plavka"');
  expect(JSON.parse(desk.read('ua/routes.json')).routes['lab-plavka'].title).toBe('Лабораторія сталі');
});
