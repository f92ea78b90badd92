import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { publicationFiles } from '../check/publication-files.ts';
import { writeFiles } from '../support/write-files.ts';
import { axeFindings } from './support/axe.ts';
import { deskForFile, expectAccessibleForm, fieldAt, listedThing, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

/** So many that they are searched for. */
const others = Array.from({ length: 45 }, (_, index) => `bondar-petro-${index + 1}`);

const desk = deskForFile(({ dir }) => {
  for (const part of ['data', 'ua', 'en']) {
    const people = join(dir, 'content', part, 'people');
    for (const id of others) copyFileSync(join(people, 'bondar-petro.json'), join(people, `${id}.json`));
  }
  writeFiles(join(dir, 'content'), publicationFiles({}));
});
const own = windowForFile(desk);

test('a publication has fields, also for an author of another institute, and those of the type that is chosen', async () => {
  const { page } = own;
  await page.getByLabel(ukrainian.kind, { exact: true }).selectOption('publication');
  await listedThing(page, 'publication/heats').click();
  await expect(fieldAt(page, 'data', '/authors/0')).toHaveValue('Коваль Олена Іванівна');
  await expect(page.getByText(ukrainian.json)).toHaveCount(0);
  await page.getByRole('button', { name: `${ukrainian.add}: Автор з іншої установи` }).click();
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
    await expect(offered).toHaveCount(41);
    await expect(offered.last()).toHaveText(`${ukrainian.further}: 6`);
    await page.keyboard.type('-petro-45');
    await expect(offered).toHaveCount(1);
    // The list lies over what is below, whose contrast nobody can see meanwhile.
    expect((await axeFindings(page)).violations).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(author).toHaveValue(/\(bondar-petro-45\)$/);
  });
  await test.step('what is typed after a click takes the place of who was chosen', async () => {
    await author.click();
    await page.keyboard.type('bondar-petro-44');
    await expect(offered).toHaveText(/\(bondar-petro-44\)$/);
    await author.press('Escape');
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

test('an editor pastes the entry of a publication, and adds what it does not say', async () => {
  const { page } = own;
  await page.getByRole('link', { name: ukrainian.oneOf.publication, exact: true }).press('Enter');
  const entry = page.getByLabel(ukrainian.reference.entry);
  const read = page.getByRole('button', { name: ukrainian.reference.read });
  const answer = (option: string) => fieldAt(page, 'new', `/${option}`);
  await entry.fill(
    '@book{a, title={Інша}, doi={10.5555/other}, author={Коваль, О. І.}, publisher={Невідоме}, year=2026}',
  );
  await read.press('Enter');
  await expect(answer('publisher')).toHaveAttribute('aria-invalid', 'true');
  await expect(answer('doi')).toHaveValue('10.5555/other');
  await answer('title-en').fill('Steel');
  await entry.fill('TY - BOOK\nTI Сталь');
  await read.press('Enter');
  await expect(entry).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleForm(page);
  await entry.fill(
    'TY  - BOOK\nTI  - Сталь\nAU  - Коваль, Олена Іванівна\nPY  - 2026\nPB  - Інститут чавуну\nSP  - 120\nER  - ',
  );
  await read.press('Enter');
  await expect(page.getByText(ukrainian.reference.filled)).toBeVisible();
  await expect(answer('authors')).toHaveValue('koval-olena');
  await expect(answer('publisher')).toHaveValue('institute');
  // Of the entry before it nothing is left; what was typed is.
  await expect(answer('doi')).toHaveValue('');
  await expect(answer('title-en')).toHaveValue('Steel');
  await answer('size').fill('120');
  await page.getByRole('button', { name: ukrainian.create, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Сталь' })).toBeFocused();
  expect(desk.read('data/publications/2026.json')).toContain('koval-2026-stal');
});
