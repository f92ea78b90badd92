import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SearchKind } from '../../src/lib/namespaces/search-index.ts';
import { SearchEngine, type SearchHit } from '../../src/site/search/search-engine.ts';
import { itemsOf, newsOf, pageTitle, readContent } from '../browser/support/content.ts';
import { documentsOf, peopleOf } from '../browser/support/content-items.ts';
import { alsoFoundBy, commonWord, contentSays, personInKo, single } from '../browser/support/search-words.ts';
import { fetchFrom } from '../support/published-search.ts';
import { client } from './support/site.ts';

// The outcome in the page is tested in the browser.

type Language = 'ua' | 'en';
const engines = {} as Record<Language, SearchEngine>;
const person = personInKo();

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchFrom(client));
  for (const language of ['ua', 'en'] as const) engines[language] = await SearchEngine.load(language);
});
afterAll(() => vi.unstubAllGlobals());

/** The questions of people, and the page that they want. */
function wanted(language: Language): [query: string, page: string][] {
  const titled = (paths: readonly string[]) =>
    single(paths.map((path) => ({ path, title: pageTitle(language, path) })))
      .slice(0, 1)
      .map(({ path, title }): [string, string] => [title, path]);
  const [document] = single(documentsOf(language));
  const [standard] = JSON.stringify(readContent(`${language}/testing-center.json`)).match(/EN ISO \d+-\d+/) ?? [];
  return [
    ...alsoFoundBy(language)
      .slice(0, 6)
      .map(({ query, path }): [string, string] => [query, path]),
    ...collections.flatMap(titled),
    ...(person ? [[person.en.surname, `/person/${person.id}`] as [string, string]] : []),
    ...(document ? [[document.title, `/about/documents/${document.id}#page-1`] as [string, string]] : []),
    ...(standard ? [[standard, '/services/testing-center'] as [string, string]] : []),
  ];
}

/** The paths of the items of collections, of one kind of departments. */
const collections: readonly (readonly string[])[] = [
  itemsOf('news').map((id) => `/news/${id}`),
  itemsOf('defences').map((id) => `/training/specialized/${id}`),
  itemsOf('departments', 'scientific').map((id) => `/scientific-departments/${id}`),
];

/** The addresses on the site of the first of the hits of each kind. */
async function foundFirst(query: string, language: Language): Promise<string[][]> {
  const { groups } = await engines[language].search(query);
  return groups.map(({ first }) => first.hits.slice(0, 3).map(({ url }) => url));
}

const totalOf = async (query: string) => (await engines.ua.search(query)).total;

for (const language of ['ua', 'en'] as const)
  describe(`in ${language}`, () => {
    test.each(wanted(language))(
      '“%s” finds %s among the first three of its kind, and the first two kinds',
      async (query, page) => {
        const found = (await foundFirst(query, language)).slice(0, 2).flat();
        const inLanguage = language === 'en' && page.startsWith('/') ? `/en${page}` : page;
        expect(found.filter((url) => url === inLanguage)).toHaveLength(1);
      },
    );
  });

test.runIf(contentSays('ua', 'чавун'))('every form of a word finds the same', async () => {
  const totals = await Promise.all(['чавун', 'чавуну', 'чавуном', 'ЧАВУНІВ'].map(totalOf));
  expect(totals[0]).toBeGreaterThan(0);
  expect(new Set(totals).size).toBe(1);
});

test.runIf(contentSays('ua', 'об’єм'))('apostrophes are one letter, whichever is typed', async () => {
  const totals = await Promise.all(["'", '’', 'ʼ'].map((apostrophe) => totalOf(`об${apostrophe}єм`)));
  expect(totals[0]).toBeGreaterThan(0);
  expect(new Set(totals).size).toBe(1);
});

const surname = person?.ua.surname ?? '';

test.runIf(person).each([
  ['the name in Latin letters', person?.en.surname ?? ''],
  ['another case', surname.replace(/о$/, 'а')],
  ['Latin look-alikes among the letters', surname.replace(/о/g, 'o').replace(/а/g, 'a')],
  ['the beginning of the name', surname.slice(0, -2).toLowerCase()],
])('a person is found by %s', async (_, query) => {
  expect((await foundFirst(query, 'ua')).flat()).toContain(`/person/${person?.id}`);
});

