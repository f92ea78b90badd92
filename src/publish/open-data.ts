import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../compile/compile-context.ts';
import type { FileKind } from '../content/file-kind.ts';
import { type Item, itemFacts, itemTexts, itemValue } from '../content/items.ts';
import type { ItemKind, ItemPlace, OpenData } from '../content/kind.ts';
import { fileKindOf, hasOwnFiles, itemKinds } from '../content/kind-table.ts';
import { itemsInOrder, sitePages } from '../content/page-list.ts';
import { schemaOf } from '../content/schema/schema-store.ts';
import { asList } from '../content/unknown-value.ts';
import { type LanguageCode, languages } from '../language/languages.ts';
import { compareText } from '../text/compare-text.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

const schemaDir = join(import.meta.dirname, '../../content/schema');
/** The terms on which the data may be used. */
const licence = 'https://creativecommons.org/licenses/by/4.0/';

/** A record: the facts of an item and its texts, as the content has them, with the addresses of its page and pictures. */
interface Row {
  id: string;
  /** The page in each language. */
  pages: Record<string, string>;
  /** The files of the pictures that the record names, by their path in the content. */
  images?: Record<string, string>;
  data: object;
  ua: object;
  en: object;
}

interface Dataset {
  /** The file's name: `people`, `news-2026`. */
  name: string;
  /** The schemas of the facts and texts of a record, below `/data/schema/`. */
  schemas: { data: string; texts: string };
  rows: Row[];
}

/**
 * The content itself as open data: people, departments, laboratories, publications and the news of each year, with the
 * schemas by which it is checked, and an index of all.
 */
export function openData(contexts: ReadonlyMap<LanguageCode, CompileContext>): PublishedFile[] {
  const [context] = [...contexts.values()] as [CompileContext];
  const base = `${context.facts.site.origin}/data`;
  const datasets = itemKinds.flatMap((kind) => {
    const { openData } = kind.items;
    return openData ? datasetsOf(context, kind, openData) : [];
  });
  const index = {
    licence,
    datasets: datasets.map(({ name, rows }) => ({
      name,
      url: `${base}/${name}.json`,
      schema: `${base}/schema/${name.replace(/-\d+$/, '')}.schema.json`,
      records: rows.length,
    })),
  };
  return [
    publishedFile('data/index.json', index, pretty),
    ...datasets.map(({ name, rows }) => {
      const $schema = `${base}/schema/${name.replace(/-\d+$/, '')}.schema.json`;
      return publishedFile(`data/${name}.json`, { $schema, licence, items: rows }, pretty);
    }),
    ...schemaFiles(base, datasets),
  ];
}

/** The datasets of every kind that is published: one for each, or one for each of its years. */
function datasetsOf(context: CompileContext, kind: ItemKind, { name, images, shownBy }: OpenData): Dataset[] {
  const { tree } = context.facts;
  const schemas = {
    data: itemSchema(fileKindOf(kind, 'facts'), kind.items.facts),
    texts: itemSchema(fileKindOf(kind, 'texts'), kind.items.texts),
  };
  const listPath = sitePages(tree).find(({ namespaces }) => namespaces[0] === shownBy?.namespace)?.path ?? '';
  const texts = languages.map(
    ({ code }) =>
      new Map(itemTexts(tree, kind, code).flatMap(({ items }) => items.map((item) => [item.id, item] as const))),
  );
  const row = (item: Item): Row => {
    const data = publishedValue(context, item);
    const path = shownBy
      ? `${showingPage(context, data, shownBy.people, listPath)}#${item.id}`
      : context.path(kind.name, item.id);
    const [ua, en] = texts.map((byId) => publishedValue(context, byId.get(item.id) ?? item)) as [object, object];
    return { id: item.id, ...addresses(context, path, namedImages(data, images)), data, ua, en };
  };
  if (!kind.facts?.isYearly) {
    const items = hasOwnFiles(kind) ? itemsInOrder(tree, kind) : itemFacts(tree, kind).flatMap((file) => file.items);
    return [{ name, schemas, rows: items.map(row) }];
  }
  const years = [...itemFacts(tree, kind)].sort((a, b) => compareText(b.file.id ?? '', a.file.id ?? ''));
  return years.map(({ file, items }) => ({ name: `${name}-${file.id}`, schemas, rows: items.map(row) }));
}

