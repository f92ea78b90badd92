import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Words } from '../../../src/desk/browser/words.ts';
import type { Desk } from './desk.ts';

/** The news item that several tests of the desk edit, and the file of its Ukrainian texts. */
export const thing = 'news/new-microscope';
export const file = 'ua/news/2026.json';

/** The fields of its headline and its lead. */
export const title = (page: Page): Locator => page.locator('#field-ua-title');
export const lead = (page: Page): Locator => page.locator('#field-ua-text');

/** A button by the whole of its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Its texts in the text of the file. */
export function itemIn(text: string): Record<string, unknown> {
  return findItem(JSON.parse(text));
}

/** Changes keys of it as another program does, on the ground of a text of the file. */
export function changeElsewhere(desk: Desk, text: string, keys: Record<string, string>): void {
  const value = JSON.parse(text);
  Object.assign(findItem(value), keys);
  writeFileSync(join(desk.dir, 'content', file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Discards what was typed in the thing that is open. */
export async function discard(page: Page, words: Words): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, words.discard).click();
  await expect(page.getByText(words.draft, { exact: true })).toHaveCount(0);
}

function findItem({ items }: { items: { id: string }[] }): Record<string, unknown> {
  const item = items.find(({ id }) => `news/${id}` === thing);
  if (!item) throw new Error(`${file} has no ${thing}.`);
  return item;
}
