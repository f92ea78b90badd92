import type { Page } from 'playwright/test';
import type { LanguageCode } from '../../src/language/languages.ts';
import { itemsOf, newsOf, pageTitle, readContent } from './support/content.ts';
import { documentsOf } from './support/content-items.ts';
import { address, ask, box, common, group, noTitles, results, word, words } from './support/search-page.ts';
import { alsoFoundBy, commonWord, contentSays, personInKo, single } from './support/search-words.ts';
import { expect, open, test } from './support/test.ts';

const person = personInKo();
const noPerson = 'The content has no person whose surname ends in -ко and is like no other.';

/** What people ask, and the page that they want: it is among the first three of its kind, and its kind is among the first two. */
function wanted(language: LanguageCode): [query: string, href: RegExp][] {
  const ends = (path: string) => new RegExp(`^${language === 'en' ? '/en' : ''}${path}$`);
  const titled = (paths: readonly string[]) =>
    single(paths.map((path) => ({ path, title: pageTitle(language, path) })))
      .slice(0, 1)
      .map(({ path, title }): [string, RegExp] => [title, ends(path)]);
  const [document] = single(documentsOf(language));
  const [standard] = JSON.stringify(readContent(`${language}/testing-center.json`)).match(/EN ISO \d+-\d+/) ?? [];
  return [
    ...alsoFoundBy(language)
      .slice(0, 6)
      .map(({ query, path }): [string, RegExp] => [query, ends(path)]),
    ...collections.flatMap(titled),
    ...(person ? [[person.en.surname, ends(`/person/${person.id}`)] as [string, RegExp]] : []),
    ...(document ? [[document.title, new RegExp(`document=${document.id}&page=1$`)] as [string, RegExp]] : []),
    ...(standard ? [[standard, ends('/services/testing-center')] as [string, RegExp]] : []),
  ];
}

/** The paths of the items of collections, of one kind of departments. */
const collections: readonly (readonly string[])[] = [
  itemsOf('news').map((id) => `/news/${id}`),
  itemsOf('defences').map((id) => `/training/specialized/${id}`),
  itemsOf('departments', 'scientific').map((id) => `/scientific-departments/${id}`),
];

/** Searches for all that people look for, one after the other. */
async function expectWantedFirst(page: Page, language: LanguageCode): Promise<void> {
  for (const [query, href] of wanted(language)) {
    await ask(page, query, language);
    const groups = results(page, language).getByRole('region');
    const first = await groups.evaluateAll((regions) =>
      regions
        .slice(0, 2)
        .flatMap((region) =>
          [...region.querySelectorAll('li')].slice(0, 3).map((hit) => hit.querySelector('a')?.getAttribute('href')),
        ),
    );
    expect(
      first.some((each) => each && href.test(each)),
      `${query}: ${first.join(' ')}`,
    ).toBe(true);
  }
}

/** What is said of the results of queries that are typed one after the other. */
async function countsOf(page: Page, queries: readonly string[]): Promise<(string | null)[]> {
  const counts: (string | null)[] = [];
  for (const query of queries) {
    await ask(page, query);
    const status = results(page).getByRole('status');
    await expect(status).toHaveText(/^\d+ /);
    counts.push(await status.textContent());
  }
  return counts;
}

const surname = person?.ua.surname ?? '';
const namings = [
  ['the name in Latin letters', person?.en.surname ?? ''],
  ['another case', surname.replace(/о$/, 'а')],
  ['Latin look-alikes among the letters', surname.replace(/о/g, 'o').replace(/а/g, 'a')],
  ['the beginning of the name', surname.slice(0, -2).toLowerCase()],
] as const;
const mistakes = [
  ['a misspelt word', 'лабараторія', 'лабораторія'],
  ['a misspelt name', person?.en.surname.replace(/^(...)./, '$1q') ?? '', person?.en.surname ?? ''],
  ['a word typed on the other layout', 'xfdey', 'чавун'],
] as const;

test('what is found in Ukrainian', async ({ page }) => {
  // Some forty searches, one after the other.
  test.slow();
  await open(page, address(''));

  await test.step('what people look for comes first', () => expectWantedFirst(page, 'ua'));

  await test.step('every form of a word finds the same', async (step) => {
    step.skip(!contentSays('ua', 'чавун'), 'The content says nothing of iron.');
    expect(new Set(await countsOf(page, ['чавун', 'чавуну', 'чавуном', 'ЧАВУНІВ'])).size).toBe(1);
  });

  await test.step('apostrophes are one letter, whichever is typed', async (step) => {
    step.skip(!contentSays('ua', 'об’єм'), 'The content has no such word.');
    const typed = ["'", '’', 'ʼ'].map((apostrophe) => `об${apostrophe}єм`);
    expect(new Set(await countsOf(page, typed)).size).toBe(1);
  });

  for (const [what, query] of namings) {
    await test.step(`a person is found by ${what}`, async (step) => {
      step.skip(!person, noPerson);
      await ask(page, query);
      await expect(group(page, 'people').getByRole('link', { name: person?.ua.name })).toHaveAttribute(
        'href',
        `/person/${person?.id}`,
      );
    });
  }

  for (const [what, query, meant] of mistakes) {
    await test.step(`${what} is answered with the one that was meant`, async (step) => {
      const known = meant && (meant === person?.en.surname || contentSays('ua', meant));
      step.skip(!known, 'The content does not have what was meant.');
      await ask(page, query);
      const status = results(page).getByRole('status');
      await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
      await status.getByRole('link', { name: meant, exact: true }).click();
      await expect(status).toHaveText(/^\d+ результат/);
      await expect(box(page)).toHaveValue(meant);
    });
  }

  await test.step('words that are like none are answered with none, be they typed on either layout', async () => {
    for (const query of ['йвяшщґцх', 'qdzjwxvkb', 'hzzqwx']) {
      await ask(page, query);
      const status = results(page).getByRole('status');
      await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
      await expect(status.getByRole('link')).toHaveCount(0);
    }
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
  // Some ten searches, one after the other.
  test.slow();
  await open(page, address('', 'en'));

  await test.step('what people look for comes first', () => expectWantedFirst(page, 'en'));

  await test.step('the Ukrainian name finds the person', async (step) => {
    step.skip(!person, noPerson);
    await ask(page, surname, 'en');
    await expect(group(page, 'people', 'en').getByRole('link', { name: person?.en.name })).toBeVisible();
  });

  await test.step('the plural finds what is in the singular', async (step) => {
    step.skip(!newsOf('en').some(({ title }) => /\bsteel\b/i.test(title)), 'The content has no news with the word.');
    await ask(page, 'steels', 'en');
    await expect(group(page, 'news', 'en').locator('mark').first()).toHaveText(/^steel/i);
  });
});
