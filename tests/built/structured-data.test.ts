import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DefenceData } from '../../content/model/defences.ts';
import type { DocumentsData } from '../../content/model/documents.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { idsOf, itemsOf, newsOf, readContent } from '../browser/support/content.ts';
import { defenceWithThesis, peopleOf } from '../browser/support/content-items.ts';
import { citedArticle, isMonograph, publications } from '../browser/support/publications.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { builtFiles, client, fileAt, readBuilt, readPage } from './support/site.ts';

const root = join(import.meta.dirname, '../..');

interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}
interface Graph {
  '@context': string;
  '@graph': Thing[];
}

const graphs = new Map(
  builtFiles('.html').flatMap((path): [string, Graph][] => {
    // By a pattern: to parse all pages takes seconds.
    const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(readBuilt(path)) ?? [];
    return data === undefined ? [] : [[path, JSON.parse(data) as Graph]];
  }),
);
const { origin } = readContent<{ origin: string }>('data/site.json');

function thing<Shape = Thing>(path: string, type: string): Shape {
  const found = graphs.get(path)?.['@graph'].find((each) => each['@type'] === type);
  if (!found) throw new Error(`${path} says nothing of a ${type}.`);
  return found as Shape;
}

/** A wrong type, a wrong property, one further within, and a wrong value. */
const wrong = [
  { '@type': 'Monograph', name: 'x' },
  { '@type': 'Thesis', numberOfPages: 3 },
  { '@type': 'Book', author: { '@type': 'Person', writes: 'x' } },
  { '@type': 'EducationEvent', eventStatus: 'soon' },
].map((each): Graph => ({ '@context': 'https://schema.org', '@graph': [each] }));

test('every type, property and value is of the vocabulary of schema.org, and what is not is found', () => {
  const shapes = new Map<string, Graph>();
  for (const graph of graphs.values()) {
    for (const each of graph['@graph']) shapes.set(shapeOf(each), { ...graph, '@graph': [each] });
  }
  expect(shapes.size).toBeGreaterThan(0);
  const found = errorsIn([...shapes.values(), ...wrong]);
  expect(found.filter(({ graph }) => !wrong.includes(graph))).toEqual([]);
  expect([...new Set(found.map(({ graph }) => graph))]).toEqual(wrong);
});

test('what pages of two languages say of one thing bears one name', () => {
  const paths = [
    ...itemsOf('people').map((id) => `person/${id}.html`),
    ...itemsOf('defences').map((id) => `training/specialized/${id}.html`),
  ];
  for (const path of paths) {
    const names = (file: string) =>
      graphs
        .get(file)
        ?.['@graph'].map((each) => each['@id'])
        .filter(Boolean);
    expect(names(path)?.length, path).toBeGreaterThan(0);
    expect(names(`en/${path}`)).toEqual(names(path));
  }
});

test('the institute is described with its departments, its address and its office', () => {
  const institute = thing('index.html', 'ResearchOrganization');
  const { phone, email } = readContent<{ phone: string; email: string }>('data/site.json');
  expect(institute).toMatchObject({ '@id': `${origin}/#institute`, telephone: phone, email });
  const departments = institute.department as Thing[];
  expect(departments.length).toBe(idsOf('data/departments').length);
  for (const { url } of departments) expect(graphs.has(fileAt(String(url)))).toBe(true);
});

const known = peopleOf('ua').find(({ profiles }) => profiles.orcid);

test.skipIf(!known)('a person has the profiles of the content (skipped when nobody has an ORCID iD)', () => {
  const { id = '', profiles = {} } = known ?? {};
  const person = thing(`person/${id}.html`, 'Person');
  expect(person.identifier).toBe(`https://orcid.org/${profiles.orcid}`);
  expect(person.sameAs).toHaveLength(Object.keys(profiles).length);
  expect(person.sameAs).toContain(person.identifier);
});

const [item] = newsOf('en');

test.skipIf(!item)('a news item has its headline and its day', () => {
  const article = thing(`en/news/${item?.id}.html`, 'NewsArticle');
  expect(article).toMatchObject({ headline: item?.title, inLanguage: 'en' });
  expect(article.datePublished).toBe(item?.date.split('.').reverse().join('-'));
});

const defence = defenceWithThesis();

test.skipIf(!defence)(
  'a defence is an event in Kyiv’s time, with the dissertation and where to find its text',
  () => {
    const { id = '', date = '', time = '', candidate = '' } = defence ?? {};
    const file = `en/training/specialized/${id}.html`;
    const day = date.split('.').reverse().join('-');
    const event = thing(file, 'EducationEvent');
    expect(event.startDate).toBe(`${day}T${time}:00${kyivOffset(day)}`);
    const thesis = thing<{ '@id': string; encoding: { contentUrl: string } }>(file, 'Thesis');
    expect(event.workFeatured).toEqual({ '@id': thesis['@id'] });
    const tags = readPage(file).querySelectorAll('meta[name^=citation_]');
    const values = Object.fromEntries(tags.map((tag) => [tag.getAttribute('name'), tag.getAttribute('content')]));
    expect(values).toMatchObject({
      citation_title: readContent<{ title: string }>(`en/defences/${id}.json`).title,
      citation_author: readContent<{ name: string }>(`en/people/${candidate}.json`).name,
      citation_publication_date: date.split('.').reverse().join('/'),
      citation_dissertation_institution: readContent<{ logo: { text: string } }>('en/labels.json').logo.text,
      citation_pdf_url: thesis.encoding.contentUrl,
    });
    expect(builtFiles('.pdf')).toContain(fileAt(thesis.encoding.contentUrl));
  },
);