/** The person whose ORCID iD ends with an X, or else any with one. */
const [identified] = peopleOf('ua')
  .filter(({ profiles }) => profiles.orcid)
  .sort(({ profiles: a }, { profiles: b }) => Number(b.orcid?.endsWith('X')) - Number(a.orcid?.endsWith('X')));
const orcid = identified?.profiles.orcid ?? '';

test.runIf(identified).each([
  ['as ORCID shows it', `https://orcid.org/${orcid}`],
  ['as an older address', `http://www.orcid.org/${orcid}/`],
  ['without the scheme', `orcid.org/${orcid}`],
  ['alone', orcid],
  ['without hyphens', orcid.replaceAll('-', '')],
  ['with spaces', orcid.replaceAll('-', ' ')],
  ['with dashes', orcid.replaceAll('-', '–')],
  ['in small letters', orcid.toLowerCase()],
  ['behind its name', `ORCID iD: ${orcid}`],
])('a person is found by the ORCID iD %s', async (_, query) => {
  for (const language of ['ua', 'en'] as const) {
    const [[first] = []] = await foundFirst(query, language);
    expect(first, query).toBe(`${language === 'ua' ? '' : '/en'}/person/${identified?.id}`);
  }
});

test.runIf(person)('the Ukrainian name finds the person in English', async () => {
  expect((await foundFirst(surname, 'en')).flat()).toContain(`/en/person/${person?.id}`);
});

test.runIf(newsOf('en').some(({ title }) => /\bsteel\b/i.test(title)))(
  'the plural finds what is in the singular',
  async () => {
    const { groups } = await engines.en.search('steels');
    const marked = groups
      .filter(({ kind }) => kind === 'news')
      .flatMap(({ first }) => first.hits.flatMap(({ title }) => title.filter(({ marked }) => marked)));
    expect(marked[0]?.text).toMatch(/^steel/i);
  },
);

const mistakes = [
  ['a misspelt word', 'лабараторія', 'лабораторія'],
  ['a misspelt name', person?.en.surname.replace(/^(...)./, '$1q') ?? '', person?.en.surname ?? ''],
  ['a word typed on the other layout', 'xfdey', 'чавун'],
].filter(([, , meant]) => meant && (meant === person?.en.surname || contentSays('ua', meant)));

test.each(mistakes)('%s, “%s”, finds nothing, and %s is offered', async (_, query = '', meant) => {
  const { total, suggestions } = await engines.ua.search(query);
  expect(total).toBe(0);
  expect(suggestions).toContain(meant);
});

test.each(['йвяшщґцх', 'qdzjwxvkb', 'hzzqwx'])(
  '“%s”, which is like no word on either layout, finds none',
  async (query) => {
    expect(await engines.ua.search(query)).toEqual({ total: 0, groups: [], suggestions: [] });
  },
);

/** A word of many titles, and one of documents. */
const common = commonWord();
const inDocuments = commonWord(['documents']);

/** All hits for a word, of one kind if it is told. */
async function hitsFor(query: string, kind?: SearchKind): Promise<SearchHit[]> {
  const { groups } = await engines.ua.search(query);
  const found = await Promise.all(
    groups.filter((group) => !kind || group.kind === kind).map(({ total, hits }) => hits(total)),
  );
  return found.flatMap(({ hits }) => hits);
}

test.runIf(common)('excerpts read well: no element runs into the next, what is marked is a word', async () => {
  const excerpts = (await hitsFor(common?.word ?? '')).map(({ excerpt }) => excerpt);
  expect(excerpts.length).toBeGreaterThan(0);
  for (const parts of excerpts) {
    expect(parts.map(({ text }) => text).join('')).not.toMatch(/<|\d{4}\p{Lu}|\p{Ll}\p{Lu}\p{Ll}|· …$/u);
    for (const { text, marked } of parts) if (marked) expect(text).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u);
  }
});

test.runIf(inDocuments)('a document stands once, with all its pages that hold the word', async () => {
  // The second is a word of any institute, which stands on many pages of a document.
  for (const query of [inDocuments?.word ?? '', 'інститут']) {
    const hits = await hitsFor(query, 'documents');
    const documents = hits.map(({ url }) => url.replace(/page=\d+$/, ''));
    expect(new Set(documents).size).toBe(documents.length);
    for (const { others } of hits) {
      for (const { page, url } of others) expect(url).toMatch(new RegExp(`page=${page}$`));
      const numbers = others.map(({ page }) => Number(page));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  }
});
