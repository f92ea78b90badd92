import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatCitations } from '../../src/compile/citations/format-citations.ts';
import { publicationReference, publicationReferences } from '../../src/compile/citations/publication-references.ts';
import { SiteContent } from '../../src/compile/site-content.ts';
import { readContent as readTree } from '../../src/content/content-tree.ts';
import { publicationItems } from '../../src/content/views/people-by-name.ts';
import type { CslItem } from '../../src/lib/namespaces/csl-item.ts';
import { readContent } from '../browser/support/content.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const dir = folderForFile();

const families = ['Гук', 'Дуб', 'Клен', 'Лис', 'Сич'];
const book = (authors: number, language = 'uk'): CslItem => ({
  id: `book-${authors}-${language}`,
  type: 'book',
  title: 'Чавун',
  author: families.slice(0, authors).map((family) => ({ family, given: 'О. П.' })),
  publisher: 'Горно',
  'publisher-place': 'Київ',
  issued: { 'date-parts': [[2024]] },
  'number-of-pages': '120',
  language,
});

async function cite(own: CslItem, latin = own) {
  const cited = await formatCitations(
    [{ id: own.id, path: `/${own.id}`, people: [], own, latin }],
    join(dir, `${own.id}.json`),
  );
  return cited.get(own.id);
}