test('the text of a dissertation is in the folder of each page that names it, byte for byte that of the documents', () => {
  const files = new Map(
    readContent<DocumentsData>('data/documents.json').items.map(({ id, kind, file }) => [id, { kind, file }]),
  );
  for (const id of idsOf('data/defences')) {
    const { documents } = readContent<DefenceData>(`data/defences/${id}.json`);
    const thesis = documents.map((each) => files.get(each)).find((each) => each?.kind === 'thesis');
    for (const { code } of languages) {
      const address = joinLanguagePath(code, `/training/specialized/${id}`);
      const pdf = readPage(fileAt(address)).querySelector('meta[name=citation_pdf_url]')?.getAttribute('content');
      expect(pdf === undefined, address).toBe(thesis === undefined);
      if (pdf === undefined || !thesis) continue;
      const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/'));
      expect(folderOf(pdf)).toBe(folderOf(origin + address));
      expect(readFileSync(join(client, fileAt(pdf))).equals(readFileSync(join(client, 'files', thesis.file)))).toBe(
        true,
      );
    }
  }
});

test.each(idsOf('data/defences'))(
  'programs find the surname of who defends %s, which comes first in Ukrainian',
  (id) => {
    const { candidate } = readContent<{ candidate: string }>(`data/defences/${id}.json`);
    const authorOn = (path: string) =>
      readPage(path).querySelector('meta[name="citation_author"]')?.getAttribute('content');
    const { name } = readContent<{ name: string }>(`ua/people/${candidate}.json`);
    expect([name.replace(' ', ', '), undefined]).toContain(authorOn(`training/specialized/${id}.html`));
  },
);

test('breadcrumbs lead from the home page to the page itself', () => {
  for (const [path, graph] of graphs) {
    const list = graph['@graph'].find((each) => each['@type'] === 'BreadcrumbList');
    if (!list) continue;
    const steps = list.itemListElement as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(fileAt(steps[0]?.item ?? '')).toBe(
      path.startsWith('en/') || path === 'en.html' ? 'en.html' : 'index.html',
    );
    expect(fileAt(steps.at(-1)?.item ?? '')).toBe(path);
  }
});

test('every monograph is a book with its ISBN', () => {
  const books = graphs.get('publishing/monographs.html')?.['@graph'].filter((each) => each['@type'] === 'Book') ?? [];
  const isbns = new Map(books.map((book) => [String(book.url).split('#')[1], book.isbn]));
  const monographs = publications().filter(isMonograph);
  expect(isbns).toEqual(new Map(monographs.map(({ id, data }) => [id, 'isbn' in data ? data.isbn : undefined])));
});

const article = citedArticle();

test.skipIf(!article)(
  'an article has its journal, volume, issue and pages, and one name wherever it is named',
  () => {
    const { title, journal, year, volume, issue, first, last, doi, people = [] } = article ?? {};
    const found = [...graphs.values()].flatMap((graph) => graph['@graph']).filter((each) => each.name === title);
    expect(found.length).toBeGreaterThanOrEqual(people.length);
    expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(found[0]).toMatchObject({
      '@type': 'ScholarlyArticle',
      datePublished: year,
      pagination: `${first}–${last}`,
      url: `https://doi.org/${doi}`,
      identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi },
      isPartOf: {
        issueNumber: issue,
        isPartOf: { volumeNumber: volume, isPartOf: { '@type': 'Periodical', name: journal } },
      },
    });
  },
);

/** The offset that Kyiv's clocks show beside UTC on a day: `+02:00`. */
function kyivOffset(day: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', timeZoneName: 'longOffset' });
  const name = format.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return name?.value.replace('GMT', '') ?? '';
}

/**
 * Checks graphs against the declarations of schema-dts, which are made from the vocabulary itself.
 * @returns the errors, each with its graph
 */
function errorsIn(all: readonly Graph[]): { graph: Graph; error: string }[] {
  const dir = folderForTest();
  const lines = all.map((graph) => `${JSON.stringify(graph)},`);
  const before = ["import type { Graph } from 'schema-dts';", 'export const graphs: Graph[] = ['];
  writeFileSync(join(dir, 'graphs.ts'), [...before, ...lines, '];', ''].join('\n'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    paths: { 'schema-dts': [join(root, 'node_modules/schema-dts')] },
  };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['graphs.ts'] }));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], { encoding: 'utf8' });
  // The lines that say what is wrong within are indented.
  const errors = stdout.matchAll(/^\S*graphs\.ts\((\d+),\d+\): (error .*(?:\n .*)*)/gm);
  return [...errors].map(([, line, error = '']) => ({
    graph: all[Number(line) - before.length - 1] as Graph,
    error,
  }));
}

/** Types and properties, without values: things of one shape are checked once. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value as Thing);
  return `{${entries.map(([key, each]) => `${key}:${key === '@type' ? each : shapeOf(each)}`).join()}}`;
}
