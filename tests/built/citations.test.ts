import { describe, expect, test } from 'vitest';
import type { DepartmentData } from '../../content/model/units.ts';
import { loadCite } from '../../src/compile/citations/format-citations.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { citedNameText } from '../../src/lib/text/cited-name.ts';
import { idsOf, readContent } from '../browser/support/content.ts';
import { citedArticle, isMonograph, type Publication, publications } from '../browser/support/publications.ts';
import { type ReadReference, readBibtex, readRis } from './support/read-references.ts';
import { builtFiles, readBuilt, readPage } from './support/site.ts';

const { Cite } = await loadCite();
const all = publications();
const monographs = all.filter(isMonograph);
const articles = all.filter((each) => !isMonograph(each));
const worksOf = (id: string) => all.filter(({ people }) => people.includes(id));
const people = idsOf('data/people').filter((id) => worksOf(id).length > 0);
const article = citedArticle();
/** Where the files of a publication are, without their endings. */
const pathOf = (each: Publication) => `publishing/${isMonograph(each) ? 'monographs' : 'articles'}/${each.id}`;
const namesOf = ({ authors }: Publication) => authors.map(citedNameText);

interface Read {
  title: string;
  author: { family: string; given: string }[];
  ISBN?: string;
  type: string;
  page?: string;
  issued: { 'date-parts': number[][] };
}

/** All that a citation library reads in a file, by title. */
function readBack(path: string): Map<string, Read> {
  const data = new Cite(readBuilt(path)).data as unknown as Read[];
  // BibTeX marks the letters to be kept as they are.
  return new Map(data.map((item) => [item.title.replace(/<\/?span[^>]*>/g, ''), item]));
}

