import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { writeFiles } from '../support/write-files.ts';
import { axeFindings } from './support/axe.ts';
import { deskForFile, fieldAt, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const news = 'ua/news/2026.json';
const staffFiles = ['data/departments/pig-iron.json', 'data/laboratories/heat-tech.json'] as const;

/** Further people, whose Latin names stand in another order than their Ukrainian ones. */
const people = { 'aenko-ivan': 'Єнко Іван Петрович', 'zenko-oleh': 'Енко Олег Іванович' };

const desk = deskForFile((own) => {
  const named = Object.entries(people).flatMap(([id, name]) => [
    [`data/people/${id}.json`, own.read('data/people/bondar-petro.json')],
    [`ua/people/${id}.json`, JSON.stringify({ ...JSON.parse(own.read('ua/people/bondar-petro.json')), name })],
    [`en/people/${id}.json`, own.read('en/people/bondar-petro.json')],
  ]);
  writeFiles(join(own.dir, 'content'), Object.fromEntries(named));
  own.publish();
  writeFileSync(join(own.dir, 'content', news), own.read(news).replace('Новий мікроскоп', 'Електронний мікроскоп'));
  own.git('commit', '--quiet', '--all', '--message', 'News');
  own.git('push', '--quiet', 'origin', 'main');
});
const own = windowForFile(desk);

test('an editor begins at the first page, finds a person in the list, jumps through a long form by keys, and moves the person', async () => {
  const { page } = own;
  const list = page.getByRole('navigation', { name: ukrainian.things });
  const room = (title: string) => page.getByRole('region', { name: title });

  await expect(room(ukrainian.start.published).getByRole('link')).toHaveText(/^Електронний мікроскоп.*Editor/);
  await expect(room(ukrainian.start.unfinished)).toContainText(ukrainian.start.nothingUnfinished);
  const kind = page.getByLabel(ukrainian.kind, { exact: true });
  await expect(kind.locator('> option').nth(1)).toHaveText('Новини');
  await kind.selectOption('person');
  await expect(list.locator('.title')).toHaveText([/^Бондар/, /^Енко/, /^Єнко/, /^Коваль/]);
  await expect(list.getByRole('link', { name: /^Бондар/ })).toContainText('Відділ металургії чавуну');
  await page.getByRole('searchbox').fill('петро бондар');
  await list.getByRole('link', { name: /^Бондар/ }).press('Enter');

  const place = page.getByRole('combobox', { name: ukrainian.belongs.title });
  await expect(place.locator('option:checked')).toHaveText('Відділ металургії чавуну');
  await place.selectOption('laboratory/heat-tech');
  await fieldAt(page, 'ua', '/position').fill('науковий співробітник');
  await page.getByRole('link', { name: ukrainian.desk }).press('Enter');
  await expect(room(ukrainian.start.unfinished).getByRole('link', { name: /^Бондар/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });

  await page.evaluate(() => location.replace('#/labels'));
  // There is no list of sections before there are sections.
  const sections = page.getByRole('button', { name: ukrainian.sections });
  await sections.press('Enter');
  const jump = page.getByRole('menuitem', { name: /^Меню/ });
  await jump.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/^Меню/);
  await expect(jump).toBeHidden();
  // Nothing is told of a group that says no more than its name.
  await expect(fieldAt(page, 'ua', '/menu')).toBeVisible();
  await expect(fieldAt(page, 'ua', '/menu').getByText('Меню.', { exact: true })).toHaveCount(0);
  const field = fieldAt(page, 'ua', '/menu/expand');
  await expect(field).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  // A mistake leads there all the same, and so does the list.
  await sections.press('Enter');
  await jump.press('Enter');
  await expect(field).toBeVisible();
  await test.step('the last of many sections is within reach, and those within others are told by their place', async () => {
    await page.setViewportSize({ width: 390, height: 400 });
    await sections.click();
    const items = page.getByRole('menuitem');
    await items.first().hover();
    await page.mouse.wheel(0, 1000);
    await expect(items.last()).toBeInViewport({ ratio: 1 });
    const startOf = (item: Element) => Number.parseFloat(getComputedStyle(item).paddingInlineStart);
    expect(await items.last().evaluate(startOf)).toBeGreaterThan(await items.first().evaluate(startOf));
    await items.last().click();
  });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goBack();
  await page.evaluate(() => location.replace('#/person/bondar-petro'));
  await expect(place).toHaveValue('laboratory/heat-tech');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: ukrainian.save, exact: true }).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  const staff = staffFiles.map((path) => JSON.parse(desk.read(path)).staff);
  expect(staff).toEqual([[], ['bondar-petro']]);
  expect(desk.read('ua/people/bondar-petro.json')).toContain('науковий співробітник');
});

test('the kinds under “more” stand apart from each other, within the list', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.evaluate(() => location.replace('#/new/picture'));
  const links = page.locator('.new-things details a');
  await expect(links.filter({ hasText: 'підпис до зображення' })).toBeVisible();
  const faults = await links.evaluateAll((all) => {
    const end = all[0]?.closest('.new-things')?.getBoundingClientRect().right ?? 0;
    const boxes = all.map((link) => ({ says: link.textContent, box: link.getBoundingClientRect() }));
    return boxes.flatMap(({ says, box }, index) => {
      const before = boxes[index - 1]?.box;
      const isApart = !before || box.top >= before.bottom || box.left >= before.right + 8;
      return isApart && box.right <= end ? [] : [says];
    });
  });
  expect(faults).toEqual([]);
});
