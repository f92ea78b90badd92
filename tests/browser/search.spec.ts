import type { Page } from 'playwright/test';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { SearchTexts } from '../../content/model/page-texts.ts';
import type { LanguageCode } from '../../src/language/languages.ts';
import { itemsOf, newsOf, pageTitle, readContent } from './support/content.ts';
import { documentsOf } from './support/content-items.ts';
import { alsoFoundBy, commonWord, contentSays, personInKo, single } from './support/search-words.ts';
import { expect, open, test } from './support/test.ts';

const words = (language: LanguageCode) => readContent<SearchTexts>(`${language}/search.json`);
const common = commonWord();
const word = common?.word ?? '';
const noTitles = 'The content has nothing with a title.';
/** Word forms may differ in their ends. */
const beginning = (text: string) => new RegExp(text.slice(0, 4), 'i');
const person = personInKo();
const noPerson = 'The content has no person whose surname ends in -ко and is like no other.';
const address = (query: string, language: LanguageCode = 'ua') =>
  `${language === 'en' ? '/en' : ''}/search?${new URLSearchParams({ q: query })}`;
const results = (page: Page, language: LanguageCode = 'ua') =>
  page.getByRole('region', { name: words(language).resultsTitle });
const group = (page: Page, kind: keyof SearchTexts['kinds'], language: LanguageCode = 'ua') =>
  results(page, language).getByRole('region', { name: words(language).kinds[kind] });
const box = (page: Page, language: LanguageCode = 'ua') =>
  page
    .getByRole('main')
    .getByRole('searchbox', { name: readContent<HeaderTexts>(`${language}/header.json`).searchPlaceholder });

test('results come as one types, by kind, and the address follows', async ({ page }) => {
  test.skip(!common, noTitles);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/search');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  await box(page).pressSequentially(word, { delay: 30 });
  for (const kind of common?.kinds ?? []) {
    await expect(group(page, kind).getByRole('listitem').first()).toBeVisible();
  }
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
  await expect(results(page).locator('mark').first()).toHaveText(beginning(word));
  expect(new URL(page.url()).searchParams.get('q')).toBe(word);
  await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', word));
});

/** What people ask, and the page that they want: it is among the first three of its kind, and its kind is among the first two. */
function wanted(language: LanguageCode): [query: string, href: RegExp][] {
  const ends = (path: string) => new RegExp(`^${language === 'en' ? '/en' : ''}${path}$`);
  const titled = (folder: string) =>
    single(itemsOf(folder).map((id) => ({ id, title: pageTitle(language, pathIn[folder]?.(id) ?? '') })))
      .slice(0, 1)
      .map(({ id, title }): [string, RegExp] => [title, ends(pathIn[folder]?.(id) ?? '')]);
  const [document] = single(documentsOf(language));
  const [standard] = JSON.stringify(readContent(`${language}/testing-center.json`)).match(/EN ISO \d+-\d+/) ?? [];
  return [
    ...alsoFoundBy(language)
      .slice(0, 6)
      .map(({ query, path }): [string, RegExp] => [query, ends(path)]),
    ...Object.keys(pathIn).flatMap(titled),
    ...(person ? [[person.en.surname, ends(`/person/${person.id}`)] as [string, RegExp]] : []),
    ...(document ? [[document.title, new RegExp(`document=${document.id}&page=1$`)] as [string, RegExp]] : []),
    ...(standard ? [[standard, ends('/services/testing-center')] as [string, RegExp]] : []),
  ];
}

/** Where items of a collection are. */
const pathIn: Record<string, (id: string) => string> = {
  news: (id) => `/news/${id}`,
  defences: (id) => `/training/specialized/${id}`,
  'scientific-departments': (id) => `/scientific-departments/${id}`,
};

