import { expect } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  deskForFile,
  expectAccessibleForm,
  fieldAt,
  headlineLabel,
  labelOf,
  listedThing,
  openForm,
  windowForFile,
} from './support/desk.ts';
import { test } from './support/worker-test.ts';

let remote: string;
const desk = deskForFile((made) => {
  remote = made.publish();
});
const own = windowForFile(desk);

const mark = labelOf('uk', 'news-data', '/items/0', 'draft');
const facts = 'data/news/2025.json';

test('a news item is left unfinished while an address is corrected and sent', async () => {
  const { page } = own;
  await test.step('what is missing in a draft is still to do, and no error', async () => {
    await openForm(page, 'news/old-furnace');
    await expect(page.getByText('репозиторій публічний')).toBeVisible();
    await page.getByLabel(mark, { exact: true }).check();
    await page.getByLabel(headlineLabel('uk', 'ua'), { exact: false }).fill('');
    await expect(page.getByRole('region', { name: ukrainian.toDo }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('region', { name: ukrainian.errors })).toHaveCount(0);
    await expect(page.getByText(ukrainian.allMistakes)).toHaveText(/: 0$/);
    await expect(listedThing(page, 'news/old-furnace')).toContainText(ukrainian.unpublished);
    await expectAccessibleForm(page);
    await page.getByRole('button', { name: ukrainian.save }).press('Enter');
    await expect(page.getByText(ukrainian.saved)).toBeVisible();
  });

  await test.step('something else is sent', async () => {
    await openForm(page, 'person/koval-olena');
    await fieldAt(page, 'data', '/email').fill('olena@example.org');
    await page.getByRole('button', { name: ukrainian.save }).press('Enter');
    await expect(page.getByText(ukrainian.saved)).toBeVisible();
    await page.getByRole('link', { name: ukrainian.sending.send }).press('Enter');
    const button = page.getByRole('button', { name: ukrainian.sending.send });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel(ukrainian.sending.title).fill('Address of Olena');
    await button.press('Enter');
    await expect(page.getByRole('heading', { name: ukrainian.sending.sent })).toBeFocused();
    const sent = (path: string) => desk.git('--git-dir', remote, 'show', `address-of-olena:content/${path}`);
    expect(sent('data/people/koval-olena.json')).toContain('olena@example.org');
    expect(sent(facts)).toContain('"draft": true');
  });

  await test.step('without the mark it is checked as all else', async () => {
    await openForm(page, 'news/old-furnace');
    await page.getByLabel(mark, { exact: true }).uncheck();
    await expect(page.getByRole('region', { name: ukrainian.errors }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('region', { name: ukrainian.toDo })).toHaveCount(0);
    await page.getByRole('button', { name: ukrainian.save }).press('Enter');
    await expect(page.getByText(ukrainian.saved)).toBeVisible();
    expect(desk.read(facts)).not.toContain('draft');
  });
});
