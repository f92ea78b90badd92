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

test('a news item is left unfinished while a telephone number is corrected and published alone', async () => {
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

  await test.step('the number is sent and published alone', async () => {
    await openForm(page, 'site');
    await fieldAt(page, 'data', '/phone').fill('+38 (044) 111-11-11');
    await page.getByRole('button', { name: ukrainian.save }).press('Enter');
    await expect(page.getByText(ukrainian.saved)).toBeVisible();
    await page.getByRole('link', { name: ukrainian.sendNext }).press('Enter');
    const changed = page.getByRole('region', { name: ukrainian.sending.summary }).getByRole('listitem');
    await expect(changed).toHaveCount(2);
    await changed
      .filter({ has: page.locator('a[href="#/news/old-furnace"]') })
      .getByRole('checkbox')
      .uncheck();
    const button = page.getByRole('button', { name: ukrainian.sending.send });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel(ukrainian.sending.title).fill('Telephone');
    await button.press('Enter');
    await expect(page.getByRole('heading', { name: ukrainian.sending.sent })).toBeFocused();
    const remotely = (...args: string[]) => desk.git('--git-dir', remote, ...args);
    expect(remotely('diff', '--unified=0', 'main', 'telephone').match(/^[-+](?![-+]).*/gm)).toEqual([
      '-  "phone": "+38 (044) 000-00-00",',
      '+  "phone": "+38 (044) 111-11-11",',
    ]);
    remotely('update-ref', 'refs/heads/main', 'telephone');
    await openForm(page, 'send');
    await page.getByRole('button', { name: ukrainian.sending.newest, exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: ukrainian.pieces.title })).toContainText(
      ukrainian.pieces.published,
    );
    expect(desk.read(facts)).toContain('"draft": true');
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
