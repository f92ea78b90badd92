import { describe, expect, test } from 'vitest';
import type { MonographsData, MonographsTexts } from '../../content/model/monographs.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import { loadCite } from '../../src/compile/citations/load-cite.ts';
import { idsOf, readContent } from '../browser/support/content.ts';
import { citedArticle, peopleOf, plainSpaces as plain } from '../browser/support/content-items.ts';
import { type ReadReference, readBibtex, readRis } from './support/read-references.ts';
import { builtFiles, readBuilt, readPage } from './support/site.ts';

const { Cite } = await loadCite();
const { items } = readContent<MonographsData>('data/monographs.json');
const texts = readContent<MonographsTexts>('ua/monographs.json').items;
const authors = [...new Set(items.flatMap((item) => item.people))];
/** What people name, monographs apart, which have a list of their own. */
const articlesOf = (id: string) =>
  (readContent<PersonTexts>(`ua/people/${id}.json`).publications ?? []).filter(
    (text) => !text.includes(': монографія.'),
  );
/** A publication without where it can be had, which not everybody who names it writes. */
const withoutAccess = (text: string) => plain(text).replace(/ (DOI|URL): .*$/, '');
const articles = new Set(idsOf('data/people').flatMap(articlesOf).map(withoutAccess));
const article = citedArticle();
const people = idsOf('data/people').filter((id) => authors.includes(id) || articlesOf(id).length > 0);

interface Read {
  title: string;
  author: { family: string; given: string }[];
  ISBN?: string;
  type: string;
  page?: string;
  issued: { 'date-parts': number[][] };
}

/** What a citation library reads in a file, by title. */
function readBack(path: string): Map<string, Read> {
  const data = new Cite(readBuilt(path)).data as unknown as Read[];
  // BibTeX marks the letters to be kept as they are.
  return new Map(data.map((item) => [item.title.replace(/<\/?span[^>]*>/g, ''), item]));
}

describe.each(['bib', 'ris', 'csl.json'])('the monographs as .%s', (ending) => {
  test('the whole list reads back as the content has it', () => {
    const read = readBack(`publishing/monographs.${ending}`);
    expect(read.size).toBe(items.length);
    for (const { id, isbn, year } of items) {
      const { title = '', authors = [] } = texts.find((text) => text.id === id) ?? {};
      const item = read.get(title);
      expect(item?.author.map(({ family, given }) => `${family} ${given}`)).toEqual(authors);
      expect(item?.issued['date-parts'][0]?.[0]).toBe(year);
      expect(item?.ISBN).toBe(isbn);
    }
  });

  test('each book and each author has a file', () => {
    const files = builtFiles(`.${ending}`);
    const ofArticles = files.filter((path) => path.startsWith('publishing/articles/'));
    expect(ofArticles).toHaveLength(articles.size);
    expect(files).toEqual(
      [
        ...ofArticles,
        `publishing/publications.${ending}`,
        ...items.map(({ id }) => `publishing/monographs/${id}.${ending}`),
        ...people.map((id) => `person/${id}.${ending}`),
        `publishing/monographs.${ending}`,
      ].sort(),
    );
    for (const { id } of items) expect(readBack(`publishing/monographs/${id}.${ending}`).size).toBe(1);
    for (const id of people) {
      const own = items.filter((item) => item.people.includes(id));
      expect(readBack(`person/${id}.${ending}`).size, id).toBe(own.length + articlesOf(id).length);
    }
    expect(readBack(`publishing/publications.${ending}`).size).toBe(items.length + articles.size);
  });

  test.skipIf(!article)('an article reads back with its journal, volume, issue and pages', () => {
    const { title = '', journal, volume, issue, first, last, year, authors } = article ?? {};
    const all = JSON.parse(readBuilt('publishing/publications.csl.json')) as { id: string; title: string }[];
    const { id } = all.find((each) => each.title === title) ?? {};
    const item = readBack(`publishing/articles/${id}.${ending}`).get(title);
    expect(item).toMatchObject({
      type: 'article-journal',
      'container-title': journal,
      volume,
      issue,
      author: authors,
    });
    expect(item?.page?.replace('-', '–')).toBe(`${first}–${last}`);
    expect(item?.issued['date-parts'][0]?.[0]).toBe(Number(year));
  });
});

const named = peopleOf('ua').flatMap(({ publications }) => publications.map(plain));
/** The DOI of each publication: that of whoever gives it. */
const dois = new Map(
  named.flatMap((text) => [...text.matchAll(/doi\.org\/(\S+)/g)].map(([, doi]) => [withoutAccess(text), doi])),
);

