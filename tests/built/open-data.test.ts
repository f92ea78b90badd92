import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { idsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readBuilt, readPage } from './support/site.ts';

interface Row {
  id: string;
  pages: Record<string, string>;
  images?: Record<string, string>;
  data: object;
  ua: object;
  en: object;
}
interface Dataset {
  $schema: string;
  licence: string;
  items: Row[];
}

const read = <Value>(path: string) => JSON.parse(readBuilt(path)) as Value;
const index = read<{ licence: string; datasets: { name: string; url: string; schema: string; records: number }[] }>(
  'data/index.json',
);
const files = new Set(builtFiles(''));

test('the index names every file and how much is in it', () => {
  const published = builtFiles('.json').filter((path) => /^data\/[^/]+\.json$/.test(path));
  expect([...index.datasets.map(({ url }) => fileAt(url)), 'data/index.json'].sort()).toEqual(published);
  for (const { url, records, schema } of index.datasets) {
    const { items, $schema, licence } = read<Dataset>(fileAt(url));
    expect(items).toHaveLength(records);
    expect($schema).toBe(schema);
    expect(licence).toBe(index.licence);
  }
});

test('every file fits its published schema, and what is broken does not', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const path of files) if (/^data\/schema\/.*json$/.test(path)) ajv.addSchema(read<object>(path));
  for (const { url, schema } of index.datasets) {
    const dataset = read<Dataset>(fileAt(url));
    const validate = ajv.getSchema(schema);
    expect(validate?.(dataset), `${url}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
    const [first, ...rest] = dataset.items;
    for (const part of ['data', 'ua', 'en'] as const) {
      const broken = { ...dataset, items: [{ ...first, [part]: { ...first?.[part], invented: 1 } }, ...rest] };
      expect(validate?.(broken), `${url}: ${part}`).toBe(false);
    }
  }
});

test('the records are the content, with living addresses', () => {
  const dataset = (name: string) => read<Dataset>(`data/${name}.json`).items;
  expect(dataset('people').map(({ id }) => id)).toEqual(idsOf('data/people'));
  expect([...dataset('departments')].map(({ id }) => id).sort()).toEqual(idsOf('data/departments'));
  const [person] = dataset('people');
  const { $schema: _, ...texts } = readContent<{ $schema: string }>(`en/people/${person?.id}.json`);
  expect(person?.en).toMatchObject(texts);
  for (const { name } of index.datasets) {
    for (const { pages, images = {} } of dataset(name)) {
      expect(Object.keys(pages)).toEqual(['ua', 'en']);
      for (const { hash, pathname } of Object.values(pages).map((page) => new URL(page))) {
        if (hash) expect(readBuilt(fileAt(pathname)), `${pathname}${hash}`).toContain(`id="${hash.slice(1)}"`);
      }
      for (const address of [...Object.values(pages), ...Object.values(images)]) {
        expect(files.has(fileAt(address)), address).toBe(true);
      }
    }
  }
});

test.each([
  ['', 'uk'],
  ['en/', 'en'],
])('the page %sdata explains them; every page leads there', (prefix, tag) => {
  const page = readPage(`${prefix}data.html`);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(tag);
  const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  for (const { url } of index.datasets.filter(({ name }) => !name.startsWith('news'))) {
    expect(links).toContain(new URL(url).pathname);
  }
  for (const link of links.filter((each) => each.startsWith('/'))) expect(files.has(fileAt(link)), link).toBe(true);
  expect(links).toContain(`/${prefix}feed.xml`);
  expect(links.some((link) => link.startsWith(index.licence))).toBe(true);
  const footer = readPage(`${prefix}contacts.html`).querySelectorAll('footer a');
  expect(footer.map((link) => link.getAttribute('href'))).toContain(`/${prefix}data`);
});
