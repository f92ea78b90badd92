import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { idsOf, newsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readPage } from './support/site.ts';

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
    const data = readPage(path).querySelector('script[type="application/ld+json"]');
    return data ? [[path, JSON.parse(data.text) as Graph]] : [];
  }),
);
const { origin } = readContent<{ origin: string }>('data/site.json');

function thing<Shape = Thing>(path: string, type: string): Shape {
  const found = graphs.get(path)?.['@graph'].find((each) => each['@type'] === type);
  if (!found) throw new Error(`${path} says nothing of a ${type}.`);
  return found as Shape;
}

test('every type, property and value is of the vocabulary of schema.org', () => {
  const shapes = new Map<string, Graph>();
  for (const graph of graphs.values()) {
    for (const each of graph['@graph']) shapes.set(shapeOf(each), { ...graph, '@graph': [each] });
  }
  expect(shapes.size).toBeGreaterThan(8);
  const mistakes = mistakesIn([...shapes.values()]);
  expect(mistakes).toEqual([]);
}, 60_000);

test('the check knows a wrong type, a wrong property and a wrong value', () => {
  const graph = (each: object) => ({ '@context': 'https://schema.org', '@graph': [each] }) as Graph;
  const wrong = [
    graph({ '@type': 'Monograph', name: 'x' }),
    graph({ '@type': 'Thesis', numberOfPages: 3 }),
    graph({ '@type': 'Book', author: { '@type': 'Person', writes: 'x' } }),
    graph({ '@type': 'EducationEvent', eventStatus: 'soon' }),
  ];
  const found = mistakesIn(wrong).join('\n');
  for (const each of wrong) expect(found).toContain(`in   ${JSON.stringify(each)}`);
}, 60_000);

test('what pages of two languages say of one thing bears one name', () => {
  for (const path of ['person/kalynchak-ostap.html', 'training/specialized/haiova.html']) {
    const names = (file: string) =>
      graphs
        .get(file)
        ?.['@graph'].map((each) => each['@id'])
        .filter(Boolean);
    expect(names(path)?.length).toBeGreaterThan(0);
    expect(names(`en/${path}`)).toEqual(names(path));
  }
});

test('the institute is described with its departments, its address and its office', () => {
  const institute = thing('index.html', 'ResearchOrganization');
  const { phone, email } = readContent<{ phone: string; email: string }>('data/site.json');
  expect(institute).toMatchObject({ '@id': `${origin}/#institute`, telephone: phone, email });
  const departments = institute.department as Thing[];
  expect(departments.length).toBe(11);
  for (const { url } of departments) expect(graphs.has(fileAt(String(url)))).toBe(true);
});

test('a person has the profiles of the content', () => {
  const profilesOf = (id: string) =>
    readContent<{ profiles: Record<string, string> }>(`data/people/${id}.json`).profiles;
  const id = idsOf('data/people').find((each) => profilesOf(each).orcid) ?? '';
  const profiles = profilesOf(id);
  const person = thing(`person/${id}.html`, 'Person');
  expect(person.identifier).toBe(`https://orcid.org/${profiles.orcid}`);
  expect(person.sameAs).toHaveLength(Object.keys(profiles).length);
  expect(person.sameAs).toContain(person.identifier);
});

test('a news item has its headline and its day', () => {
  const [item] = newsOf('en');
  const article = thing(`en/news/${item?.id}.html`, 'NewsArticle');
  expect(article).toMatchObject({ headline: item?.title, inLanguage: 'en' });
  expect(article.datePublished).toBe(item?.date.split('.').reverse().join('-'));
});

test('a defence is an event in Kyiv’s time, with the dissertation and where to find its text', () => {
  const file = 'en/training/specialized/haiova.html';
  const { date, time } = readContent<{ date: string; time: string }>('data/defences/haiova.json');
  const event = thing(file, 'EducationEvent');
  expect(event.startDate).toBe(`${date.split('.').reverse().join('-')}T${time}:00+02:00`);
  const thesis = thing<{ '@id': string; encoding: { contentUrl: string } }>(file, 'Thesis');
  expect(event.workFeatured).toEqual({ '@id': thesis['@id'] });
  const tags = readPage(file).querySelectorAll('meta[name^=citation_]');
  const values = Object.fromEntries(tags.map((tag) => [tag.getAttribute('name'), tag.getAttribute('content')]));
  expect(values).toMatchObject({
    citation_title: readContent<{ title: string }>('en/defences/haiova.json').title,
    citation_author: readContent<{ name: string }>('en/people/haiova-uliana.json').name,
    citation_publication_date: date.split('.').reverse().join('/'),
    citation_dissertation_institution: readContent<{ logo: { text: string } }>('en/labels.json').logo.text,
    citation_pdf_url: thesis.encoding.contentUrl,
  });
  expect(builtFiles('.pdf')).toContain(fileAt(thesis.encoding.contentUrl));
});

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
  const { items } = readContent<{ items: { id: string; isbn?: string }[] }>('data/monographs.json');
  const books = graphs.get('publishing/monographs.html')?.['@graph'].filter((each) => each['@type'] === 'Book') ?? [];
  const isbns = new Map(books.map((book) => [String(book.url).split('#')[1], book.isbn]));
  expect(isbns).toEqual(new Map(items.map(({ id, isbn }) => [id, isbn])));
});

test('an article is told of with its journal, volume, issue and pages, under one name wherever it is named', () => {
  const name = 'Replacement of coke by pulverized coal at 160–185 kg/t: a plant campaign';
  const found = [...graphs.values()].flatMap((graph) => graph['@graph']).filter((each) => each.name === name);
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(found[0]).toMatchObject({
    '@type': 'ScholarlyArticle',
    datePublished: '2026',
    pagination: '211–222',
    url: 'https://doi.org/10.5555/aisr.2026.15.3.211',
    identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: '10.5555/aisr.2026.15.3.211' },
    isPartOf: { issueNumber: '3', isPartOf: { volumeNumber: '15', isPartOf: { '@type': 'Periodical' } } },
  });
});

/** Checks graphs against the declarations of schema-dts, which are made from the vocabulary itself. */
function mistakesIn(shapes: readonly Graph[]): string[] {
  const path = join(import.meta.dirname, 'structured-data.made.ts');
  const lines = shapes.map((graph) => `  ${JSON.stringify(graph)},`);
  const text = `import type { Graph } from 'schema-dts';\nexport const graphs: Graph[] = [\n${lines.join('\n')}\n];\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0, file }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${ts.flattenDiagnosticMessageText(messageText, '\n')} in ${text.split('\n')[line]?.slice(0, 300)}`;
  });
}

/** Types and properties, without values: things of one shape are checked once. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value as Thing);
  return `{${entries.map(([key, each]) => `${key}:${key === '@type' ? each : shapeOf(each)}`).join()}}`;
}
