import { expect } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { axeFindings } from './support/axe.ts';
import { deskForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();

const nameIn = (language: 'ua' | 'en', path: string): string =>
  JSON.parse(desk.read(`${language}/${path}.json`)).name;

test('an editor deletes what a text needs: it is refused until the text is changed, and then takes references along', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const own = ukrainian.deletion;
  const department = nameIn('ua', 'departments/pig-iron');
  await page.goto(`${desk.address}`);
  await page.goto(`${new URL(desk.address).origin}/#/department/pig-iron`);
  await page.getByRole('link', { name: own.delete, exact: true }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: `${own.delete}: ${department}` });
  await expect(heading).toBeFocused();
  const refer = page.getByRole('region', { name: own.refer });
  await expect(refer.getByRole('listitem').filter({ hasText: own.needed })).toHaveCount(1);
  await expect(refer.getByRole('link', { name: nameIn('ua', 'laboratories/heat-tech') })).toBeVisible();
  await expect(page.getByText(own.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: own.delete })).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });

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
  await expect(page.getByText(own.blocked)).toBeHidden();
  await page.getByLabel(own.removeReferences).press('Space');
  const target = page.getByLabel(own.redirect);
  await expect(target).toHaveValue('/scientific-departments');
  await target.selectOption('/contacts');
  await page.getByRole('button', { name: own.delete }).press('Enter');
  await expect(page.getByText(`${own.deleted}: ${department}`)).toBeFocused();
  await expect(page.getByRole('link', { name: department })).toHaveCount(0);
  expect(desk.read('data/news/2026.json')).not.toContain('pig-iron');
  expect(JSON.parse(desk.read('data/redirects.json')).redirects).toEqual([
    { from: '/scientific-departments/pig-iron', to: '/contacts' },
  ]);
});

test('an editor who reads English deletes a news item with its pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const own = english.deletion;
  const [, item] = JSON.parse(desk.read('en/news/2026.json')).items;
  await page.goto(desk.address);
  await page.getByLabel(ukrainian.language, { exact: true }).first().selectOption('en');
  await page.getByRole('link', { name: item.title }).click();
  await page.getByRole('link', { name: own.delete, exact: true }).click();
  const goes = page.getByRole('region', { name: own.goes });
  const [, facts] = JSON.parse(desk.read('data/news/2026.json')).items;
  for (const image of facts.imageUrl) await expect(goes.getByText(`images/${image}`)).toBeVisible();
  await expect(page.getByText(english.nobodyRefers)).toBeVisible();
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });
  await page.getByLabel(own.redirect).selectOption({ label: own.nowhere });
  await page.getByRole('button', { name: own.delete }).click();
  await expect(page.getByText(`${own.deleted}: ${item.title}`)).toBeVisible();
  for (const folder of ['data', 'ua', 'en']) expect(desk.read(`${folder}/news/2026.json`)).not.toContain(item.id);
  expect(desk.read('data/redirects.json')).not.toContain(item.id);
});
