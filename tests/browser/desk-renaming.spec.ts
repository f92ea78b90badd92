import { expect } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { axeFindings } from './support/axe.ts';
import { deskForFile, headlineLabel, listedThing } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();

test('an editor gives a department another id: what is wrong with it at its field, who refers to it, then all of it follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const own = ukrainian.renaming;
  const { name } = JSON.parse(desk.read('ua/departments/pig-iron.json'));
  await page.goto(desk.address);
  await page.goto(`${new URL(desk.address).origin}/#/department/pig-iron`);
  await page.getByRole('link', { name: own.rename }).press('Enter');
  await expect(page.getByRole('heading', { name: `${own.rename}: ${name}` })).toBeFocused();
  const id = page.getByLabel(own.id);
  await expect(id).toHaveValue('pig-iron');
  const submit = page.getByRole('button', { name: own.rename });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  for (const [wrong, words] of [
    ['Iron', own.form],
    ['lab-heat-tech', own.taken],
  ] as const) {
    await id.fill(wrong);
    await expect(id).toHaveAttribute('aria-invalid', 'true');
    await expect(id).toHaveAccessibleDescription(words);
  }
  await id.fill('iron');
  await expect(page.getByText('/scientific-departments/iron')).toBeVisible();
  const follow = page.getByRole('region', { name: own.follow });
  await expect(follow.getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });
  await id.press('Enter');
  await expect(page).toHaveURL(/#\/department\/iron$/);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(desk.read('data/departments/iron.json')).toContain('"head"');
  expect(desk.read('ua/history.json')).toContain('(/scientific-departments/iron)');
  expect(JSON.parse(desk.read('data/redirects.json')).redirects).toEqual([
    { from: '/scientific-departments/pig-iron', to: '/scientific-departments/iron' },
  ]);
});

test('an editor who reads English renames a news item once it is saved', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const own = english.renaming;
  const [item] = JSON.parse(desk.read('en/news/2026.json')).items;
  await page.goto(desk.address);
  await page.getByLabel(ukrainian.language, { exact: true }).first().selectOption('en');
  await listedThing(page, `news/${item.id}`).click();
  await page.getByLabel(headlineLabel('en', 'en'), { exact: false }).fill('A microscope');
  await expect(page.getByRole('link', { name: english.draft })).toBeVisible();
  await page.getByRole('link', { name: own.rename }).click();
  await page.getByLabel(own.id).fill('microscope');
  await expect(page.getByText(own.unsaved)).toBeVisible();
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });
  await page.getByRole('link', { name: english.back }).click();
  await page.getByRole('button', { name: english.save }).click();
  await expect(page.getByText(english.saved)).toBeVisible();
  await page.getByRole('link', { name: own.rename }).click();
  await page.getByLabel(own.id).fill('microscope');
  await expect(page.getByText(own.unsaved)).toBeHidden();
  await page.getByRole('button', { name: own.rename }).click();
  await expect(
    page.getByRole('navigation').locator('a[href="#/news/microscope"][aria-current="page"]'),
  ).toBeVisible();
  for (const folder of ['data', 'ua', 'en']) {
    expect(desk.read(`${folder}/news/2026.json`)).toContain('"id": "microscope"');
    expect(desk.read(`${folder}/news/2026.json`)).not.toContain(item.id);
  }
});
