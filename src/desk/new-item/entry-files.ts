import { join } from 'node:path';
import { pathOf } from '../../content/content-path.ts';
import { type ContentTree, filesByPath } from '../../content/content-tree.ts';
import { editedText, insertValue, removeValues } from '../../content/edit.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import type { ItemKind } from '../../content/kind.ts';
import { fileKindOf, isSplit, itemKindNamed } from '../../content/kind-table.ts';
import { routeTable } from '../../content/page-list.ts';
import { resolveSchema } from '../../content/schema/schema-store.ts';
import { emptyValue } from '../../content/schema/schema-values.ts';
import { asList, asObject, asText, isObject } from '../../content/unknown-value.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import { isoDate } from '../../lib/text/days.ts';
import { toSlug } from '../../lib/text/romanize.ts';
import { itemSchema, titleKey } from './needs.ts';

/** The parts of an entry as they stand in files: its facts, and its texts in each language. */
export type EntryParts = Partial<Record<'data' | LanguageCode, unknown>>;

/** A value and where it goes: into a list or a map of a file, or a file of its own. */
export interface Placement {
  /** The file, below the content folder. */
  path: string;
  value: unknown;
  /** The key of the list or map; a file of its own has none. */
  list?: string;
  /** The key of the value in a map. */
  key?: string;
  /** True if it goes before another value of the list; without it, before all. */
  isBefore?: (other: Record<string, unknown>) => boolean;
  /** The value of the file, if it is not there yet. */
  newFile?: Record<string, unknown>;
}

/** The files of an entry with all that stands in them, and the route of its page if it needs one of its own. */
export function placementsOf(tree: ContentTree, kind: ItemKind, id: string, parts: EntryParts): Placement[] {
  const facts = asObject(parts.data);
  const isBefore = orderOf(tree, kind, facts);
  const own = [undefined, ...languageCodes].flatMap((language): Placement[] => {
    const place = itemSchema(kind, language ? 'texts' : 'facts');
    const path = pathOfPart(kind, id, facts, language);
    const value = parts[language ?? 'data'];
    if (!place || path === undefined || value === undefined) return [];
    const { fileKind, root, list } = place;
    if (list === undefined) return [{ path, value }];
    const $schema = schemaPath(path, fileKind.name);
    return [{ path, value, list, newFile: emptyValue(resolveSchema(root, root), root, { $schema }), isBefore }];
  });
  const titles = (language: LanguageCode) => asText(asObject(parts[language])[titleKey(kind)]) ?? '';
  return [...own, ...routeLikeLast(tree, kind, id, titles)];
}

/** The path from a file to its schema. */
export function schemaPath(path: string, kindName: string): string {
  return `${'../'.repeat(path.split('/').length - 1)}schema/${kindName}.schema.json`;
}

/** The path of the file for a part of an entry. Where there are several, the year of its facts decides, or the folder of its picture. */
export function pathOfPart(
  kind: ItemKind,
  id: string,
  facts: Readonly<Record<string, unknown>>,
  language: LanguageCode | undefined,
): string | undefined {
  const place = itemSchema(kind, language ? 'texts' : 'facts');
  if (!place) return undefined;
  if (place.list === undefined) return pathOf(place.fileKind, language, id);
  const { order } = kind.items;
  const key = order && 'newestFirst' in order ? order.newestFirst : undefined;
  const year = /(?<!\d)\d{4}(?!\d)/.exec(String((key && facts[key]) ?? ''))?.[0] ?? String(new Date().getFullYear());
  const folder = asText(facts.image)?.split('/', 1)[0] || 'other';
  return pathOf(place.fileKind, language, isSplit(kind) ? (key === undefined ? folder : year) : undefined);
}

/** Newest first, where a day or a year says so; entries with pages before the others, all else after them. */
function orderOf(tree: ContentTree, kind: ItemKind, facts: Record<string, unknown>): Required<Placement>['isBefore'] {
  const { order, page } = kind.items;
  if (!order || !('newestFirst' in order)) return () => page !== undefined;
  const { newestFirst: key } = order;
  const dayOf = (value: unknown) => isoDate(String(value ?? '')) ?? String(value ?? '');
  const day = dayOf(facts[key]);
  const path = pathOfPart(kind, '', facts, undefined);
  const file = path === undefined ? undefined : filesByPath(tree).get(path);
  const items = asList(asObject(file?.value)[itemSchema(kind, 'facts')?.list ?? '']).map(asObject);
  const days = new Map(items.map((item) => [item.id, dayOf(item[key])]));
  return ({ id }) => (days.get(id) ?? '') <= day;
}

/** The routes of a kind's pages, in their order. */
export function routesOf(tree: ContentTree, kind: ItemKind): Record<string, unknown>[] {
  const collections = (kind.items.collections ?? []).filter(({ pages }) => !pages).map(({ name }) => name);
  return routeTable(tree).filter(({ collection }) => collections.includes(asText(collection) ?? ''));
}

