import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Response } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { languageLabel } from '../../src/desk/browser/words.ts';
import { publicationFiles } from '../check/publication-files.ts';
import { writeFiles } from '../support/write-files.ts';
import { axeFindings } from './support/axe.ts';
import {
  deskForFile,
  drawing,
  expectAccessibleForm,
  fieldAt,
  labelOf,
  openForm,
  windowForFile,
} from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

/** So many that they are searched for. */
const others = Array.from({ length: 32 }, (_, index) => `bondar-petro-${index + 1}`);

const desk = deskForFile(({ dir }) => {
  for (const part of ['data', 'ua', 'en']) {
    const people = join(dir, 'content', part, 'people');
    for (const id of others) copyFileSync(join(people, 'bondar-petro.json'), join(people, `${id}.json`));
  }
  rmSync(join(dir, 'content/en/departments/pig-iron.json'));
  const figure = (above: string) => ({ title: 'Твердість', caption: 'К.', description: 'О.', names: { above } });
  const series = [{ id: 'above', points: [1, 2].map((x) => ({ x, y: x })) }];
  const axis = { unit: 'mm' };
  writeFiles(join(dir, 'content'), {
    ...publicationFiles({}),
    'data/facts.json': JSON.stringify({ items: [{ type: 'date', value: '01.07.2032', id: 'accredited-until' }] }),
    'ua/phrases.json': JSON.stringify({ phrases: { 'phone-hours': 'у робочі дні з 9:00' } }),
    'en/phrases.json': JSON.stringify({ phrases: { 'phone-hours': 'on working days from 9:00' } }),
    'data/figures/hardness.json': JSON.stringify({ chart: { type: 'lines', x: axis, y: axis, series } }),
    'ua/figures/hardness.json': JSON.stringify(figure('З титаном')),
    'en/figures/hardness.json': JSON.stringify(figure('With titanium')),
  });
});
const own = windowForFile(desk);

test('a publication has fields, also for an author of another institute, and those of the type that is chosen', async () => {
  const { page } = own;
  await openForm(page, 'publication/heats');
  await expect(fieldAt(page, 'data', '/authors/0')).toHaveValue('Коваль Олена Іванівна');
  await expect(page.getByText(ukrainian.unknownField)).toHaveCount(0);
  // It has no page of its own.
  await expect(page.getByRole('main').getByText(ukrainian.shortName)).toBeVisible();
  await expect(page.getByRole('main').getByText(ukrainian.address)).toHaveCount(0);
  await page.getByRole('button', { name: `${ukrainian.add}: Автор з іншої установи`, exact: true }).click();
  await fieldAt(page, 'data', '/authors/1/ua').fill('Осика Л. Ф.');
  await fieldAt(page, 'data', '/authors/1/en').fill('Osyka L. F.');
  const authors = fieldAt(page, 'data', '/authors');
  await authors
    .getByRole('button', { name: `${ukrainian.add}: ` })
    .first()
    .click();
  const author = fieldAt(page, 'data', '/authors/2');
  const offered = page.getByRole('listbox').getByRole('option');
  await test.step('one of many people is searched for by parts of the name, with the keyboard alone', async () => {
    await author.focus();
    await page.keyboard.type('bondar');
    await expect(offered).toHaveCount(33);
    await page.keyboard.type('-petro-32');
    await expect(offered).toHaveCount(1);
    expect((await axeFindings(page, { include: '[role="listbox"]' })).violations).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(author).toHaveValue(/\(bondar-petro-32\)$/);
  });
  await test.step('somebody unknown is told of, and Escape leaves who was chosen', async () => {
    await author.fill('Осика');
    await expect(offered).toHaveText(ukrainian.noneFound);
    const ink = await author.evaluate((input) => getComputedStyle(input).color);
    await expect(offered, 'a note is read, though nobody can choose it').toHaveCSS('color', ink);
    await author.press('Tab');
    await expect(page.getByRole('alert').filter({ hasText: 'Осика' }).first()).toBeVisible();
    await author.fill('bondar-petro');
    await author.press('Tab');
    await expect(author).toHaveValue(/\(bondar-petro\)$/);
    await author.fill('xyz');
    await author.press('Escape');
    await expect(author).toHaveValue(/\(bondar-petro\)$/);
  });
  await fieldAt(page, 'data', '/type').selectOption('book');
  await fieldAt(page, 'data', '/numberOfPages').fill('210');
  await expectAccessibleForm(page);
  await page.getByRole('button', { name: ukrainian.save, exact: true }).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  const [item] = JSON.parse(desk.read('data/publications/2026.json')).items;
  expect(item).toMatchObject({
    type: 'book',
    authors: ['koval-olena', { ua: 'Осика Л. Ф.', en: 'Osyka L. F.' }, 'bondar-petro'],
    numberOfPages: 210,
  });
});

