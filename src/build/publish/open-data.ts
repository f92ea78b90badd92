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

/** The datasets of every kind that is published: one for each, or one for each of its years, the newest first. */
export function openDatasets(tree: ContentTree) {
  return itemKinds.flatMap((kind) => {
    const { openData } = kind.items;
    if (!openData) return [];
    const files = [fileKindOf(kind, 'facts'), fileKindOf(kind, 'texts')].flatMap((each) =>
      each ? tree.filesOf(each.name) : [],
    );
    const ids = kind.facts?.isYearly ? itemFacts(tree, kind).map(({ file }) => file.id ?? '') : [undefined];
    const years = ids.sort((a = '', b = '') => compareText(b, a));
    return years.map((year) => ({
      /** The file's name: `people`, `news-2026`. */
      name: [openData.name, ...(year ? [year] : [])].join('-'),
      kind,
      openData,
      /** The year, of a kind whose items have a file for each. */
      year,
      /** The content files that it holds. */
      paths: files.filter(({ id }) => year === undefined || id === year).map(({ path }) => path),
    }));
  });
}

type Dataset = ReturnType<typeof openDatasets>[number];

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
export function openDataFiles(context: CompileContext, dataset: Dataset): PublishedFile[] {
  const items = rowsOf(context, dataset);
  if (items.length === 0) return [];
  const $schema = schemaAddress(baseOf(context), dataset);
  const data = { $schema, licence: context.content.site.dataLicence, items };
  return [publishedFile(`data/${dataset.name}.json`, data, prettyJson)];
}

function baseOf({ content }: CompileContext): string {
  return `${content.site.origin}/data`;
}

function schemaAddress(base: string, { openData }: Dataset): string {
  return `${base}/schema/${openData.name}.schema.json`;
}

function itemsOf({ content: { tree } }: CompileContext, { kind, year }: Dataset): Item[] {
  if (hasOwnFiles(kind)) return itemsInOrder(tree, kind);
  return itemFacts(tree, kind).flatMap(({ file, items }) => (year === undefined || file.id === year ? items : []));
}

/** The records: the facts of each item and its texts, as the content has them, with the addresses of its page and pictures. */
function rowsOf(context: CompileContext, dataset: Dataset): object[] {
  const { kind, year, openData } = dataset;
  const { tree, site } = context.content;
  const { images: imageKeys, shownBy } = openData;
  const listPath = sitePages(tree).find(({ namespaces }) => namespaces[0] === shownBy?.namespace)?.path ?? '';
  const texts = languages.map(({ code }) => {
    const items = itemTexts(tree, kind, code, year).flatMap(({ items }) => items);
    return { code, byId: new Map(items.map((item) => [item.id, item])) };
  });
  return itemsOf(context, dataset).map((item) => {
    const data = publishedValue(context, item);
    const path = shownBy
      ? `${showingPage(context, data, shownBy, listPath)}#${item.id}`
      : context.path(kind.name, item.id);
    const images = imageKeys.flatMap((key) => [data[key] ?? []].flat()).map(String);
    const words = texts.map(({ code, byId }) => [code, publishedValue(context, byId.get(item.id) ?? item)]);
    return {
      id: item.id,
      pages: Object.fromEntries(languages.map(({ code, prefix }) => [code, site.origin + prefix + path])),
      // The files of the pictures that the record names, by their path in the content.
      ...(images.length && {
        images: Object.fromEntries(images.map((image) => [image, site.origin + context.image(image).src])),
      }),
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

const schemaDir = join(import.meta.dirname, '../../../content/schema');

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

/**
 * The schemas of the content, and one for each kind of dataset that combines them.
 * @param base the address of the open data
 * @param kinds the kinds by the names of their datasets
 */
function schemaFiles(base: string, kinds: ReadonlyMap<string, ItemKind>): PublishedFile[] {
  const schemas = [...kinds].map(([name, kind]) => ({
    path: `schema/${name}.schema.json`,
    data: itemSchema(fileKindOf(kind, 'facts'), kind.items.facts),
    texts: itemSchema(fileKindOf(kind, 'texts'), kind.items.texts),
  }));
  const used = new Set([...schemas.flatMap(({ data, texts }) => [data, texts]), exceptionsFile]);
  const names = new Set([...used].map((each) => each.split('#')[0]));
  return [
    ...schemas.map(({ path, data, texts }) =>
      publishedFile(`data/${path}`, datasetSchema(`${base}/${path}`, data, texts), prettyJson),
    ),
    ...readdirSync(schemaDir)
      .filter((name) => names.has(name))
      .map((name) => {
        const schema: object = JSON.parse(readFileSync(join(schemaDir, name), 'utf8'), (key, value) =>
          isEditorWord(key, value) || isPublishingKey(key) ? undefined : value,
        );
        return publishedFile(`data/schema/${name}`, { $id: `${base}/schema/${name}`, ...schema }, prettyJson);
      }),
  ];
}

/** The schema of an item, below `/data/schema/`: that of its file, or a definition in it. */
function itemSchema(fileKind: FileKind | undefined, place: ItemPlace | undefined): string {
  if (!fileKind) return '';
  const file = `${fileKind.name}.schema.json`;
  if (typeof place !== 'object' || !('list' in place)) return file;
  return `${file}${schemaOf(fileKind.name).properties?.[place.list]?.items?.$ref ?? ''}`;
}

/** @param data the schema of the facts of a record, @param texts that of its texts */
function datasetSchema($id: string, data: string, texts: string): object {
  const codes = languages.map(({ code }) => code);
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

function prettyJson(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