describe.each(['bib', 'ris', 'csl.json'])('the publications as .%s', (ending) => {
  test('the list of monographs reads back as the content has it', () => {
    const read = readBack(`publishing/monographs.${ending}`);
    expect(read.size).toBe(monographs.length);
    for (const each of monographs) {
      const item = read.get(each.title);
      expect(item?.author.map(({ family, given }) => `${family} ${given}`)).toEqual(namesOf(each));
      expect(item?.issued['date-parts'][0]?.[0]).toBe(each.data.year);
      expect(item?.ISBN).toBe('isbn' in each.data ? each.data.isbn : undefined);
    }
  });

  test('each publication and each author has a file', () => {
    expect(builtFiles(`.${ending}`)).toEqual(
      [
        `publishing/publications.${ending}`,
        ...all.map((each) => `${pathOf(each)}.${ending}`),
        ...people.map((id) => `person/${id}.${ending}`),
        `publishing/monographs.${ending}`,
      ].sort(),
    );
    for (const each of monographs) expect(readBack(`${pathOf(each)}.${ending}`).size).toBe(1);
    for (const id of people) expect(readBack(`person/${id}.${ending}`).size, id).toBe(worksOf(id).length);
    expect(readBack(`publishing/publications.${ending}`).size).toBe(all.length);
  });

  test.skipIf(!article)('an article reads back with its journal, volume, issue and pages', () => {
    const { title = '', journal, volume, issue, first, last, year, authors } = article ?? {};
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

const foreign = monographs.filter(({ data }) => !['uk', 'en'].includes(data.language));

test.skipIf(!foreign.length)('a book in a further language is read out in it, whatever names it', () => {
  for (const { id, data, title, people: authors } of foreign) {
    const addresses = ['publishing/monographs', ...authors.map((each) => `person/${each}`)];
    const named = addresses.flatMap((address) =>
      readPage(`${address}.html`)
        .querySelectorAll('main [lang]')
        .filter((element) => withPlainSpaces(element.text).includes(title))
        .map((element) => `${address}: ${element.getAttribute('lang')}`),
    );
    expect(named.length, id).toBeGreaterThan(addresses.length);
    expect(new Set(named)).toEqual(new Set(addresses.map((address) => `${address}: ${data.language}`)));
  }
});

test('the name of an author stays on one line of a list, and may end it', () => {
  for (const id of people) {
    const lists = readPage(`person/${id}.html`).querySelector('main')?.textContent ?? '';
    for (const name of worksOf(id).flatMap(namesOf)) {
      const kept = name.replaceAll(' ', '\u00a0');
      expect(lists).toContain(kept);
      expect(lists).not.toContain(`${kept}\u00a0`);
    }
  }
});

type Types = Record<'book' | 'article-journal' | 'dataset', string> & { 'paper-conference': string[] };

describe.each<[string, (text: string) => ReadReference[], Types]>([
  [
    'bib',
    readBibtex,
    { book: 'book', 'article-journal': 'article', dataset: 'misc', 'paper-conference': ['inproceedings'] },
  ],
  [
    'ris',
    readRis,
    { book: 'BOOK', 'article-journal': 'JOUR', dataset: 'DATA', 'paper-conference': ['CONF', 'CPAPER'] },
  ],
])('what another parser reads in .%s', (ending, parse, types) => {
  const read = parse(readBuilt(`publishing/publications.${ending}`));

  test('has authors, title, year, DOI and kind of every publication, under its id', () => {
    const byKey = new Map(read.map((each) => [each.key, each]));
    expect(byKey.size).toBe(all.length);
    for (const each of all) {
      const { type = '', ...found } = byKey.get(each.id) ?? {};
      const { year, doi } = each.data;
      expect([types[each.data.type]].flat()).toContain(type);
      expect(found).toEqual({
        key: each.id,
        title: each.title,
        authors: namesOf(each),
        year: String(year),
        ...(doi && { doi }),
      });
    }
  });

  test('is the same in the file of each publication', () => {
    for (const each of read) {
      const publication = all.find(({ id }) => id === each.key) as Publication;
      expect(parse(readBuilt(`${pathOf(publication)}.${ending}`))).toEqual([each]);
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
  expect(keys.sort()).toEqual(monographs.map(({ id }) => id).sort());
});

test.each(['', 'en/'])('the page %s shows each book by DSTU 8302:2015 and by APA, with its files', (prefix) => {
  const page = readPage(`${prefix}publishing/monographs.html`);
  for (const each of monographs) {
    const { id, title, data } = each;
    const { year, doi, language } = data;
    const pages = 'numberOfPages' in data ? data.numberOfPages : 0;
    const box = page.getElementById(id)?.querySelector('details');
    const cited = box?.querySelectorAll('dd > span:first-child').map(({ text }) => text) ?? [];
    // Readers of English are asked for APA first.
    const [dstu = '', apa = ''] = prefix ? cited.reverse() : cited;
    const unit = { uk: 'с.', en: 'p.', de: 'S.', ru: 'с.', pl: 's.', fr: 'p.' }[language];
    expect(dstu.startsWith(`${namesOf(each).join(', ')} ${title}`), dstu).toBe(true);
    const address = doi ? ` DOI: https://doi.org/${doi}` : '';
    expect(withPlainSpaces(dstu).endsWith(`, ${year}. ${pages} ${unit}${address}`), dstu).toBe(true);
    expect(apa).toContain(`(${year}). `);
    expect(apa).not.toMatch(/[а-яіїєґ]/i);
    const files = box?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(files).toEqual(['bib', 'ris', 'csl.json'].map((ending) => `/publishing/monographs/${id}.${ending}`));
  }
});

test.each(['', 'en/'])('the page of each author in %s cites a book in full, and leads to it', (prefix) => {
  const list = readPage(`${prefix}publishing/monographs.html`);
  for (const { id, people: authors } of monographs) {
    const cited = list.getElementById(id)?.querySelector('dd > span:first-child')?.text ?? '';
    for (const author of authors) {
      const page = readPage(`${prefix}person/${author}.html`);
      const link = page.querySelector(`main a[href$="/publishing/monographs#${id}"]`);
      expect(withPlainSpaces(link?.parentNode?.querySelector('span')?.text ?? ''), author).toBe(
        withPlainSpaces(cited),
      );
    }
  }
});

test.skipIf(!people.length).each(['', 'en/'])(
  'the page of a person in %s cites each publication, and leads to the files of it and of all',
  (prefix) => {
    const [id = ''] = people;
    const page = readPage(`${prefix}person/${id}.html`);
    const boxes = page.querySelectorAll('main ol > li details');
    expect(boxes).toHaveLength(articles.filter(({ people: authors }) => authors.includes(id)).length);
    const files = new Set(builtFiles(''));
    for (const box of boxes) {
      const hrefs = box.querySelectorAll('a[download]').map((link) => link.getAttribute('href') ?? '');
      expect(hrefs).toHaveLength(3);
      for (const href of hrefs) expect(files, href).toContain(href.slice(1));
      const cited = box.querySelectorAll('dd > span:first-child').map((each) => each.text);
      const [dstu, apa] = prefix ? cited.reverse() : cited;
      expect(dstu?.length).toBeGreaterThan(40);
      expect(apa).toMatch(/\(\d{4}\)\. /);
    }
    const own = page.querySelectorAll(`a[href^="/person/${id}."]`).map((link) => link.getAttribute('href'));
    expect(own).toEqual(['bib', 'ris', 'csl.json'].map((ending) => `/person/${id}.${ending}`));
  },
);

test('a publication of several of our people stands on the page of each and of their departments, once', () => {
  const each = articles.find(({ people: authors }) => authors.length > 1) as Publication;
  const shown = (path: string) =>
    readPage(path)
      .querySelectorAll('main li')
      .filter((item) => withPlainSpaces(item.text).includes(withPlainSpaces(each.title)));
  for (const id of each.people) expect(shown(`person/${id}.html`), id).toHaveLength(1);
  const units = idsOf('data/departments').filter((unit) => {
    const { head, staff } = readContent<DepartmentData>(`data/departments/${unit}.json`);
    return each.people.some((id) => [head, ...staff].includes(id));
  });
  expect(units).not.toEqual([]);
  for (const unit of units) {
    const path = builtFiles('.html').find(
      (file) => file === `scientific-departments/${unit}.html` || file === `technical-departments/${unit}.html`,
    );
    expect(shown(path ?? ''), unit).toHaveLength(1);
  }
});

test.each(['publishing/monographs.html', `person/${people[0]}.html`])(
  'in a list of links, each file for reference managers on %s has a name of its own',
  (path) => {
    const names = readPage(path)
      .querySelectorAll('main a[download]')
      .map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
  },
);
