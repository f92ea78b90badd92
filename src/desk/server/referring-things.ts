import type { ValuePlace } from '../../content/place.ts';
import { changeWords } from './change-words.ts';
import { DeskError } from './desk-error.ts';
import type { DraftStore } from './draft-store.ts';
import { partAround, type Thing, titlesOf } from './thing.ts';

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
  /** Whether what was written in it is not saved yet. */
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
