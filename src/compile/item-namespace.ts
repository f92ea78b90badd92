import type { FileKind } from '../content/file-kind.ts';
import type { ItemKind, ItemPlace } from '../content/kind.ts';
import { fileKindOf, kindsCalled, nounOf } from '../content/kind-table.ts';
import { resolveSchema, type Schema, schemaOf } from '../content/schema/schema-store.ts';
import { isObject } from '../content/unknown-value.ts';
import type { PageLink } from '../namespaces/entries.ts';
import { asIsoDate } from '../text/iso-date.ts';
import type { CompileContext } from './compile-context.ts';

/**
 * The namespace of an item without a function of its own: its facts and texts, converted as the schema says of each value.
 * Markdown becomes HTML, an image its files, a date ISO 8601, an id the link to what it names.
 */
export function itemNamespace(context: CompileContext, kind: ItemKind, id: string): object {
  const { content, language } = context;
  const [data, texts] = [fileKindOf(kind, 'facts'), fileKindOf(kind, 'texts')];
  if (!data) throw new Error(`A ${kind.name} has no facts.`);
  return {
    ...compile(context, schemaOfItem(data, kind.items.facts), content.item<Record<string, unknown>>(kind, id)),
    ...(texts && compile(context, schemaOfItem(texts, kind.items.texts), content.itemTexts(kind, language, id))),
  };
}

/** The schema of an item with the schema that its references are found in. */
interface ItemSchema {
  schema: Schema;
  root: Schema;
}

function schemaOfItem({ name }: FileKind, place: ItemPlace | undefined): ItemSchema {
  const root = schemaOf(name);
  const whole = resolveSchema(root, root);
  if (typeof place !== 'object') return { schema: whole, root };
  const items = 'list' in place ? whole.properties?.[place.list]?.items : whole.properties?.[place.map];
  return { schema: resolveSchema(items ?? {}, root), root };
}

function compile(context: CompileContext, { schema, root }: ItemSchema, value: object): Record<string, unknown> {
  const { $schema: _, ...rest } = value as Record<string, unknown>;
  const entries = Object.entries(rest).map(([key, member]): [string, unknown] => {
    return [key, compileValue(context, schema.properties?.[key] ?? {}, root, member)];
  });
  return Object.fromEntries(entries);
}

function compileValue(context: CompileContext, given: Schema, root: Schema, value: unknown): unknown {
  const schema = resolveSchema(given, root);
  if (Array.isArray(value)) {
    return value.map((item) => compileValue(context, { format: schema.format, ...schema.items }, root, item));
  }
  if (isObject(value)) return compile(context, { schema, root }, value);
  return typeof value === 'string' ? compileText(context, schema.format, value) : value;
}

function compileText(context: CompileContext, format: string | undefined, value: string): unknown {
  switch (format) {
    case 'markdown':
      return context.html(value);
    case 'image':
      return context.image(value);
    case 'href':
      return context.href(value);
    case 'date-text':
      return asIsoDate(value);
    case 'document-id':
      return context.documentEntry(value);
    default:
      return format?.endsWith('-id') ? itemLink(context, format.slice(0, -'-id'.length), value) : value;
  }
}

/** The link to an item that an id names, or the id where its kind has no pages. */
function itemLink(context: CompileContext, name: string, id: string): PageLink | string {
  const kind = kindsCalled(name).find((each) => context.content.hasItem(each, id));
  if (!kind?.items.page) return id;
  const texts = context.content.itemTexts<Record<string, unknown>>(kind, context.language, id);
  const label = String(texts[kind.items.page.title] ?? nounOf(name).en);
  return { href: context.href(context.path(kind.name, id)), label };
}
