import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { type Item, type ItemFile, itemFiles, itemPointer } from '../../content/items.ts';
import {
  isPointerWithin,
  parentPointer,
  pointerParts,
  valueAt,
  withValueAt,
} from '../../content/json/json-pointer.ts';
import type { FileKind, Kind } from '../../content/kind.ts';
import { titleKeys } from '../../content/kind-table.ts';
import { kinds } from '../../content/kinds.ts';
import { ownFacts, writeFact } from '../../content/named-facts/named-facts.ts';
import { routeTable } from '../../content/page-list.ts';
import { schemaOf } from '../../content/schema/schema-store.ts';
import { schemaAt } from '../../content/schema/schema-values.ts';
import { asList, asObject, asText, isObject } from '../../content/unknown-value.ts';
import { valuesOfFormat } from '../../content/views/values.ts';
import { groupBy, oncePer } from '../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';

/** A part of a thing: its facts, or its texts in a language. */
export type PartName = 'data' | LanguageCode;

/** Tells if a word is the name of a part. */
export function isPartName(word: string): word is PartName {
  return word === 'data' || languageCodes.some((code) => code === word);
}

/** A field of a thing. */
export interface FieldPlace {
  part: PartName;
  pointer: string;
}

/** Where a part of a thing is. */
export interface Part {
  name: PartName;
  file: ContentFile;
  pointer: string;
  /** The key of its id, where that stands in the value. */
  idKey?: string;
  /** The key of other things in its file, which its value leaves out. */
  without?: string;
}

/** A thing that editors edit: a news item, a person, the footer. Its facts and texts lie in several files. */
export interface Thing {
  kind: Kind;
  /** The id of an item, the name of a text page, empty for a thing that is the only one of its kind. */
  id: string;
  parts: Part[];
  /** The thing by whose title it is called, having none: the route of a page of texts, the person who is a postgraduate. */
  namesake?: Thing | undefined;
  /** The words by which it is called without texts of its own: those of a fact, the caption beside a picture. */
  called?: Titles | undefined;
}

/** The number of parts the pointer of an item has that is within no other one: its list, its index, its key. */
const mostParts = 3;

/** The things of a content tree, by their names: `news/new-microscope`, `person/koval-olena`, `footer`. */
export const thingsIn = oncePer((tree: ContentTree): ReadonlyMap<string, Thing> => {
  const things = new Map<string, Thing>();
  const add = (kind: Kind, id: string, part: Part) => {
    const name = id ? `${kind.name}/${id}` : kind.name;
    const thing = things.get(name) ?? { kind, id, parts: [] };
    // Of two items with the same id the first one counts, as in references.
    if (!thing.parts.some((other) => other.name === part.name)) thing.parts.push(part);
    things.set(name, thing);
  };
  for (const kind of kinds) {
    const { items } = kind;
    for (const fileKind of [kind.facts ?? [], kind.texts ?? []].flat()) {
      const without = keyOfItems(kind, fileKind);
      for (const file of tree.filesOf(fileKind.name)) {
        const id = (kind.texts ?? fileKind).path.replace('*', file.id ?? '').replace('.json', '');
        if (without) add(pageAround(kind), id, { ...partOf(file, ''), without });
        else if (!items) add(kind, file.id ?? '', partOf(file, ''));
      }
    }
    if (items) for (const { id, part } of itemFiles(tree, { ...kind, items }).flatMap(itemParts)) add(kind, id, part);
  }
  const routes = new Map(
    routeTable(tree).map(({ id, namespaces }) => [asList(namespaces)[0], things.get(`route/${asText(id)}`)]),
  );
  for (const thing of things.values()) {
    thing.namesake = thing.kind.items ? personOf(things, thing) : routes.get(thing.id);
    // Without a page of its own it is called like the items.
    if (thing.parts.some(({ without }) => without)) thing.namesake ??= { kind: thing.kind, id: '', parts: [] };
    if (thing.kind.items && !thing.kind.texts && !thing.namesake) thing.called = calledOf(tree, thing);
  }
  return things;
});

/** The rest of files with items, as editors know it: a page of texts, with a lead, sections and labels. */
const pageAround = oncePer(({ items: _, ...kind }: Kind): Kind => ({ ...kind, name: 'text-page' }));

/** The key of the items in files that hold other values, too. */
function keyOfItems({ items }: Kind, { role, name }: FileKind): string | undefined {
  const place = role === 'data' ? items?.facts : items?.texts;
  if (typeof place !== 'object' || place.of) return undefined;
  const key = 'list' in place ? place.list : place.map;
  const keys = Object.keys(schemaOf(name).properties ?? {});
  return keys.some((each) => each !== key && !each.startsWith('$')) ? key : undefined;
}

/** The person whose id a thing has as its own. */
function personOf(things: ReadonlyMap<string, Thing>, { id, parts }: Thing): Thing | undefined {
  const own = parts.find(({ idKey }) => idKey);
  const format = own && schemaAt(own.file, `${own.pointer}/${own.idKey}`)?.format;
  return format === 'person-id' ? things.get(`person/${id}`) : undefined;
}

