import { type LanguageCode, languageOf } from '../../src/language/languages.ts';
import { newsOf } from './support/content.ts';
import { documentsOf } from './support/content-items.ts';

import { address, ask, box, common, group, noTitles, results, word, words } from './support/search-page.ts';
import { commonWord, contentSays, personInKo } from './support/search-words.ts';
import { expect, open, test } from './support/test.ts';

// What is found by which words is tested on the index: tests/built/search.test.ts.

const person = personInKo();
const noPerson = 'The content has no person whose surname ends in -ко and is like no other.';

test('what is found in Ukrainian', async ({ page }) => {
  await open(page, address(''));

  await test.step('a person is found by another case of the name', async (step) => {
    step.skip(!person, noPerson);
    await ask(page, person?.ua.surname.replace(/о$/, 'а') ?? '');
    await expect(group(page, 'people').getByRole('link', { name: person?.ua.name })).toHaveAttribute(
      'href',
      `/person/${person?.id}`,
    );
  });

  await test.step('a misspelt word is answered with the one that was meant', async (step) => {
    const [query, meant] = ['лабараторія', 'лабораторія'];
    step.skip(!contentSays('ua', meant), 'The content does not have what was meant.');
    await ask(page, query);
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await status.getByRole('link', { name: meant, exact: true }).click();
    await expect(status).toHaveText(/^\d+ результат/);
    await expect(box(page)).toHaveValue(meant);
  });

  await test.step('a word that is like none is answered with none', async () => {
    const query = 'йвяшщґцх';
    await ask(page, query);
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await expect(status.getByRole('link')).toHaveCount(0);
  });

  await test.step('nonsense finds nothing, says so, and is shown as text', async () => {
    const query = '<img src=x onerror=alert(1)>щзхї';
    await open(page, address(query));
    await expect(results(page).getByRole('status')).toContainText(words('ua').nothing.replace('{{query}}', query));
    await expect(results(page).getByRole('status')).toContainText(words('ua').nothingHelp);
  });

  await test.step('excerpts read well: no element runs into the next, what is marked is a word', async (step) => {
    step.skip(!common, noTitles);
    await ask(page, word);
    await expect(results(page).locator('li > p').first()).toBeVisible();
    const texts = await results(page).locator('li > p').allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(/<|\d{4}\p{Lu}|\p{Ll}\p{Lu}\p{Ll}|· …$/u);
    for (const text of await results(page).locator('mark').allTextContents())
      expect(text).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u);
  });

  await test.step('an address in an excerpt does not widen a narrow page', async (step) => {
    step.skip(!common, noTitles);
    await page.setViewportSize({ width: 320, height: 700 });
    await ask(page, word);
    const excerpt = results(page).locator('li > p').first();
    await excerpt.evaluate((paragraph) => paragraph.append(`https://${'data'.repeat(30)}.example`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('a document stands once, with all its pages that hold the word', async (step) => {
    const inDocuments = commonWord(['documents']);
    step.skip(!inDocuments, 'The content has no document.');
    await open(page, `${address(inDocuments?.word ?? '')}&kind=documents`);
    const hits = group(page, 'documents').getByRole('heading', { level: 3 }).getByRole('link');
    await expect(hits.first()).toBeVisible();
    const documents = await hits.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/page=\d+$/, '')),
    );
    expect(new Set(documents).size).toBe(documents.length);
    const other = group(page, 'documents')
      .getByRole('paragraph')
      .filter({ hasText: words('ua').otherPages });
    step.skip(!(await other.count()), 'No document holds the word on several pages.');
    const link = other.first().getByRole('link').first();
    await expect(link).toHaveAttribute('href', new RegExp(`page=${await link.textContent()}$`));
    for (const list of await other.all()) {
      const numbers = (await list.getByRole('link').allTextContents()).map(Number);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });
});

test('what is found in English', async ({ page }) => {
  await open(page, address('', 'en'));

  await test.step('what is quoted of a document has its language', async (step) => {
    const document = documentsOf('en').find(({ language }) => language !== 'en');
    step.skip(!document, 'The content has no document in another language.');
    const { title = '', language = '' } = document ?? {};
    await ask(page, title, 'en');
    const hit = group(page, 'documents', 'en').getByRole('listitem').filter({ hasText: title }).first();
    await expect(hit.getByRole('paragraph').first()).toHaveAttribute(
      'lang',
      languageOf(language as LanguageCode).tag,
    );
  });

  await test.step('the plural finds what is in the singular, which is marked', async (step) => {
    step.skip(!newsOf('en').some(({ title }) => /\bsteel\b/i.test(title)), 'The content has no news with the word.');
    await ask(page, 'steels', 'en');
    await expect(group(page, 'news', 'en').locator('mark').first()).toHaveText(/^steel/i);
  });
});
