import { describe, expect, test } from 'vitest';
import type { MonographsData, MonographsTexts } from '../../content/model/monographs.ts';
import { loadCite } from '../../src/compiler/citations/load-cite.ts';
import { readContent } from '../browser/support/content.ts';
import { builtFiles, readBuilt, readPage } from './support/site.ts';

const { Cite } = await loadCite();
const { items } = readContent<MonographsData>('data/monographs.json');
const texts = readContent<MonographsTexts>('ua/monographs.json').items;
const people = [...new Set(items.flatMap((item) => item.people))];

interface Read {
  title: string;
  author: { family: string; given: string }[];
  ISBN?: string;
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
    expect(files).toEqual(
      [
        ...items.map(({ id }) => `publishing/monographs/${id}.${ending}`),
        ...people.map((id) => `person/${id}.${ending}`),
        `publishing/monographs.${ending}`,
      ].sort(),
    );
    for (const { id } of items) expect(readBack(`publishing/monographs/${id}.${ending}`).size).toBe(1);
    for (const id of people) {
      const own = items.filter((item) => item.people.includes(id));
      expect(readBack(`person/${id}.${ending}`).size, id).toBe(own.length);
    }
  });
});

test('keys of BibTeX are our ids, each once', () => {
  const keys = [...readBuilt('publishing/monographs.bib').matchAll(/^@book\{(.*),$/gm)].map(([, key]) => key);
  expect(keys.sort()).toEqual(items.map(({ id }) => id).sort());
});

test.each(['', 'en/'])('the page %s shows each book by DSTU 8302:2015 and by APA, with its files', (prefix) => {
  const page = readPage(`${prefix}publishing/monographs.html`);
  for (const { id, year, pages, language } of items) {
    const box = page.getElementById(id)?.querySelector('details');
    const [dstu = '', apa = ''] = box?.querySelectorAll('dd > span:first-child').map((each) => each.text) ?? [];
    const { title = '', authors = [] } = texts.find((text) => text.id === id) ?? {};
    const unit = { uk: 'с.', en: 'p.', de: 'S.', ru: 'с.' }[language];
    expect(dstu.startsWith(`${authors.join(', ')} ${title}`), dstu).toBe(true);
    expect(dstu).toMatch(new RegExp(`, ${year}\\. ${pages}.${unit.replace('.', '\\.')}$`));
    expect(apa).toContain(`(${year}). `);
    expect(apa).not.toMatch(/[а-яіїєґ]/i);
    const files = box?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(files).toEqual(['bib', 'ris', 'csl.json'].map((ending) => `/publishing/monographs/${id}.${ending}`));
  }
});

test('an author’s page leads to the author’s files', () => {
  const id = people[0] ?? '';
  const hrefs = readPage(`en/person/${id}.html`).querySelectorAll('a[download]');
  expect(hrefs.map((link) => link.getAttribute('href'))).toEqual(
    ['bib', 'ris', 'csl.json'].map((ending) => `/person/${id}.${ending}`),
  );
});
