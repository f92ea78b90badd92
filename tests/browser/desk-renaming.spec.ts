import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { changeWords } from '../../src/desk/server/change-words.ts';
import { deskForFile, expectAccessibleForm, openForm, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile();
const own = windowForFile(desk);

const redirects = () => JSON.parse(desk.read('data/redirects.json')).redirects;
const expectDisabled = (button: Locator) => expect(button).toHaveAttribute('aria-disabled', 'true');

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
  await expectDisabled(page.getByRole('button', { name: words.rename }));
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
  await expect(page.getByRole('region', { name: words.follow }).getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await id.press('Enter');
  await expect(page).toHaveURL(/#\/department\/iron$/);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(desk.read('ua/history.json')).toContain('(/scientific-departments/iron)');
  expect(redirects()).toEqual([{ from: '/scientific-departments/pig-iron', to: '/scientific-departments/iron' }]);
});

test('an editor deletes what a text needs: it is refused until the text is changed, and then takes references along', async () => {
  const { page } = own;
  const words = ukrainian.deletion;
  const [address, department] = [
    '/scientific-departments/iron',
    JSON.parse(desk.read('ua/departments/iron.json')).name,
  ];
  await page.getByRole('link', { name: words.delete, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: `${words.delete}: ${department}` })).toBeFocused();
  const refer = page.getByRole('region', { name: words.refer });
  await expect(refer.getByRole('listitem').filter({ hasText: words.needed })).toHaveCount(1);
  await expect(refer.locator('a[href="#/laboratory/heat-tech"]')).toBeVisible();
  await expect(page.getByText(words.blocked)).toBeVisible();
  await expectDisabled(page.getByRole('button', { name: words.delete }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);

  // The text of the history, in both languages.
  await refer.getByRole('link', { name: 'history' }).press('Enter');
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
  expect(desk.read('data/news/2026.json')).not.toContain('iron');
  expect(redirects()).toContainEqual({ from: address, to: '/contacts' });
});

test('what goes with a news item is shown, and what refers to it since, before it is deleted', async () => {
  const { page } = own;
  const words = ukrainian.deletion;
  const [, facts] = JSON.parse(desk.read('data/news/2026.json')).items;
  await openForm(page, `delete/news/${facts.id}`);
  const goes = page.getByRole('region', { name: words.goes });
  for (const image of facts.imageUrl) await expect(goes.getByText(`images/${image}`)).toBeVisible();
  await expect(page.getByText(ukrainian.nobodyRefers)).toBeVisible();
  const text = desk.read('ua/history.json').replace('/contacts', `/news/${facts.id}`);
  writeFileSync(join(desk.dir, 'content/ua/history.json'), text);
  await page.getByRole('button', { name: words.delete }).click();
  await expect(page.getByRole('alert').filter({ hasText: changeWords.contentChanged.uk })).toBeVisible();
  await expect(page.getByRole('region', { name: words.refer }).locator('a[href="#/history"]')).toBeVisible();
  await expectDisabled(page.getByRole('button', { name: words.delete }));
  expect(desk.read('data/news/2026.json')).toContain(facts.id);
});