/** The words for a thing without texts, with its id: several may read the same. */
function calledOf(tree: ContentTree, thing: Thing): Titles | undefined {
  const fact = thing.kind.name === 'fact' && ownFacts(tree).get(thing.id);
  const { image } = factsOf(thing);
  const captionIn = (language: LanguageCode) =>
    valuesOfFormat(tree, 'image')
      .filter(({ file, value }) => file.language === language && value === image)
      .map(({ file, pointer }) => asText(asObject(valueAt(file.value, parentPointer(pointer))).caption))
      .find(Boolean);
  const words = (language: LanguageCode) =>
    fact ? writeFact(fact, { language }) : asText(image) && captionIn(language);
  const [ua, en] = [words('ua'), words('en')].map((each) => each && `${each} (${thing.id})`);
  return ua && en ? { ua, en } : undefined;
}

/** The value of a part. */
export function partValue(part: Part): unknown {
  return partIn(part.file.value, part);
}

/** The value of a part in another version of its file. */
export function partIn(file: unknown, { pointer, without }: Pick<Part, 'pointer' | 'without'>): unknown {
  const value = valueAt(file, pointer);
  if (without === undefined || !isObject(value)) return value;
  const { [without]: _, ...own } = value;
  return own;
}

/** The value of a part, with the names of other things in place of those that are in it: only what is a whole file has any. */
export function ownValue(things: ReadonlyMap<string, Thing>, part: Part): unknown {
  if (part.pointer !== '' || part.without) return partValue(part);
  const inner = (partsByFile(things).get(part.file.path) ?? []).filter((each) => each.part.pointer !== '');
  return inner.reduce((value, each) => withValueAt(value, each.part.pointer, each.thing), part.file.value);
}

/** The facts of a thing; empty where it has texts alone. */
export function factsOf({ parts }: Thing): Record<string, unknown> {
  const facts = parts.find(({ name }) => name === 'data');
  return asObject(facts && partValue(facts));
}

/** The name of a thing in a language: that of its namesake, its title or name, or else the first of its texts, or its id. */
function titleOf({ kind, id, parts, namesake, called }: Thing, language: LanguageCode): string {
  if (namesake) return titleOf(namesake, language);
  const part = parts.find(({ name }) => name === language);
  const value = part && partValue(part);
  const { $schema: _1, id: _2, ...texts } = asObject(value);
  const title = titleKeys(kind)
    .map((key) => asText(texts[key]))
    .find(Boolean);
  const first = kind.items && Object.values(texts).flatMap((text) => asText(text) || [])[0];
  return title ?? asText(value) ?? first ?? called?.[language] ?? (id || kind.label[language === 'ua' ? 'uk' : 'en']);
}

/** All that a thing is called in both languages. */
export interface Titles {
  ua: string;
  en: string;
}

/** The name of a thing in both languages. */
export function titlesOf(thing: Thing): Titles {
  return { ua: titleOf(thing, 'ua'), en: titleOf(thing, 'en') };
}

/** A thing as editors know it. */
export interface NamedThing {
  name: string;
  kind: string;
  title: Titles;
}

/** A thing with its name and titles; one that is not there, as a file that is no thing, by the path alone. */
export function namedThing(name: string, thing: Thing | undefined): NamedThing {
  if (!thing) return { name: '', kind: '', title: { ua: name, en: name } };
  return { name, kind: thing.kind.name, title: titlesOf(thing) };
}

/** The year of a thing, by its date or its own year. */
export function yearOf(thing: Thing): { year?: string } {
  const { date, year } = factsOf(thing);
  const found = /\d{4}$/.exec(String(date ?? year ?? ''))?.[0];
  return found ? { year: found } : {};
}

/** The languages in which a thing has no texts, while it has them in another one. */
export function missingLanguages({ parts }: Thing): LanguageCode[] {
  const has = (code: LanguageCode) => parts.some(({ name }) => name === code);
  return languageCodes.some(has) ? languageCodes.filter((code) => !has(code)) : [];
}

/** The part of the things in which a place of a file is; of places one within the other, the innermost. */
export function partAround(things: ReadonlyMap<string, Thing>, path: string, pointer: string): ThingPart | undefined {
  let found: ThingPart | undefined;
  for (const each of partsByFile(things).get(path) ?? []) {
    const { part } = each;
    const isAround = isPointerWithin(pointer, part.pointer);
    if (isAround && (!found || part.pointer.length > found.part.pointer.length)) found = each;
  }
  return found;
}

interface ThingPart {
  thing: string;
  part: Part;
}

const partsByFile = oncePer((things: ReadonlyMap<string, Thing>) => {
  const all = [...things].flatMap(([thing, { parts }]) => parts.map((part): ThingPart => ({ thing, part })));
  return groupBy(all, ({ part }) => part.file.path);
});

const itemParts = oncePer(({ items }: ItemFile): { id: string; part: Part }[] =>
  // An entry within another one, as menus have them, is edited with that.
  items
    .filter(({ pointer }) => pointerParts(pointer).length <= mostParts)
    .map((item) => ({ id: item.id, part: itemPart(item) })),
);

function partOf(file: ContentFile, pointer: string): Part {
  return { name: file.language ?? 'data', file, pointer };
}

function itemPart(item: Item): Part {
  const pointer = itemPointer(item);
  const idKey = pointerParts(item.pointer.slice(pointer.length)).at(-1);
  return { ...partOf(item.file, pointer), ...(idKey && { idKey }) };
}