test('facts, series and what is named in a text are called as editors know them', async () => {
  const { page } = own;
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await openForm(page, 'fact/accredited-until');
  await expect(heading).toContainText(/^1.липня 2032.року \(accredited-until\)/);
  await openForm(page, 'figure/hardness');
  await expect(fieldAt(page, 'data', '/chart/series/0').locator('> summary')).toHaveText('1. З титаном');
  await openForm(page, 'news/new-microscope');
  const text = fieldAt(page, 'ua', '/text');
  const before = await text.inputValue();
  await text.fill('Телефонуйте {phone-hours} до {accredited-until.day}.');
  await expect(text).toHaveAccessibleDescription(/Телефонуйте у робочі дні з 9:00 до 1.липня\./);
  await expect(fieldAt(page, 'en', '/text')).not.toHaveAccessibleDescription(/working days/);
  await text.fill(before);
});

test('nothing is said of the address of a page where there is none', async () => {
  const { page } = own;
  const main = page.getByRole('main');
  await openForm(page, 'new/publication');
  await expect(main.getByText(ukrainian.shortName).first()).toBeVisible();
  await expect(main.getByText(ukrainian.address)).toHaveCount(0);
  await openForm(page, 'publication/heats');
  await main.getByText(ukrainian.shortName).press('Enter');
  await main.getByRole('link', { name: ukrainian.renaming.renameId }).press('Enter');
  await expect(main.getByRole('heading', { name: new RegExp(`^${ukrainian.renaming.renameId}: `) })).toBeFocused();
  await expect(main.getByRole('button', { name: ukrainian.renaming.renameId })).toBeVisible();
});

/** Drops a picture on a field, and waits until it is being sent. @returns what lets it arrive */
async function dropHeld(pointer: string, name: string, colour: string): Promise<() => void> {
  const { page } = own;
  const uploads = '**/api/uploads/**';
  const release = await hold(page, uploads);
  const asked = page.waitForRequest(uploads);
  await drop(pointer, name, colour);
  await asked;
  return release;
}

async function drop(pointer: string, name: string, colour: string): Promise<void> {
  const { page } = own;
  const data = await page.evaluateHandle(
    ([svg, name]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([svg], name, { type: 'image/svg+xml' }));
      return transfer;
    },
    [drawing(colour).toString(), name] as const,
  );
  const button = fieldAt(page, 'data', `${pointer}-file`);
  await page.locator('.file-picker', { has: button }).dispatchEvent('drop', { dataTransfer: data });
}

test('a picture dropped on a field takes the place of the one before', async () => {
  const { page } = own;
  await page.emulateMedia({ colorScheme: 'dark' });
  await openForm(page, 'news/new-microscope');
  const before = desk.read('data/news/2026.json');
  const bench = join(desk.dir, 'content/images/news/bench.svg');
  // All that is typed during an upload stays.
  const release = await dropHeld('/imageUrl', 'bench.svg', '#abc');
  const date = fieldAt(page, 'data', '/date');
  await date.fill('2026-03-13');
  release();
  await expect(fieldAt(page, 'data', '/imageUrl')).toHaveText('news/bench.svg');
  await expect(date).toHaveValue('2026-03-13');
  await expect(page.getByText(ukrainian.draft, { exact: true })).toBeVisible();
  await expectAccessibleForm(page);
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(existsSync(bench)).toBe(true);
  expect(desk.read('data/news/2026.json')).toBe(
    before.replace(JSON.parse(before).items[0].date, '13.03.2026').replace('news/microscope.svg', 'news/bench.svg'),
  );
});