/** The page of the first person whom facts name under a key, or else that of a list. */
function showingPage(context: CompileContext, facts: Record<string, unknown>, key: string, listPath: string): string {
  const named = asList(facts[key]).find((each) => typeof each === 'string');
  return named === undefined ? listPath : context.path('person', named);
}

/** The schema of an item, below `/data/schema/`: that of its file, or a definition in it. */
function itemSchema(fileKind: FileKind | undefined, place: ItemPlace | undefined): string {
  if (!fileKind) return '';
  const file = `${fileKind.name}.schema.json`;
  if (typeof place !== 'object' || !('list' in place)) return file;
  return `${file}${schemaOf(fileKind.name).properties?.[place.list]?.items?.$ref ?? ''}`;
}

/** An item as the content has it. A file names its schema by a path of the project; published, by an address. */
function publishedValue({ facts }: CompileContext, item: Item): Record<string, unknown> {
  const value = itemValue(item);
  if (item.pointer !== '') return value;
  return { ...value, $schema: `${facts.site.origin}/data/schema/${String(value.$schema).split('/').at(-1)}` };
}

function namedImages(facts: Record<string, unknown>, keys: readonly string[]): string[] {
  return keys.flatMap((key) => [facts[key] ?? []].flat()).map(String);
}

function addresses(context: CompileContext, path: string, images: string[]): Pick<Row, 'pages' | 'images'> {
  const { origin } = context.facts.site;
  return {
    pages: Object.fromEntries(languages.map(({ code, prefix }) => [code, origin + prefix + path])),
    ...(images.length && {
      images: Object.fromEntries(images.map((image) => [image, origin + context.image(image).src])),
    }),
  };
}

/** The schemas of the content, and one for each kind of dataset that combines them. */
function schemaFiles(base: string, datasets: readonly Dataset[]): PublishedFile[] {
  const kinds = new Map(datasets.map(({ name, schemas }) => [name.replace(/-\d+$/, ''), schemas]));
  const used = new Set(
    [...kinds.values()].flatMap(({ data, texts }) => [data, texts].map((each) => each.split('#')[0])),
  );
  return [
    ...[...kinds].map(([name, schemas]) =>
      publishedFile(
        `data/schema/${name}.schema.json`,
        datasetSchema(`${base}/schema/${name}.schema.json`, schemas),
        pretty,
      ),
    ),
    ...readdirSync(schemaDir)
      .filter((name) => used.has(name))
      .map((name) => {
        const schema = JSON.parse(readFileSync(join(schemaDir, name), 'utf8')) as object;
        return publishedFile(`data/schema/${name}`, { $id: `${base}/schema/${name}`, ...schema }, pretty);
      }),
  ];
}

function datasetSchema($id: string, { data, texts }: Dataset['schemas']): object {
  const address = { type: 'object', additionalProperties: { type: 'string', format: 'uri' } };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id,
    type: 'object',
    required: ['$schema', 'licence', 'items'],
    additionalProperties: false,
    properties: {
      $schema: { const: $id },
      licence: { type: 'string', format: 'uri' },
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'pages', 'data', 'ua', 'en'],
          additionalProperties: false,
          properties: {
            id: { type: 'string' },
            pages: { ...address, description: 'The page of the record in each language.' },
            images: {
              ...address,
              description: 'The files of its pictures, by the names that the record has for them.',
            },
            data: { $ref: data },
            ua: { $ref: texts },
            en: { $ref: texts },
          },
        },
      },
    },
  };
}

function pretty(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
