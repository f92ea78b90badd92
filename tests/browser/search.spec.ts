import type { Page } from 'playwright/test';
import type { DocumentsTexts } from '../../content/model/documents.ts';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { SearchTexts } from '../../content/model/page-texts.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import type { LanguageCode } from '../../src/language/languages.ts';
import { newsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const words = (language: LanguageCode) => readContent<SearchTexts>(`${language}/search.json`);
const person = (language: LanguageCode) => readContent<PersonTexts>(`${language}/people/zazymko-halyna.json`);
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
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/search');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  await box(page).pressSequentially('чавун', { delay: 30 });
  for (const kind of ['departments', 'news', 'documents'] as const) {
    await expect(group(page, kind).getByRole('listitem').first()).toBeVisible();
  }
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
  await expect(group(page, 'news').locator('mark').first()).toHaveText(/чавун/i);
  expect(new URL(page.url()).searchParams.get('q')).toBe('чавун');
  await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', 'чавун'));
});

/** What people ask, and the page that they want: it is among the first three of its kind, and its kind is among the first two. */
const wanted: Record<LanguageCode, [query: string, href: RegExp][]> = {
  ua: [
    ['вступ до аспірантури', /^\/entrant$/],
    ['вартість навчання', /^\/entrant$/],
    ['розклад', /\/schedule$/],
    ['директор', /^\/structure\/directorate$/],
    ['вчена рада', /^\/structure\/councils\/main$/],
    ['Yasenytska', /^\/person\/yasenytska-vira$/],
    ['ДСТУ EN ISO 6892-1', /^\/services\/testing-center$/],
    ['як вступити', /^\/entrant$/],
    ['прес-служба', /^\/contacts$/],
    ['наказ про зарахування', /document=order-enrolment-2026&page=1$/],
  ],
  en: [
    ['PhD admission', /^\/en\/entrant$/],
    ['contact', /^\/en\/contacts$/],
    ['press office', /^\/en\/contacts$/],
    ['dormitory', /^\/en\/entrant$/],
    ['application deadline', /^\/en\/entrant$/],
    ['plagiarism policy', /^\/en\/training\/postgraduate\/antiplagiat$/],
    ['hot metal desulfurization', /^\/en\/training\/specialized\/luhovyi$/],
    ['blast furnace syllabus', /document=syllabus-136-ironmaking&page=1$/],
    ['hydrogen degassing', /^\/en\/news\/wheel-steel-degassing$/],
  ],
};

for (const language of ['ua', 'en'] as const) {
  test(`what people look for comes first, in ${language}`, async ({ page }) => {
    // Ten searches, one after the other.
    test.slow();
    await open(page, address('', language));
    for (const [query, href] of wanted[language]) {
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
  await open(page, address('чавун'));
  const { kinds, kindsTitle, more, allKinds } = words('ua');
  const link = results(page).getByRole('navigation', { name: kindsTitle }).getByRole('link', { name: kinds.pages });
  const total = Number((await link.textContent())?.replace(/\D/g, ''));
  expect(total).toBeGreaterThan(10);
  const shown = group(page, 'pages').getByRole('heading', { level: 3 });
  await expect(shown).not.toHaveCount(0);
  expect(await shown.count()).toBeLessThan(6);
  await link.click();
  await expect(shown).toHaveCount(10);
  await expect(group(page, 'news')).toBeHidden();
  expect(new URL(page.url()).searchParams.get('kind')).toBe('pages');
  await group(page, 'pages').getByRole('button', { name: more }).click();
  await expect(shown).toHaveCount(Math.min(total, 20));
  await page.reload();
  await expect(shown).toHaveCount(10);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await results(page).getByRole('link', { name: allKinds }).click();
  await expect(group(page, 'news')).toBeVisible();
});

test('a document stands once, with all its pages that hold the word', async ({ page }) => {
  await open(page, `${address('чавун')}&kind=documents`);
  const hits = group(page, 'documents').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(hits.nth(5)).toBeVisible();
  const documents = await hits.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace(/page=\d+$/, '')),
  );
  expect(new Set(documents).size).toBe(documents.length);
  const other = group(page, 'documents')
    .getByRole('paragraph')
    .filter({ hasText: words('ua').otherPages });
  const link = other.first().getByRole('link').first();
  await expect(link).toHaveAttribute('href', new RegExp(`page=${await link.textContent()}$`));
});

