import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { languageLabel } from '../../src/desk/browser/language-label.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { darkPhone, deskForFile, expectAccessibleForm, showList, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const paths = ['en/people/bondar-petro.json', 'en/departments/pig-iron.json'];
const desk = deskForFile(({ dir }) => {
  for (const path of paths) rmSync(join(dir, 'content', path));
});
const own = windowForFile(desk);

/** Finds what is not translated. */
async function openUntranslated(page: Page, words: typeof ukrainian | typeof english, href: string): Promise<void> {
  await page.getByLabel(words.kind, { exact: true }).selectOption('');
  await page.getByLabel(words.onlyMissing).check();
  const found = page.getByRole('navigation', { name: words.things }).getByRole('listitem');
  await expect(found.filter({ hasText: words.missing })).not.toHaveCount(0);
  await found.locator(`a[href="${href}"]`).click();
}

test('texts that a thing lacks in a language are found in the list, begun, written and saved', async () => {
  const { page } = own;
  await openUntranslated(page, ukrainian, '#/person/bondar-petro');
  const begin = page.getByRole('button', { name: `${ukrainian.begin}: ${languageLabel('en', 'uk')}` });
  await expect(begin).toBeVisible();
  await expectAccessibleForm(page);
  await begin.press('Enter');
  const name = page.locator('#field-en-name');
  await expect(name).toBeFocused();
  await expect(begin).toHaveCount(0);
  await name.fill('Petro Bondar');
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(JSON.parse(desk.read('en/people/bondar-petro.json'))).toMatchObject({ name: 'Petro Bondar', position: '' });
  const list = page.getByRole('navigation', { name: ukrainian.things });
  await expect(list.locator('a[href="#/department/pig-iron"]')).toBeVisible();
  await expect(list.locator('a[href="#/person/bondar-petro"]')).toHaveCount(0);
});

test('on a phone, in English and in the dark, lists get as many entries as in the other language', async () => {
  const { page } = own;
  await showList(page, { ...darkPhone, language: 'en' });
  await openUntranslated(page, english, '#/department/pig-iron');
  await page.getByRole('button', { name: `${english.begin}: ${languageLabel('en', 'en')}` }).click();
  await expect(page.locator('#field-en-name')).toBeFocused();
  await expect(page.locator('#field-en-activities-1')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
});