/** The route of a page where each entry has one of its own, as laboratories do: like that of the last one, and after it. */
function routeLikeLast(tree: ContentTree, kind: ItemKind, id: string, titleIn: (language: LanguageCode) => string) {
  const routes = routesOf(tree, kind);
  const last = routes.at(-1);
  const other = asText(last?.item);
  // Where a route with `{id}` shows all entries there is nothing to add.
  if (!last || !other || routes.some(({ item }) => item === undefined || item === id)) return [];
  const value = routeLike(last, other, id);
  const all = routeTable(tree);
  const next = all[all.indexOf(last) + 1];
  const route = itemKindNamed('route');
  const [facts, texts] = [fileKindOf(route, 'facts'), fileKindOf(route, 'texts')];
  if (!facts || !texts) return [];
  const isBefore = (each: Record<string, unknown>) => next !== undefined && each.id === next.id;
  return [
    { path: pathOf(facts), list: 'routes', value, isBefore },
    ...languageCodes.map((language) => ({
      path: pathOf(texts, language),
      list: 'routes',
      key: String(value.id),
      value: { title: titleIn(language), description: '' },
    })),
  ];
}

/** The route of another entry, by that of one. */
function routeLike(route: Record<string, unknown>, item: string, id: string): Record<string, unknown> {
  const whole = new RegExp(`(?<![a-z0-9])${item.replace(/[^\w-]/g, '')}(?![a-z0-9])`, 'g');
  const like = (value: unknown) => String(value).replace(whole, id);
  const own = like(route.id);
  const path = like(route.path);
  return {
    ...route,
    // A route that is not named for its entry gives its name and its place to those of others.
    id: own === route.id ? `${own}-${id}` : own,
    path: path === route.path ? path.replace(/[^/]*$/, id) : path,
    item: id,
    namespaces: asList(route.namespaces).map(like),
  };
}

/**
 * The texts of files with values put into them; every other character stays.
 * @param textOf the text of a file as it is, if it is there
 * @throws CommandError when a file of its own is there already, or a list cannot be read
 */
export function withPlacements(
  placements: readonly Placement[],
  textOf: (path: string) => string | undefined,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const placement of placements) {
    const { path, list, value, newFile } = placement;
    const before = texts.get(path) ?? textOf(path);
    if (list !== undefined) texts.set(path, insertEntry(before ?? printed(newFile), { ...placement, list }));
    else if (before === undefined) texts.set(path, printed(value));
    else throw new CommandError({ en: `There is a file ${path} already.`, uk: `Файл ${path} вже є.` });
  }
  return texts;
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

type ListedPlacement = Placement & { list: string };

function insertEntry(text: string, { path, list, key, value, isBefore = () => true }: ListedPlacement): string {
  const { document, pointer, entries } = entriesOf(text, path, list, key !== undefined);
  if (key !== undefined && entries.some(([name]) => name === key)) {
    throw new CommandError({ en: `${path} has an entry ${key} already.`, uk: `У ${path} вже є запис ${key}.` });
  }
  const index = entries.find(([, other]) => isBefore(asObject(other)))?.[0] ?? '-';
  return editedText(document, [insertValue(document, joinPointer(pointer, key ?? index), value)]);
}

/**
 * Takes a value out of the list or the map of a file.
 * @returns undefined when it is not there as it was put in
 */
export function withoutPlacement(text: string, { path, list, key, value }: ListedPlacement): string | undefined {
  const { document, pointer, entries } = entriesOf(text, path, list, key !== undefined);
  const wanted = JSON.stringify(value);
  const own = entries.find(([name, each]) => (key ?? name) === name && JSON.stringify(each) === wanted);
  return own && editedText(document, removeValues(document, new Set([joinPointer(pointer, own[0])])));
}

/**
 * The entries of a list by index, or of a map by key.
 * @throws CommandError when the file cannot be read, or has no such list or map
 */
function entriesOf(text: string, path: string, list: string, isMap: boolean) {
  const document = new JsonDocument(new SourceFile(path, text));
  const around = asObject(document.value)[list];
  if (document.parses && (isMap ? isObject(around) : Array.isArray(around))) {
    return { document, pointer: joinPointer('', list), entries: Object.entries(around as object) };
  }
  throw new CommandError({
    en: `${path} cannot be read. Fix it first: npm run check`,
    uk: `${path} не вдається прочитати. Спершу виправте його: npm run check`,
  });
}

/** The folder of a kind's pictures or documents, as the table of kinds has it. */
export function assetFolder(kindName: string, facts: Readonly<Record<string, unknown>>): string {
  const { assets } = itemKindNamed(kindName).items;
  if (!assets) throw new Error(`The table of kinds has no folder for the files of ${kindName}.`);
  if (typeof assets === 'string') return assets;
  return assets.folders[String(facts[assets.by])] ?? '';
}

const longestName = 100;

/**
 * The name of a copy: that of the file, in letters that are valid in an address.
 * @param number tells it from others of the same name
 */
export function copyName(folder: string, name: string, ending: string, number = 1): string {
  const stem = toSlug(name).slice(0, longestName).replace(/-$/, '') || 'file';
  const numbered = number > 1 ? `${stem}-${number}` : stem;
  return join(folder, numbered + ending.toLowerCase()).replaceAll('\\', '/');
}
