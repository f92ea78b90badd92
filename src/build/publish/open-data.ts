import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../../compile/compile-context.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { isPublishingKey } from '../../content/drafts.ts';
import type { FieldWords } from '../../content/field-words.ts';
import { type Item, itemFacts, itemTexts, itemValue } from '../../content/items.ts';
import type { FileKind, ItemKind, ItemPlace, OpenData } from '../../content/kind.ts';
import { fileKindOf, hasOwnFiles, itemKinds } from '../../content/kind-table.ts';
import { itemsInOrder, sitePages } from '../../content/page-list.ts';
import { exceptionsFile, schemaOf } from '../../content/schema/schema-store.ts';
import { asList } from '../../content/unknown-value.ts';
import { languages } from '../../lib/language/languages.ts';
import { compareText } from '../../lib/text/compare-text.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** A record: the facts of an item and its texts, as the content has them, with the addresses of its page and pictures. */
interface Row {
  id: string;
  pages: Record<string, string>;
  /** The files of the pictures that the record names, by their path in the content. */
  images?: Record<string, string>;
  data: object;
  /** Its texts by the code of their language. */
  [language: string]: unknown;
}

/** The sources of a dataset. */
interface DatasetSource {
  /** The file's name: `people`, `news-2026`. */
  name: string;
  kind: ItemKind;
  openData: OpenData;
  /** The year, of a kind whose items have a file for each. */
  year?: string;
  /** The content files that it holds. */
  paths: string[];
}

/** The datasets of every kind that is published: one for each, or one for each of its years, the newest first. */
export function openDatasets(tree: ContentTree): DatasetSource[] {
  return itemKinds.flatMap((kind): DatasetSource[] => {
    const { openData } = kind.items;
    if (!openData) return [];
    const files = [fileKindOf(kind, 'facts'), fileKindOf(kind, 'texts')].flatMap((each) =>
      each ? tree.filesOf(each.name) : [],
    );
    if (!kind.facts?.isYearly) return [{ name: openData.name, kind, openData, paths: files.map(({ path }) => path) }];
    const years = itemFacts(tree, kind)
      .map(({ file }) => file.id ?? '')
      .sort((a, b) => compareText(b, a));
    return years.map((year) => ({
      name: `${openData.name}-${year}`,
      kind,
      openData,
      year,
      paths: files.flatMap(({ id, path }) => (id === year ? [path] : [])),
    }));
  });
}

/** The index of the open data, and the schemas by which they are checked. */
export function openDataIndex(context: CompileContext): PublishedFile[] {
  const base = baseOf(context);
  const datasets = openDatasets(context.content.tree).filter((dataset) => itemsOf(context, dataset).length > 0);
  const index = {
    licence: context.content.site.dataLicence,
    datasets: datasets.map((dataset) => ({
      name: dataset.name,
      url: `${base}/${dataset.name}.json`,
      schema: schemaAddress(base, dataset),
      records: itemsOf(context, dataset).length,
    })),
  };
  return [
    publishedFile('data/index.json', index, prettyJson),
    ...schemaFiles(base, new Map(datasets.map(({ openData, kind }) => [openData.name, kind]))),
  ];
}

/** The content itself as open data: people, departments, laboratories, publications or the news of a year; no file for nothing. */
export function openDataFiles(context: CompileContext, dataset: DatasetSource): PublishedFile[] {
  const items = rowsOf(context, dataset);
  if (items.length === 0) return [];
  const $schema = schemaAddress(baseOf(context), dataset);
  const data = { $schema, licence: context.content.site.dataLicence, items };
  return [publishedFile(`data/${dataset.name}.json`, data, prettyJson)];
}

function baseOf({ content }: CompileContext): string {
  return `${content.site.origin}/data`;
}

function schemaAddress(base: string, { openData }: DatasetSource): string {
  return `${base}/schema/${openData.name}.schema.json`;
}

function itemsOf({ content: { tree } }: CompileContext, { kind, year }: DatasetSource): Item[] {
  if (hasOwnFiles(kind)) return itemsInOrder(tree, kind);
  return itemFacts(tree, kind).flatMap(({ file, items }) => (year === undefined || file.id === year ? items : []));
}

function rowsOf(context: CompileContext, dataset: DatasetSource): Row[] {
  const { kind, year, openData } = dataset;
  const { images, shownBy } = openData;
  const { tree } = context.content;
  const listPath = sitePages(tree).find(({ namespaces }) => namespaces[0] === shownBy?.namespace)?.path ?? '';
  const texts = languages.map(({ code }) => {
    const items = itemTexts(tree, kind, code, year).flatMap(({ items }) => items);
    return { code, byId: new Map(items.map((item) => [item.id, item])) };
  });
  return itemsOf(context, dataset).map((item): Row => {
    const data = publishedValue(context, item);
    const path = shownBy
      ? `${showingPage(context, data, shownBy, listPath)}#${item.id}`
      : context.path(kind.name, item.id);
    const words = texts.map(({ code, byId }) => [code, publishedValue(context, byId.get(item.id) ?? item)]);
    return {
      id: item.id,
      ...addresses(context, path, namedImages(data, images)),
      data,
      ...Object.fromEntries(words),
    };
  });
}