test('a file comes into the field that it was chosen for, whatever is done in the form while it is sent', async () => {
  const { page } = own;
  const thing = 'news/open-day';
  await openForm(page, thing);
  const saved = () =>
    JSON.parse(desk.read('data/news/2026.json')).items.find(({ id }: { id: string }) => thing.endsWith(id));
  const isAdding = (response: Response) =>
    response.request().method() === 'POST' && response.url().endsWith(`/api/assets/${thing}`);
  const pictures = labelOf('uk', 'news-data', '/items/0', 'imageUrl');
  const [first, second] = [fieldAt(page, 'data', '/imageUrl/0'), fieldAt(page, 'data', '/imageUrl/1')];
  const date = fieldAt(page, 'data', '/date');
  const row = (action: 'up' | 'remove', number: number) =>
    page.getByRole('button', { name: `${ukrainian[action]}: ${pictures} ${number}` }).press('Enter');
  const save = async () => {
    await page.getByRole('button', { name: ukrainian.save }).click();
    await expect(page.getByText(ukrainian.saved)).toBeVisible();
    return saved();
  };

  await test.step('its row moves up, since the one before is removed', async () => {
    const release = await dropHeld('/imageUrl/1', 'stand.svg', '#111');
    await row('remove', 1);
    await date.fill('2026-02-01');
    release();
    await expect(first).toHaveText('news/stand.svg');
    await expect(second).toHaveCount(0);
    expect(await save()).toMatchObject({ date: '01.02.2026', imageUrl: ['news/stand.svg'] });
  });

  await test.step('its row is removed: what is typed since stays, and the row does not come back', async () => {
    await page.getByRole('button', { name: `${ukrainian.add}: ${pictures}` }).press('Enter');
    const release = await dropHeld('/imageUrl/1', 'gone.svg', '#222');
    await row('remove', 2);
    await date.fill('2026-02-02');
    const added = page.waitForResponse(isAdding);
    release();
    await added;
    expect(await save()).toMatchObject({ date: '02.02.2026', imageUrl: ['news/stand.svg'] });
    expect(existsSync(join(desk.dir, 'content/images/news/gone.svg'))).toBe(false);
  });

  await test.step('its row changes places with another: it is told that the file is to be chosen again', async () => {
    await page.getByRole('button', { name: `${ukrainian.add}: ${pictures}` }).press('Enter');
    const release = await dropHeld('/imageUrl/1', 'moved.svg', '#333');
    await row('up', 2);
    release();
    await expect(page.getByRole('alert').filter({ hasText: ukrainian.files.moved })).toBeVisible();
    await expect(first).toHaveText(ukrainian.files.none);
    await expect(second).toHaveText('news/stand.svg');
    await row('remove', 1);
  });

  await test.step('another thing is looked at: what is typed after the return stays, and the file comes', async () => {
    const release = await dropHeld('/imageUrl/0', 'hut.svg', '#444');
    await openForm(page, 'news/new-microscope');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await openForm(page, thing);
    await date.fill('2026-02-03');
    release();
    await expect(first).toHaveText('news/hut.svg');
    await expect(date).toHaveValue('2026-02-03');
    expect(await save()).toMatchObject({ date: '03.02.2026', imageUrl: ['news/hut.svg'] });
  });

  await test.step('the form is saved before it is known where the file is: both are kept', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/assets/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      await isReleased;
      await route.fulfill({ response });
    });
    await date.fill('2026-02-04');
    await drop('/imageUrl/0', 'roof.svg', '#555');
    const picture = join(desk.dir, 'content/images/news/roof.svg');
    await expect.poll(() => existsSync(picture)).toBe(true);
    await date.press('ControlOrMeta+s');
    release();
    await expect(first).toHaveText('news/roof.svg');
    await expect(page.getByText(ukrainian.saved)).toBeVisible();
    expect(saved()).toMatchObject({ date: '04.02.2026', imageUrl: ['news/roof.svg'] });
    expect(existsSync(picture)).toBe(true);
  });
});

test('texts that a thing lacks in a language are found in the list, begun, written and saved', async () => {
  const { page } = own;
  await page.getByLabel(ukrainian.onlyMissing).check();
  await page.getByLabel(ukrainian.kind, { exact: true }).selectOption('department');
  const found = page.getByRole('navigation', { name: ukrainian.things }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(ukrainian.missing);
  await found.getByRole('link').click();
  const begin = page.getByRole('button', { name: `${ukrainian.begin}: ${languageLabel('en', 'uk')}` });
  await expect(begin).toBeVisible();
  await expectAccessibleForm(page);
  await begin.press('Enter');
  const name = fieldAt(page, 'en', '/name');
  await expect(name).toBeFocused();
  await expect(begin).toHaveCount(0);
  // Lists get as many entries as in the other language.
  await expect(fieldAt(page, 'en', '/activities/1')).toBeVisible();
  await name.fill('Pig iron');
  await page.getByRole('button', { name: ukrainian.save }).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(JSON.parse(desk.read('en/departments/pig-iron.json'))).toMatchObject({ name: 'Pig iron', lead: '' });
  await expect(found).toHaveCount(0);
});
