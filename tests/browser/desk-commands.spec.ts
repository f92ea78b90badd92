import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { noteReviewed } from '../../src/check/command/note-reviewed.ts';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { deskForFile, listedThing, openForm, windowForFile } from './support/desk.ts';
import { button, changeElsewhere, discard, file, lead, thing, title } from './support/desk-news.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile(({ dir }) => noteReviewed(join(dir, 'content')));
const own = windowForFile(desk);

async function open(): Promise<Page> {
  await openForm(own.page, thing);
  return own.page;
}

/** Does something that sends a request, types while that is under way, and lets it end. */
async function typeDuring(page: Page, address: string, act: () => Promise<void>, text: string): Promise<void> {
  const sent = page.waitForRequest(address);
  const release = await hold(page, address);
  await act();
  await sent;
  await lead(page).fill(text);
  release();
}

test('what is typed while a mistake is fixed stays, with the focus, and the mistake stays fixed', async () => {
  const page = await open();
  await title(page).fill('Новий "великий" мікроскоп');
  const fix = page.getByRole('button', { name: new RegExp(`^${ukrainian.fixOne}:`) }).first();
  await typeDuring(page, '**/api/fix/**', () => fix.click(), 'Набрано, поки виправлялося.');
  await expect(title(page)).toHaveValue('Новий «великий» мікроскоп');
  await expect(lead(page)).toHaveValue('Набрано, поки виправлялося.');
  await expect(lead(page)).toBeFocused();
  await page.reload();
  await expect(title(page)).toHaveValue('Новий «великий» мікроскоп');
  await expect(lead(page)).toHaveValue('Набрано, поки виправлялося.');
  await discard(page, ukrainian);
});

test('what is typed while a decision is kept stays, and so does the decision', async () => {
  const page = await open();
  await title(page).fill('Моя назва');
  await expect(listedThing(page, thing)).toContainText(ukrainian.draft);
  changeElsewhere(desk, desk.read(file), { title: 'Чужа назва' });
  await button(page, ukrainian.save).click();
  const take = button(page, ukrainian.takeTheirs);
  await expect(take).toBeVisible();
  await typeDuring(page, '**/api/decide/**', () => take.click(), 'Набрано, поки вирішувалося.');
  await expect(title(page)).toHaveValue('Чужа назва');
  await expect(lead(page)).toHaveValue('Набрано, поки вирішувалося.');
  await page.reload();
  await expect(title(page)).toHaveValue('Чужа назва');
  await expect(lead(page)).toHaveValue('Набрано, поки вирішувалося.');
});
