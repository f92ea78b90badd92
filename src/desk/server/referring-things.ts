import type { ContentTree } from '../../content/content-tree.ts';
import type { ItemKind, ItemPlace } from '../../content/kind.ts';
import { referenceName } from '../../content/kind-table.ts';
import type { ValuePlace } from '../../content/place.ts';
import { referencesTo } from '../../content/references-to.ts';
import { schemaAt } from '../../content/schema/schema-values.ts';
import { changeWords, DeskError } from './desk-error.ts';
import type { DraftStore } from './drafts.ts';
import { partAround, type Thing, thingsIn, titlesOf } from './thing.ts';

/** A thing as editors know it. */
export interface NamedThing {
  name: string;
  kind: string;
  title: { ua: string; en: string };
}

/** A thing that refers to another one; a file where that is no thing. */
export interface ReferringThing extends NamedThing {
  /** Where it does. */
  places: ValuePlace[];
  /** True if what was written in it is not saved yet. */
  isDraft: boolean;
}

/** A thing with its name and titles. */
export function namedThing(name: string, thing: Thing): NamedThing {
  return { name, kind: thing.kind.name, title: titlesOf(thing) };
}

/** The things that some places are in. */
export function referringThings(
  things: ReadonlyMap<string, Thing>,
  drafts: DraftStore,
  places: readonly ValuePlace[],
): ReferringThing[] {
  const found = new Map<string, ReferringThing>();
  for (const place of places) {
    const { path } = place.file;
    const name = partAround(things, path, place.pointer)?.thing ?? '';
    const thing = things.get(name);
    const known = found.get(name || path);
    const about = thing ? namedThing(name, thing) : { name, kind: '', title: { ua: path, en: path } };
    if (known) known.places.push(place);
    else found.set(name || path, { ...about, places: [place], isDraft: name in drafts.all });
  }
  return [...found.values()];
}

/** @throws DeskError when one of the things has drafts: they began with what is about to change */
export function requireSaved(things: readonly Pick<ReferringThing, 'name' | 'isDraft'>[]): void {
  const drafted = things.find(({ isDraft }) => isDraft);
  if (drafted) throw new DeskError('conflict', changeWords.unsaved(drafted.name));
}

/**
 * The other things that refer to a thing only in what is not saved: once it is, they would refer to something that is gone.
 * @param tree the content with the drafts
 * @param saved the things that refer to it in the files
 */
export function draftedReferences(
  tree: ContentTree,
  drafts: DraftStore,
  name: string,
  saved: readonly ReferringThing[],
): ReferringThing[] {
  const things = thingsIn(tree);
  const thing = things.get(name);
  if (Object.keys(drafts.all).length === 0 || !thing || !isIndependent(thing)) return [];
  const { places } = referencesTo(tree, `${referenceName(thing.kind)}/${thing.id}`);
  const inValues = places.flatMap((place) => ('pointer' in place ? [place] : []));
  const known = new Set([name, ...saved.map((each) => each.name)]);
  return referringThings(things, drafts, inValues).filter((each) => each.isDraft && !known.has(each.name));
}

/** A thing that can be deleted. */
export type IndependentThing = Thing & { kind: ItemKind };

/**
 * Tells if a thing can be deleted: it has entries or files that are of its kind alone. Menus and the table of routes
 * are changed as a whole, and members of the directorate in their council.
 */
export function isIndependent(thing: Thing): thing is IndependentThing {
  const { items } = thing.kind;
  if (!items) return false;
  const isOwn = (place: ItemPlace | undefined) =>
    place === undefined || place === 'own' || ('list' in place && !place.of && !place.file);
  return isOwn(items.facts) && isOwn(items.texts);
}

/** Tells if a thing can get another id: of a postgraduate it is that of the person. */
export function isRenamable(thing: Thing): thing is IndependentThing {
  const facts = thing.parts.find(({ name }) => name === 'data');
  const format = facts?.idKey && schemaAt(facts.file, `${facts.pointer}/${facts.idKey}`)?.format;
  return isIndependent(thing) && !format?.endsWith('-id');
}