test.each([
  [1, 'Гук О. П. Чавун. Київ : Горно, 2024. 120 с.'],
  [3, 'Гук О. П., Дуб О. П., Клен О. П. Чавун. Київ : Горно, 2024. 120 с.'],
  [4, 'Чавун / О. П. Гук та ін. Київ : Горно, 2024. 120 с.'],
  [5, 'Чавун / О. П. Гук та ін. Київ : Горно, 2024. 120 с.'],
])('DSTU 8302:2015 with %i authors', async (authors, expected) => {
  expect((await cite(book(authors)))?.dstu.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('DSTU names pages in the language of the book', async () => {
  expect((await cite(book(1, 'en')))?.dstu).toMatch(/120.p\.$/);
  expect((await cite(book(1, 'de')))?.dstu).toMatch(/120.S\.$/);
});

test('APA sets the title in italics and its translation not', async () => {
  const title = 'Chavun <i>[Cast iron]</i>';
  const author = [{ family: 'Huk', given: 'O. P.' }];
  const latin = { ...book(1), title, author, publisher: 'Horno' };
  expect((await cite({ ...book(1), id: 'apa' }, { ...latin, id: 'apa' }))?.apa).toBe(
    'Huk, O. P. (2024). <i>Chavun </i>[Cast iron]. Horno.',
  );
});

test('what was cited before comes from the cache, and a changed book does not', async () => {
  const first = await cite(book(2));
  expect(await cite(book(2))).toEqual(first);
  expect((await cite({ ...book(2), title: 'Сталь' }))?.dstu).toContain('Сталь');
});

/** Content with one publication, as what is made of it reads it. */
function reader(data: object, titles: [ua: string, en: string], containers: [ua: string, en: string] = ['', '']) {
  const texts = (language: 'ua' | 'en', index: 0 | 1): Record<string, unknown> => ({
    [`${language}/publications/2026.json`]: { items: [{ id: 'a', title: titles[index] }] },
    [`${language}/containers.json`]: { items: [{ id: 'journal', title: containers[index] }] },
    [`${language}/publishers.json`]: {
      items: [
        {
          id: 'horno',
          ...[
            { name: 'Горно', place: 'Київ' },
            { name: 'Horno', place: 'Kyiv' },
          ][index],
        },
      ],
    },
    [`${language}/labels.json`]: readContent(`${language}/labels.json`),
    [`${language}/people/huk.json`]: { name: ['Гук Олена Павлівна', 'Olena Huk'][index] },
  });
  const item = { id: 'a', year: 2026, language: 'uk', authors: ['huk'], ...data };
  const files = { 'data/publications/2026.json': { items: [item] }, ...texts('ua', 0), ...texts('en', 1) };
  const unsaved = new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
  return new SiteContent(readTree(smallInstitute, { unsaved }));
}

const other = { ua: 'Дуб О. П.', en: 'Dub O. P.' };
const article = { type: 'article-journal', container: 'journal', volume: '5', issue: '1', pages: '5–9' };
const titles: [string, string] = ['Чавун у ковші', 'Iron in the ladle'];

/** As the examples of the standard are built: author, title, where, when, which pages, and where it can be had. */
test.each<[dstu: string, apa: string, data: object, containers?: [string, string]]>([
  [
    'Гук О. П. Чавун у ковші. Метал і процес. 2026. Т. 5, № 1. С. 5–9. DOI: https://doi.org/10.5555/a.1',
    'Huk, O. P. (2026). Chavun u kovshi [Iron in the ladle]. <i>Metal and Process</i>, <i>5</i>(1), 5–9. https://doi.org/10.5555/a.1',
    { ...article, doi: '10.5555/a.1' },
    ['Метал і процес', 'Metal and Process'],
  ],
  [
    'Гук О. П., Дуб О. П. Чавун у ковші. Збірник праць. 2026. Вип. 40. С. 5–9.',
    'Huk, O. P., &#38; Dub, O. P. (2026). Chavun u kovshi [Iron in the ladle]. <i>Collected Works</i>, <i>40</i>, 5–9.',
    { ...article, volume: '40', issue: undefined, authors: ['huk', other] },
    ['Збірник праць', 'Collected Works'],
  ],
  [
    'Гук О. П. Чавун у ковші. Метали : матеріали міжнар. конф., м. Київ, 5–6 трав. 2026 р. Київ : Горно, 2026. С. 5–9.',
    'Huk, O. P. (2026). Chavun u kovshi [Iron in the ladle]. In <i>Metals: Proceedings of a conference, Kyiv, 5–6 May 2026</i> (pp. 5–9). Horno.',
    { type: 'paper-conference', container: 'journal', publisher: 'horno', pages: '5–9' },
    [
      'Метали : матеріали міжнар. конф., м. Київ, 5–6 трав. 2026 р.',
      'Metals: proceedings of a conference, Kyiv, 5–6 May 2026',
    ],
  ],
  [
    'Гук О. П. Чавун у ковші : набір даних. Київ : Горно, 2026. URL: https://example.org/a',
    'Huk, O. P. (2026). <i>Chavun u kovshi </i>[Iron in the ladle] [Data set]. Horno. https://example.org/a',
    { type: 'dataset', publisher: 'horno', url: 'https://example.org/a' },
  ],
  [
    'Huk O. P. Iron in the ladle. Annals of Iron. 2026. Vol. 5, No. 1. P. 5–9.',
    'Huk, O. P. (2026). Iron in the ladle. <i>Annals of Iron</i>, <i>5</i>(1), 5–9.',
    { ...article, language: 'en' },
    ['Annals of Iron', 'Annals of Iron'],
  ],
  [
    'Huk O. P. Eisen in der Pfanne. Kyiv : Horno, 2026. 120 S.',
    'Huk, O. P. (2026). <i>Eisen in der Pfanne </i>[Iron in the ladle]. Horno.',
    { type: 'book', language: 'de', originalTitle: 'Eisen in der Pfanne', publisher: 'horno', numberOfPages: 120 },
  ],
  [
    'Гук О. П. Чавун у ковші : монографія. Київ : Горно, 2026. 120 с.',
    'Huk, O. P. (2026). <i>Chavun u kovshi </i>[Iron in the ladle]. Horno.',
    { type: 'book', genre: 'monograph', publisher: 'horno', numberOfPages: 120 },
  ],
])('%s', async (dstu, apa, data, containers) => {
  const references = publicationReferences(reader(data, titles, containers));
  const cited = (await formatCitations(references, join(dir, 'one.json'))).get('a');
  const plain = (text = '') => text.replaceAll('\u00a0', ' ');
  expect(plain(cited?.dstu)).toBe(dstu);
  expect(plain(cited?.apa)).toBe(apa);
});

test('who copies the address of a data set says when it was seen', async () => {
  const data = { type: 'dataset', publisher: 'horno', url: 'https://example.org/a' };
  const cited = await formatCitations(publicationReferences(reader(data, titles)), join(dir, 'seen.json'));
  expect(cited.get('a')?.seen).toBe(' (дата звернення: {{day}}).');
});

test('the ids of its authors lead from a publication to their pages, and names of others do not', () => {
  const [reference] = publicationReferences(reader({ ...article, authors: [other, 'huk'] }, titles));
  expect(reference).toMatchObject({ people: ['huk'], path: '/publishing/articles/a' });
});

test('a publication is described once for all pages that show it', () => {
  const content = reader(article, titles);
  const [one, other] = [content, content].map((page) => publicationReference(page, 'a'));
  expect(one).toBe(other);
});

test('every publication of the content is cited, in APA without a Cyrillic letter', async () => {
  const tree = readTree(join(import.meta.dirname, '../../content'));
  const references = publicationReferences(new SiteContent(tree));
  const cited = await formatCitations(references, join(dir, 'all.json'));
  expect(cited.size).toBe(publicationItems(tree).length);
  for (const { dstu, apa } of cited.values()) {
    expect(dstu).not.toMatch(/undefined|\[NO_/);
    expect(apa).not.toMatch(/\p{Script=Cyrillic}|undefined|\[NO_/u);
  }
});
