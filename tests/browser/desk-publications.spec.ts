import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { publicationFiles } from '../check/publication-files.ts';
import { axeFindings } from './support/axe.ts';
import { deskForFile, fieldAt, listedThing } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile(({ dir }) => {
  for (const [path, text] of Object.entries(publicationFiles({}))) {
    const file = join(dir, 'content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

test('a publication has fields, also for an author of another institute, and those of the type that is chosen', async ({
  page,
}) => {
  await page.goto(desk.address);
  await page.getByLabel(ukrainian.kind, { exact: true }).selectOption('publication');
  await listedThing(page, 'publication/heats').click();
  await expect(fieldAt(page, 'data', '/authors/0')).toHaveValue('koval-olena');
  await expect(page.getByText(ukrainian.json)).toHaveCount(0);
  await page.getByRole('button', { name: `${ukrainian.add}: Автор з іншої установи` }).click();
  await fieldAt(page, 'data', '/authors/1/ua').fill('Осика Л. Ф.');
  await fieldAt(page, 'data', '/authors/1/en').fill('Osyka L. F.');
  const authors = fieldAt(page, 'data', '/authors');
  await authors
    .getByRole('button', { name: `${ukrainian.add}: ` })
    .first()
    .click();
  await fieldAt(page, 'data', '/authors/2').selectOption('bondar-petro');
  await fieldAt(page, 'data', '/type').selectOption('book');
  await fieldAt(page, 'data', '/numberOfPages').fill('210');
  expect(await axeFindings(page)).toEqual({ violations: [], undecided: [] });
  await page.getByRole('button', { name: ukrainian.save, exact: true }).press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  const [item] = JSON.parse(desk.read('data/publications/2026.json')).items;
  expect(item).toMatchObject({
    type: 'book',
    authors: ['koval-olena', { ua: 'Осика Л. Ф.', en: 'Osyka L. F.' }, 'bondar-petro'],
    numberOfPages: 210,
  });
});