test('excerpts read well: no element runs into the next, what is marked is a word', async ({ page }) => {
  await open(page, address('чавун'));
  await expect(group(page, 'documents').getByRole('listitem').first()).toBeVisible();
  const texts = await results(page).locator('li > p').allTextContents();
  expect(texts.length).toBeGreaterThan(12);
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
  expect(new Set(await countsOf(page, ['чавун', 'чавуну', 'чавуном', 'ЧАВУНІВ'])).size).toBe(1);
});

for (const [what, query] of [
  ['the name in Latin letters', 'Zazymko'],
  ['another case', 'Зазимка'],
  ['Latin look-alikes among the letters', 'Зaзимкo'],
  ['the beginning of the name', 'зазим'],
] as const) {
  test(`a person is found by ${what}`, async ({ page }) => {
    await open(page, address(query));
    await expect(group(page, 'people').getByRole('link', { name: person('ua').name })).toHaveAttribute(
      'href',
      '/person/zazymko-halyna',
    );
  });
}

test('in English the Ukrainian name finds the person, and the plural what is in the singular', async ({ page }) => {
  await open(page, address('Зазимко', 'en'));
  await expect(group(page, 'people', 'en').getByRole('link', { name: person('en').name })).toBeVisible();
  await box(page, 'en').fill('castings');
  await expect(group(page, 'news', 'en').locator('mark').first()).toHaveText(/^cast/i);
});

test('apostrophes are one letter, whichever is typed', async ({ page }) => {
  const typed = ["'", '’', 'ʼ'].map((apostrophe) => `об${apostrophe}єм`);
  expect(new Set(await countsOf(page, typed)).size).toBe(1);
});

test('a hit in a document opens it at the page', async ({ page }) => {
  await open(page, address('корпоративна стратегія розвитку 2030'));
  await box(page).fill('стратегія 2030');
  const title = readContent<DocumentsTexts>('ua/documents.json').items.find(
    ({ id }) => id === 'strategy-2030',
  )?.title;
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
  ['a misspelt name', 'Zasymko', 'Zazymko'],
  ['a word typed on the other layout', 'xfdey', 'чавун'],
] as const) {
  test(`${what} is answered with the one that was meant`, async ({ page }) => {
    await open(page, address(query));
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await status.getByRole('link', { name: meant, exact: true }).click();
    await expect(status).toHaveText(/^\d+ результат/);
    await expect(box(page)).toHaveValue(meant);
  });
}

test('words that are like none are answered with none, be they typed on either layout', async ({ page }) => {
  for (const query of ['мфсфтсшуі', 'vacancies', 'hzzqwx']) {
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
  await open(page, address('чавун'));
  await expect(group(page, 'news').getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => {
    const other = document.querySelector<HTMLInputElement>('header input[type=search]');
    if (other) other.value = ' сталь ';
    other?.form?.requestSubmit();
  });
  await expect(box(page)).toHaveValue('сталь');
  await expect(group(page, 'news').locator('mark').first()).toHaveText(/стал/i);
});

test('without the index the page says so and still has its site map', async ({ page, complaints }) => {
  complaints.expect(/Failed to (load|fetch)/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(page, address('чавун'));
  await expect(results(page).getByRole('status')).toHaveText(words('ua').failed);
  const siteMap = page.getByRole('main').getByRole('heading', { name: words('ua').siteMapTitle });
  await expect(siteMap).toBeVisible();
  await page.unroute('**/pagefind/**');
  await results(page).getByRole('button').click();
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
  await expect(siteMap).toBeHidden();
});
