import { expect } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { deskForFile, expectAccessibleForm, openForm, showList, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);

const nameIn = (language: 'ua' | 'en', path: string): string =>
  JSON.parse(desk.read(`${language}/${path}.json`)).name;

test('an editor deletes what a text needs: it is refused until the text is changed, and then takes references along', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 360, height: 800 });
  const words = ukrainian.deletion;
  const department = nameIn('ua', 'departments/pig-iron');
  await openForm(page, 'department/pig-iron');
  await page.getByRole('link', { name: words.delete, exact: true }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: `${words.delete}: ${department}` });
  await expect(heading).toBeFocused();
  const refer = page.getByRole('region', { name: words.refer });
  await expect(refer.getByRole('listitem').filter({ hasText: words.needed })).toHaveCount(1);
  await expect(refer.getByRole('link', { name: nameIn('ua', 'laboratories/heat-tech') })).toBeVisible();
  await expect(page.getByText(words.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: words.delete })).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);

  // The text of the history, in both languages.
  await refer.getByRole('link', { name: 'history' }).press('Enter');
  const address = '/scientific-departments/pig-iron';
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
  expect(desk.read('data/news/2026.json')).not.toContain('pig-iron');
  expect(JSON.parse(desk.read('data/redirects.json')).redirects).toEqual([
    { from: '/scientific-departments/pig-iron', to: '/contacts' },
  ]);
});

test('an editor who reads English deletes a news item with its pictures', async () => {
  const { page } = own;
  await showList(page, { colorScheme: 'dark', language: 'en' });
  const words = english.deletion;
  const [, item] = JSON.parse(desk.read('en/news/2026.json')).items;
  await page.getByRole('link', { name: item.title }).click();
  await page.getByRole('link', { name: words.delete, exact: true }).click();
  const goes = page.getByRole('region', { name: words.goes });
  const [, facts] = JSON.parse(desk.read('data/news/2026.json')).items;
  for (const image of facts.imageUrl) await expect(goes.getByText(`images/${image}`)).toBeVisible();
  await expect(page.getByText(english.nobodyRefers)).toBeVisible();
  await expectAccessibleForm(page);
  await page.getByLabel(words.redirect).selectOption({ label: words.nowhere });
  await page.getByRole('button', { name: words.delete }).click();
  await expect(page.getByText(`${words.deleted}: ${item.title}`)).toBeVisible();
  for (const folder of ['data', 'ua', 'en']) expect(desk.read(`${folder}/news/2026.json`)).not.toContain(item.id);
  expect(desk.read('data/redirects.json')).not.toContain(item.id);
});
