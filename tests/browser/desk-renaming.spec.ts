import { expect } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  deskForFile,
  expectAccessibleForm,
  headlineLabel,
  listedThing,
  openForm,
  showList,
  windowForFile,
} from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);

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
  const submit = page.getByRole('button', { name: words.rename });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
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
  const follow = page.getByRole('region', { name: words.follow });
  await expect(follow.getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await id.press('Enter');
  await expect(page).toHaveURL(/#\/department\/iron$/);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(desk.read('data/departments/iron.json')).toContain('"head"');
  expect(desk.read('ua/history.json')).toContain('(/scientific-departments/iron)');
  expect(JSON.parse(desk.read('data/redirects.json')).redirects).toEqual([
    { from: '/scientific-departments/pig-iron', to: '/scientific-departments/iron' },
  ]);
});

test('an editor who reads English renames a news item once it is saved', async () => {
  const { page } = own;
  await showList(page, { colorScheme: 'dark', language: 'en' });
  const words = english.renaming;
  const [item] = JSON.parse(desk.read('en/news/2026.json')).items;
  await listedThing(page, `news/${item.id}`).click();
  await page.getByLabel(headlineLabel('en', 'en'), { exact: false }).fill('A microscope');
  await expect(page.getByRole('link', { name: english.draft })).toBeVisible();
  await page.getByRole('link', { name: words.rename }).click();
  await page.getByLabel(words.id).fill('microscope');
  await expect(page.getByText(words.unsaved)).toBeVisible();
  await expectAccessibleForm(page);
  await page.getByRole('link', { name: english.back }).click();
  await page.getByRole('button', { name: english.save }).click();
  await expect(page.getByText(english.saved)).toBeVisible();
  await page.getByRole('link', { name: words.rename }).click();
  await page.getByLabel(words.id).fill('microscope');
  await expect(page.getByText(words.unsaved)).toBeHidden();
  await page.getByRole('button', { name: words.rename }).click();
  await expect(
    page.getByRole('navigation').locator('a[href="#/news/microscope"][aria-current="page"]'),
  ).toBeVisible();
  for (const folder of ['data', 'ua', 'en']) {
    expect(desk.read(`${folder}/news/2026.json`)).toContain('"id": "microscope"');
    expect(desk.read(`${folder}/news/2026.json`)).not.toContain(item.id);
  }
});
