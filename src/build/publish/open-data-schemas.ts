import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublishingKey } from '../../content/drafts.ts';
import type { FieldWords } from '../../content/field-words.ts';
import type { FileKind, ItemKind, ItemPlace } from '../../content/kind.ts';
import { fileKindOf } from '../../content/kind-table.ts';
import { exceptionsFile, schemaOf } from '../../content/schema/schema-store.ts';
import { languages } from '../../lib/language/languages.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

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
export function schemaFiles(base: string, kinds: ReadonlyMap<string, ItemKind>): PublishedFile[] {
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
export function prettyJson(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