describe.each<[string, (text: string) => ReadReference[], Record<string, string>]>([
  ['bib', readBibtex, { монографія: 'book', '. С. ': 'article', '. P. ': 'article', ': набір': 'misc' }],
  ['ris', readRis, { монографія: 'BOOK', '. С. ': 'JOUR', '. P. ': 'JOUR', ': набір': 'DATA' }],
])('what another parser reads in .%s', (ending, parse, types) => {
  const read = parse(readBuilt(`publishing/publications.${ending}`));

  test.skipIf(!named.length)('has authors, title, year, DOI and kind of every publication that people name', () => {
    for (const text of named) {
      const found = read.filter(({ authors, title }) => text.startsWith(`${authors.join(', ')} ${title}`));
      expect(found, text).toHaveLength(1);
      const [{ type = '', year = '', doi = undefined } = {}] = found;
      expect(text, text).toMatch(new RegExp(`[ ,]${year}\\.`));
      const isBook = text.includes(': монографія');
      if (!isBook) expect(doi).toBe(dois.get(withoutAccess(text)));
      if (/конф\./.test(text)) expect(['inproceedings', 'CONF', 'CPAPER']).toContain(type);
      else expect(type, text).toBe(Object.entries(types).find(([words]) => text.includes(words))?.[1]);
    }
  });

  test('has those of every monograph, under its id', () => {
    const byKey = new Map(read.map((each) => [each.key, each]));
    expect(byKey.size).toBe(items.length + articles.size);
    for (const { id, year, doi } of items) {
      const { title, authors = [] } = texts.find((each) => each.id === id) ?? {};
      expect(byKey.get(id)).toEqual({
        type: types.монографія,
        key: id,
        title,
        authors: authors.map(plain),
        year: String(year),
        ...(doi && { doi }),
      });
    }
  });

  test('is the same in the file of each publication', () => {
    for (const each of read) {
      const folder = items.some(({ id }) => id === each.key) ? 'monographs' : 'articles';
      expect(parse(readBuilt(`publishing/${folder}/${each.key}.${ending}`))).toEqual([each]);
    }
  });
});

test('the page of monographs leads to the files of all of them, and of all publications', () => {
  for (const prefix of ['', 'en/']) {
    const files = readPage(`${prefix}publishing/monographs.html`).querySelectorAll('#monographs ~ p a[download]');
    const endings = ['bib', 'ris', 'csl.json'];
    expect(files.map((link) => link.getAttribute('href'))).toEqual([
      ...endings.map((ending) => `/publishing/monographs.${ending}`),
      ...endings.map((ending) => `/publishing/publications.${ending}`),
    ]);
  }
});

test('lines of RIS are whole, with whole ids and both pages', () => {
  const ris = readBuilt('publishing/publications.ris');
  for (const line of ris.replace(/\n$/, '').split('\n')) expect(line).toMatch(/^[A-Z][A-Z\d] {2}- /);
  const ids = [...ris.matchAll(/^ID {2}- (.*)$/gm)].map(([, id]) => id);
  const json = JSON.parse(readBuilt('publishing/publications.csl.json')) as { id: string }[];
  expect(ids).toEqual(json.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  if (!article) return;
  expect(ris).toContain(`\nSP  - ${article.first}\nEP  - ${article.last}\n`);
  expect(readBuilt('publishing/publications.bib')).toContain(`pages = {${article.first}--${article.last}}`);
});

test('keys of BibTeX are our ids, each once', () => {
  const keys = [...readBuilt('publishing/monographs.bib').matchAll(/^@book\{(.*),$/gm)].map(([, key]) => key);
  expect(keys.sort()).toEqual(items.map(({ id }) => id).sort());
});

test.each(['', 'en/'])('the page %s shows each book by DSTU 8302:2015 and by APA, with its files', (prefix) => {
  const page = readPage(`${prefix}publishing/monographs.html`);
  for (const { id, year, pages, doi, language } of items) {
    const box = page.getElementById(id)?.querySelector('details');
    const [dstu = '', apa = ''] = box?.querySelectorAll('dd > span:first-child').map((each) => each.text) ?? [];
    const { title = '', authors = [] } = texts.find((text) => text.id === id) ?? {};
    const unit = { uk: 'с.', en: 'p.', de: 'S.', ru: 'с.' }[language];
    expect(dstu.startsWith(`${authors.join(', ')} ${title}`), dstu).toBe(true);
    const address = doi ? ` DOI: https://doi.org/${doi}` : '';
    expect(plain(dstu).endsWith(`, ${year}. ${pages} ${unit}${address}`), dstu).toBe(true);
    expect(apa).toContain(`(${year}). `);
    expect(apa).not.toMatch(/[а-яіїєґ]/i);
    const files = box?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(files).toEqual(['bib', 'ris', 'csl.json'].map((ending) => `/publishing/monographs/${id}.${ending}`));
  }
});

test.skipIf(!people.length).each(['', 'en/'])(
  'the page of a person in %s cites each publication, and leads to the files of it and of all',
  (prefix) => {
    const [id = ''] = people;
    const page = readPage(`${prefix}person/${id}.html`);
    const boxes = page.querySelectorAll('main ol > li details');
    expect(boxes).toHaveLength(readContent<PersonTexts>(`ua/people/${id}.json`).publications?.length ?? 0);
    const files = new Set(builtFiles(''));
    for (const box of boxes) {
      const hrefs = box.querySelectorAll('a[download]').map((link) => link.getAttribute('href') ?? '');
      expect(hrefs).toHaveLength(3);
      for (const href of hrefs) expect(files, href).toContain(href.slice(1));
      const [dstu, apa] = box.querySelectorAll('dd > span:first-child').map((each) => each.text);
      expect(dstu?.length).toBeGreaterThan(40);
      expect(apa).toMatch(/\(\d{4}\)\. /);
    }
    const own = page.querySelectorAll(`a[href^="/person/${id}."]`).map((link) => link.getAttribute('href'));
    expect(own).toEqual(['bib', 'ris', 'csl.json'].map((ending) => `/person/${id}.${ending}`));
  },
);