for (const language of ['ua', 'en'] as const) {
  test(`what people look for comes first, in ${language}`, async ({ page }) => {
    // Some ten searches, one after the other.
    test.slow();
    await open(page, address('', language));
    for (const [query, href] of wanted(language)) {
      await box(page, language).fill(query);
      await expect(page).toHaveTitle(words(language).windowTitle.replace('{{query}}', query));
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
  });
}

test('results can be narrowed to a kind, which has an address, and more of it shown', async ({ page }) => {
  test.skip(!common, noTitles);
  await open(page, address(word));
  const { kinds, kindsTitle, more, allKinds } = words('ua');
  const links = results(page).getByRole('navigation', { name: kindsTitle }).getByRole('link');
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ /);
  const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));
  const counts = (Object.keys(kinds) as (keyof typeof kinds)[]).map(async (kind) => {
    const link = links.filter({ hasText: kinds[kind] });
    return { kind, link, total: (await link.count()) ? numberIn(await link.textContent()) : 0 };
  });
  const [most, other] = (await Promise.all(counts)).sort((a, b) => b.total - a.total);
  test.skip(!most || !other || most.total <= 10 || !other.total, 'The content has too few things with one word.');
  if (!most || !other) return;
  const { kind, link, total } = most;
  const shown = group(page, kind).getByRole('heading', { level: 3 });
  await expect(shown).not.toHaveCount(0);
  expect(await shown.count()).toBeLessThan(6);
  await link.click();
  await expect(shown).toHaveCount(10);
  await expect(group(page, other.kind)).toBeHidden();
  expect(new URL(page.url()).searchParams.get('kind')).toBe(kind);
  await group(page, kind).getByRole('button', { name: more }).click();
  await expect(shown).toHaveCount(Math.min(total, 20));
  await page.reload();
  await expect(shown).toHaveCount(10);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await results(page).getByRole('link', { name: allKinds }).click();
  await expect(group(page, other.kind)).toBeVisible();
});

