import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../compile/compile-context.ts';
import type { ContentValues } from '../compile/content-values.ts';
import type { openDataNames } from '../content/machine-files.ts';
import { type LanguageCode, languages } from '../language/languages.ts';
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
  const { content } = context;
  const base = `${content.site.origin}/data`;
  const datasets = [...collections(context), ...newsDatasets(context)];
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

function collections(context: CompileContext): Dataset[] {
  const { content } = context;
  const units = (isLaboratory: boolean) =>
    content.units
      .filter(({ kind }) => (kind === 'laboratory') === isLaboratory)
      .map((unit) =>
        row(context, unit.id, context.unitPath(unit), `${isLaboratory ? 'laboratories' : 'departments'}/${unit.id}`, [
          unit.drawing,
        ]),
      );
  const people = [...content.people].map(([id, { photo }]) =>
    row(context, id, `/person/${id}`, `people/${id}`, photo ? [photo] : []),
  );
  const schemas = (kind: string) => ({ data: `${kind}-data.schema.json`, texts: `${kind}-texts.schema.json` });
  const rows: Record<(typeof openDataNames)[number], Omit<Dataset, 'name'>> = {
    people: { schemas: schemas('person'), rows: people },
    departments: { schemas: schemas('department'), rows: units(false) },
    laboratories: { schemas: schemas('laboratory'), rows: units(true) },
    publications: {
      schemas: {
        data: 'monographs-data.schema.json#/definitions/MonographData',
        texts: 'monographs-texts.schema.json#/definitions/MonographTexts',
      },
      rows: content.has('data/monographs.json')
        ? listRows(context, 'monographs', ({ id }) => `/publishing/monographs#${id}`)
        : [],
    },
  };
  return Object.entries(rows).map(([name, dataset]) => ({ name, ...dataset }));
}

function newsDatasets(context: CompileContext): Dataset[] {
  const years = [...new Set(context.content.news.map(({ year }) => year))];
  return years.map((year) => ({
    name: `news-${year}`,
    schemas: {
      data: 'news-data.schema.json#/definitions/NewsItemData',
      texts: 'news-texts.schema.json#/definitions/NewsItemTexts',
    },
    rows: listRows(
      context,
      `news/${year}`,
      ({ id }) => `/news/${id}`,
      ({ imageUrl }) => [imageUrl ?? []].flat(),
    ),
  }));
}

/** The record of an item that has files of its own. */
function row(context: CompileContext, id: string, path: string, name: string, images: string[]): Row {
  const { content } = context;
  const whole = (folder: string) => withSchema(content, content.files.get(`${folder}/${name}.json`) as Schemed);
  return { id, ...addresses(context, path, images), data: whole('data'), ua: whole('ua'), en: whole('en') };
}

interface ListItem {
  id: string;
  imageUrl?: string | string[];
}

/** The records of items that stand in one file. */
function listRows(
  context: CompileContext,
  name: string,
  path: (item: ListItem) => string,
  images: (item: ListItem) => string[] = () => [],
): Row[] {
  const items = (folder: string) =>
    (context.content.files.get(`${folder}/${name}.json`) as { items: ListItem[] }).items;
  const texts = (folder: string) => new Map(items(folder).map((item) => [item.id, item]));
  const [ua, en] = [texts('ua'), texts('en')];
  return items('data').map((data) => ({
    id: data.id,
    ...addresses(context, path(data), images(data)),
    data,
    ua: ua.get(data.id) as ListItem,
    en: en.get(data.id) as ListItem,
  }));
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

interface Schemed {
  $schema: string;
}

/** A content file names its schema by a path of the project; published, by an address. */
function withSchema({ site }: ContentValues, value: Schemed): object {
  return { ...value, $schema: `${site.origin}/data/schema/${value.$schema.split('/').at(-1)}` };
}

/** The schemas of the content, and one for each kind of dataset that puts them together. */
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
