import { existsSync } from 'node:fs';
import type { CampusData, CampusTexts } from '../../content/model/campus.ts';
import type { ContactsTexts } from '../../content/model/page-texts.ts';
import { contentPath, readContent, routeTitle } from './support/content.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { results } from './support/search-page.ts';
import { expect, open, test } from './support/test.ts';

// The number of presses that a visitor needs for what these pages are looked for.

const { press } = readContent<ContactsTexts>('ua/contacts.json');
const hasCampus = existsSync(contentPath('data/campus.json'));

test('from the home page the press has a name, a telephone number, an address and the mark after one press', async ({
  page,
}) => {
  test.skip(!press, 'The content has nothing for the press.');
  await open(page, '/');
  await page
    .getByRole('link', { name: routeTitle('ua', 'contacts'), exact: true })
    .first()
    .click();
  const section = page.getByRole('region', { name: press?.title ?? '' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('a[href^="/person/"]').first()).toBeVisible();
  await expect(section.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(section.locator('a[href^="mailto:"]').first()).toBeVisible();
  const downloads = section.locator('a[download]');
  await expect(downloads).toHaveCount(2 + (press?.pictures.length ?? 0));
  for (const link of await downloads.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('every office has a telephone number or an address', async ({ page }) => {
  test.skip(!hasCampus, 'The content has no rooms.');
  const { rooms } = readContent<CampusData>('data/campus.json');
  const texts = readContent<CampusTexts>('ua/campus.json');
  await open(page, '/contacts');
  for (const { id, number, email, phone } of rooms) {
    // A place without a number on its door is no office.
    if (!number) continue;
    const name = texts.rooms.find((room) => room.id === id)?.name ?? '';
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last();
    await expect(row.locator(`a[href="mailto:${email}"], a[href^="tel:"]`)).toHaveText(email ?? phone ?? '');
  }
});

test('vacancies are found in two presses, and by the search', async ({ page }) => {
  const title = routeTitle('ua', 'vacancies');
  test.skip(!title, 'The content has no page of vacancies.');
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  await open(page, `/search?q=${encodeURIComponent('вакансії')}`);
  await expect(results(page).getByRole('link', { name: title }).first()).toHaveAttribute('href', '/vacancies');
});

test('whoever has no Ukrainian number sees an address in the question form', async ({ page }) => {
  for (const language of ['ua', 'en'] as const) {
    const form = new QuestionFormPage(page, language);
    await form.open();
    await expect(form.dialog.getByText(form.texts.withoutPhone ?? '')).toBeVisible();
    await expect(form.dialog.locator('a[href^="mailto:"]')).toBeVisible();
  }
});