test('a document stands once, with all its pages that hold the word', async ({ page }) => {
  const inDocuments = commonWord(['documents']);
  test.skip(!inDocuments, 'The content has no document.');
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
  test.skip(!(await other.count()), 'No document holds the word on several pages.');
  const link = other.first().getByRole('link').first();
  await expect(link).toHaveAttribute('href', new RegExp(`page=${await link.textContent()}$`));
  for (const list of await other.all()) {
    const numbers = (await list.getByRole('link').allTextContents()).map(Number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  }
});

test('an address in an excerpt does not widen a narrow page', async ({ page }) => {
  test.skip(!common, noTitles);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, address(word));
  const excerpt = results(page).locator('li > p').first();
  await excerpt.evaluate((paragraph) => paragraph.append(`https://${'data'.repeat(30)}.example`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('excerpts read well: no element runs into the next, what is marked is a word', async ({ page }) => {
  test.skip(!common, noTitles);
  await open(page, address(word));
  await expect(results(page).locator('li > p').first()).toBeVisible();
  const texts = await results(page).locator('li > p').allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toMatch(/<|\d{4}\p{Lu}|\p{Ll}\p{Lu}\p{Ll}|· …$/u);
  for (const text of await results(page).locator('mark').allTextContents())
    expect(text).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u);
});

/** What is said of the results of queries that are typed one after the other. */
async function countsOf(page: Page, queries: readonly string[]): Promise<(string | null)[]> {
  const counts: (string | null)[] = [];
  await open(page, address(''));
  for (const query of queries) {
    await box(page).fill(query);
    await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', query));
    const status = results(page).getByRole('status');
    await expect(status).toHaveText(/^\d+ /);
    counts.push(await status.textContent());
  }
  return counts;
}

test('every form of a word finds the same', async ({ page }) => {
  test.skip(!contentSays('ua', 'чавун'), 'The content says nothing of iron.');
  expect(new Set(await countsOf(page, ['чавун', 'чавуну', 'чавуном', 'ЧАВУНІВ'])).size).toBe(1);
});

const surname = person?.ua.surname ?? '';

for (const [what, query] of [
  ['the name in Latin letters', person?.en.surname ?? ''],
  ['another case', surname.replace(/о$/, 'а')],
  ['Latin look-alikes among the letters', surname.replace(/о/g, 'o').replace(/а/g, 'a')],
  ['the beginning of the name', surname.slice(0, -2).toLowerCase()],
] as const) {
  test(`a person is found by ${what}`, async ({ page }) => {
    test.skip(!person, noPerson);
    await open(page, address(query));
    await expect(group(page, 'people').getByRole('link', { name: person?.ua.name })).toHaveAttribute(
      'href',
      `/person/${person?.id}`,
    );
  });
}

test('in English the Ukrainian name finds the person', async ({ page }) => {
  test.skip(!person, noPerson);
  await open(page, address(surname, 'en'));
  await expect(group(page, 'people', 'en').getByRole('link', { name: person?.en.name })).toBeVisible();
});

test('in English the plural finds what is in the singular', async ({ page }) => {
  test.skip(!newsOf('en').some(({ title }) => /\bsteel\b/i.test(title)), 'The content has no news with the word.');
  await open(page, address('steels', 'en'));
  await expect(group(page, 'news', 'en').locator('mark').first()).toHaveText(/^steel/i);
});

test('apostrophes are one letter, whichever is typed', async ({ page }) => {
  test.skip(!contentSays('ua', 'об’єм'), 'The content has no such word.');
  const typed = ["'", '’', 'ʼ'].map((apostrophe) => `об${apostrophe}єм`);
  expect(new Set(await countsOf(page, typed)).size).toBe(1);
});

test('a hit in a document opens it at the page', async ({ page }) => {
  const [document] = single(documentsOf('ua'));
  test.skip(!document, 'The content has no document.');
  const title = document?.title ?? '';
  await open(page, address(''));
  await box(page).fill(title);
  const hit = group(page, 'documents').getByRole('link', { name: title }).last();
  const href = (await hit.getAttribute('href')) ?? '';
  const asked = /page=(\d+)$/.exec(href)?.[1];
  expect(asked).toBeTruthy();
  await hit.click();
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(page.url()).toContain(`page=${asked}`);
});

test('with the keyboard alone from the box to the page that was found', async ({ page }) => {
  const [item] = newsOf('ua');
  test.skip(!item, 'The content has no news.');
  await open(page, '/search');
  await box(page).fill(item?.title ?? '');
  const link = group(page, 'news').getByRole('link', { name: item?.title }).first();
  await expect(link).toBeVisible();
  await box(page).focus();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
  await page.goBack();
  await expect(box(page)).toHaveValue(item?.title ?? '');
  await expect(link).toBeVisible();
});

for (const [what, query, meant] of [
  ['a misspelt word', 'лабараторія', 'лабораторія'],
  ['a misspelt name', person?.en.surname.replace(/^(...)./, '$1q') ?? '', person?.en.surname ?? ''],
  ['a word typed on the other layout', 'xfdey', 'чавун'],
] as const) {
  test(`${what} is answered with the one that was meant`, async ({ page }) => {
    const known = meant && (meant === person?.en.surname || contentSays('ua', meant));
    test.skip(!known, 'The content does not have what was meant.');
    await open(page, address(query));
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await status.getByRole('link', { name: meant, exact: true }).click();
    await expect(status).toHaveText(/^\d+ результат/);
    await expect(box(page)).toHaveValue(meant);
  });
}

test('words that are like none are answered with none, be they typed on either layout', async ({ page }) => {
  for (const query of ['йвяшщґцх', 'qdzjwxvkb', 'hzzqwx']) {
    await open(page, address(query));
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await expect(status.getByRole('link')).toHaveCount(0);
  }
});

test('nonsense finds nothing, says so, and is shown as text', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>щзхї';
  await open(page, address(query));
  await expect(results(page).getByRole('status')).toContainText(words('ua').nothing.replace('{{query}}', query));
  await expect(results(page).getByRole('status')).toContainText(words('ua').nothingHelp);
});

test('what stands in a box elsewhere on the page is searched for too', async ({ page }) => {
  test.skip(!common, noTitles);
  await open(page, address('щзхї'));
  await expect(results(page).getByRole('status')).toContainText(words('ua').nothingHelp);
  await page.evaluate((text) => {
    const other = document.querySelector<HTMLInputElement>('header input[type=search]');
    if (other) other.value = ` ${text} `;
    other?.form?.requestSubmit();
  }, word);
  await expect(box(page)).toHaveValue(word);
  await expect(results(page).locator('mark').first()).toHaveText(beginning(word));
});

// Data is fetched again at once; a script that failed is had by a reload only.
for (const [missing, pattern] of [
  ['index', '**/pagefind/**'],
  ['script', '**/pagefind/**/pagefind.js'],
] as const) {
  test(`without the ${missing} the page says so, still has its site map, and can be tried again`, async ({
    page,
    complaints,
  }) => {
    test.skip(!common, noTitles);
    complaints.expect(/Failed to (load|fetch)/);
    await page.route(pattern, (route) => route.abort());
    await open(page, address(word));
    await expect(results(page).getByRole('status')).toHaveText(words('ua').failed);
    const siteMap = page.getByRole('main').getByRole('heading', { name: words('ua').siteMapTitle });
    await expect(siteMap).toBeVisible();
    await page.unroute(pattern);
    await results(page).getByRole('button').click();
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
    await expect(siteMap).toBeHidden();
  });
}
