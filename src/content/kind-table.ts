import type { Words } from '../lib/command/command-words.ts';
import type { Collection, FileKind, ItemKind, Kind } from './kind.ts';
import { kinds } from './kinds.ts';

/** Look-ups in the table of kinds, each made once. */

/** Every kind of content file. A file below `data/`, `ua/` or `en/` that is of none of them is an error. */
export const fileKinds: readonly FileKind[] = kinds.flatMap(({ facts, texts }) => [facts ?? [], texts ?? []].flat());

/** Every kind that has items. */
export const itemKinds: readonly ItemKind[] = kinds.filter((kind): kind is ItemKind => kind.items !== undefined);

/** The nouns of what is referred to and has no kind of its own: parts of pages and files. */
const otherNouns: Readonly<Record<string, Words>> = {
  course: { en: 'course', uk: 'навчальної дисципліни' },
  'year-event': { en: 'period or day', uk: 'періоду чи дня' },
  'department-kind': { en: 'kind of departments', uk: 'виду відділів' },
  specialty: { en: 'specialty', uk: 'спеціальності' },
  phase: { en: 'phase', uk: 'фази' },
  'campus-name': { en: 'name on the plan of the way', uk: 'назви на плані дороги' },
  building: { en: 'building', uk: 'корпусу' },
  'news-archive': { en: 'page of the news archive', uk: 'сторінки архіву новин' },
  section: { en: 'section of a page', uk: 'розділу сторінки' },
  namespace: { en: 'file of texts', uk: 'файлу текстів' },
  item: { en: 'entry', uk: 'елемента' },
};

const byName = new Map(kinds.map((kind) => [kind.name, kind]));
const byFileKind = new Map(
  kinds.flatMap((kind) => [kind.facts, kind.texts].map((file) => [file?.name, kind] as const)),
);

/** The kind with a name. @throws when there is none: names are the table's own */
function kindNamed(name: string): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`There is no kind of content called ${name}.`);
  return kind;
}

/** The kind that a kind of file belongs to. */
export function kindOfFile({ name }: FileKind): Kind {
  const kind = byFileKind.get(name);
  if (!kind) throw new Error(`No kind of content has files called ${name}.`);
  return kind;
}

/** The kind of items with a name. @throws when there is none: names are the table's own */
export function itemKindNamed(name: string): ItemKind {
  const kind = itemKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`There are no items called ${name}.`);
  return kind;
}

/** The kinds that go by a name: one kind, or those of a group. */
export function kindsCalled(name: string): readonly ItemKind[] {
  return itemKinds.filter((kind) => kind.name === name || kind.items.group === name);
}

/** The name that references and messages use for the items of a kind. */
export function referenceName({ name, items }: ItemKind): string {
  return items.group ?? name;
}

/** The groups of kinds that share a name, each with its kinds. */
export const kindGroups: ReadonlyMap<string, readonly ItemKind[]> = new Map(
  itemKinds.flatMap(({ items: { group } }) => (group ? [[group, kindsCalled(group)] as const] : [])),
);

/** The names of the kinds whose items values of a format refer to; of what is no kind, its own: `unit-id`, `specialty-id`. */
export function kindsOfFormat(format: string | undefined): readonly string[] | undefined {
  const [, name] = /^(.+)-id$/.exec(format ?? '') ?? [];
  if (name === undefined) return undefined;
  const kinds = kindsCalled(name).map((kind) => kind.name);
  return kinds.length > 0 ? kinds : [name];
}

/** The word for a kind, a group of kinds or another thing that is referred to. */
export function nounOf(name: string): Words {
  const nouns = kindsCalled(name).map(({ items }) => items.noun);
  const words = nouns.length > 0 ? { en: anyOf(nouns, 'en', 'or'), uk: anyOf(nouns, 'uk', 'чи') } : otherNouns[name];
  if (!words) throw new Error(`There is no word for ${name}.`);
  return words;
}

function anyOf(nouns: readonly Words[], language: keyof Words, or: string): string {
  const words = nouns.map((noun) => noun[language]);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} ${or} ${last}` : last;
}

/** The keys under which a thing of a kind may have its title, the likeliest first. */
export function titleKeys({ items }: Kind): string[] {
  return [items?.page?.title ?? [], items?.names ?? [], 'title', 'name', 'heading'].flat();
}

/** Tells if the items of a kind have files of their own, named for them. */
export function hasOwnFiles({ items }: ItemKind): boolean {
  return items.facts === 'own';
}

/** Tells if the items of a kind are in lists of several files: news by year, publications. */
export function isSplit({ facts, items }: Kind): boolean {
  const place = items?.facts;
  return typeof place === 'object' && 'list' in place && !place.of && (facts?.path.includes('*') ?? false);
}

/** The id of the file that has the facts of a kind's items, where they are in one of several. */
export function factsFileOf({ items: { facts } }: ItemKind): string | undefined {
  return typeof facts === 'object' && 'file' in facts ? facts.file : undefined;
}

/** The kind and the collection that a route names. */
export function collectionNamed(name: string | undefined): { kind: ItemKind; collection: Collection } | undefined {
  for (const kind of itemKinds) {
    const collection = kind.items.collections?.find((each) => each.name === name);
    if (collection) return { kind, collection };
  }
  return undefined;
}

/** The names of all collections. */
export const collectionNames: readonly string[] = itemKinds.flatMap(
  ({ items }) => items.collections?.map(({ name }) => name) ?? [],
);

/** The kind of file in which the facts, or the texts, of a kind's items are. */
export function fileKindOf(kind: ItemKind, part: 'facts' | 'texts'): FileKind | undefined {
  const place = kind.items[part];
  const owner = typeof place === 'object' && place.of ? kindNamed(place.of) : kind;
  return place && owner[part];
}