/** The list that an item with these facts is on, or else the page of the first person whom they name. */
function showingPage(
  context: CompileContext,
  facts: Record<string, unknown>,
  { listed: [fact, value], people }: NonNullable<OpenData['shownBy']>,
  listPath: string,
): string {
  const named = facts[fact] === value ? undefined : asList(facts[people]).find((each) => typeof each === 'string');
  return named === undefined ? listPath : context.path('person', named);
}

/** An item as the content has it. A file names its schema by a path of the project; published, by an address. */
function publishedValue({ content }: CompileContext, item: Item): Record<string, unknown> {
  const { file } = item;
  const { draft, publishFrom, publishUntil, ...value } = itemValue({
    ...item,
    file: { ...file, value: content.file(file.path) },
  });
  if (item.pointer !== '') return value;
  return { ...value, $schema: `${content.site.origin}/data/schema/${String(value.$schema).split('/').at(-1)}` };
}

function namedImages(facts: Record<string, unknown>, keys: readonly string[]): string[] {
  return keys.flatMap((key) => [facts[key] ?? []].flat()).map(String);
}

function addresses(context: CompileContext, path: string, images: string[]): Pick<Row, 'pages' | 'images'> {
  const { origin } = context.content.site;
  return {
    pages: Object.fromEntries(languages.map(({ code, prefix }) => [code, origin + prefix + path])),
    ...(images.length && {
      images: Object.fromEntries(images.map((image) => [image, origin + context.image(image).src])),
    }),
  };
}

const schemaDir = join(import.meta.dirname, '../../../content/schema');

/** The words for editors, of which readers of the data need no more than the description. */
const editorWords = {
  labelUk: 'string',
  labelEn: 'string',
  helpUk: 'string',
  choiceWords: 'object',
} satisfies Record<keyof Omit<FieldWords, 'description'>, 'string' | 'object'>;

/** True for words of a field; a field of the same name is an object with a type. */
function isEditorWord(key: string, value: unknown): boolean {
  return typeof value === (editorWords as Readonly<Record<string, string>>)[key];
}

/** The schemas of the facts and texts of a record, below `/data/schema/`. */
interface Schemas {
  data: string;
  texts: string;
}

/**
 * The schemas of the content, and one for each kind of dataset that combines them.
 * @param base the address of the open data
 * @param kinds the kinds by the names of their datasets
 */
function schemaFiles(base: string, kinds: ReadonlyMap<string, ItemKind>): PublishedFile[] {
  const schemas = [...kinds].map(([name, kind]) => [name, schemasOf(kind)] as const);
  const ofItems = schemas.flatMap(([, { data, texts }]) => [data, texts].map((each) => each.split('#')[0]));
  const used = new Set([...ofItems, exceptionsFile]);
  return [
    ...schemas.map(([name, own]) =>
      publishedFile(
        `data/schema/${name}.schema.json`,
        datasetSchema(`${base}/schema/${name}.schema.json`, own),
        prettyJson,
      ),
    ),
    ...readdirSync(schemaDir)
      .filter((name) => used.has(name))
      .map((name) => {
        const schema: object = JSON.parse(readFileSync(join(schemaDir, name), 'utf8'), (key, value) =>
          isEditorWord(key, value) || isPublishingKey(key) ? undefined : value,
        );
        return publishedFile(`data/schema/${name}`, { $id: `${base}/schema/${name}`, ...schema }, prettyJson);
      }),
  ];
}

function schemasOf(kind: ItemKind): Schemas {
  return {
    data: itemSchema(fileKindOf(kind, 'facts'), kind.items.facts),
    texts: itemSchema(fileKindOf(kind, 'texts'), kind.items.texts),
  };
}

/** The schema of an item, below `/data/schema/`: that of its file, or a definition in it. */
function itemSchema(fileKind: FileKind | undefined, place: ItemPlace | undefined): string {
  if (!fileKind) return '';
  const file = `${fileKind.name}.schema.json`;
  if (typeof place !== 'object' || !('list' in place)) return file;
  return `${file}${schemaOf(fileKind.name).properties?.[place.list]?.items?.$ref ?? ''}`;
}

const codes = languages.map(({ code }) => code);

function datasetSchema($id: string, { data, texts }: Schemas): object {
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
          required: ['id', 'pages', 'data', ...codes],
          additionalProperties: false,
          properties: {
            id: { type: 'string' },
            pages: { ...address, description: 'The page of the record in each language.' },
            images: {
              ...address,
              description: 'The files of its pictures, by the names that the record has for them.',
            },
            data: { $ref: data },
            ...Object.fromEntries(codes.map((code) => [code, { $ref: texts }])),
          },
        },
      },
    },
  };
}

/** Writes a value as people like to read it. */
function prettyJson(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
