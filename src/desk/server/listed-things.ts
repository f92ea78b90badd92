import type { LanguageCode } from '../../lib/language/languages.ts';
import { isOfNewThing, type ThingDraft } from './drafts.ts';
import { factsOf, missingLanguages, type Thing, titlesOf, yearOf } from './thing.ts';

/** A thing in the list of all. */
export interface ListedThing {
  name: string;
  kind: string;
  title: { ua: string; en: string };
  /** Whether something of it is not saved. */
  isDraft: boolean;
  /** Whether it is marked as a draft, which is not published. */
  isUnpublished: boolean;
  /** The year of its date, if it has one. */
  year?: string;
  /** The languages in which it has no texts, while it has them in another one. */
  missing: LanguageCode[];
  /** Whether it has been deleted after an editor wrote in it. */
  isGone: boolean;
}

/** All things with their drafts, in the order of the table of kinds; those that are gone, and have drafts, are the last. */
export function listedThings(
  things: ReadonlyMap<string, Thing>,
  drafts: Readonly<Record<string, ThingDraft>>,
): ListedThing[] {
  const listed = [...things].map(([name, thing]) => ({
    name,
    kind: thing.kind.name,
    title: titlesOf(thing),
    isDraft: name in drafts,
    isUnpublished: factsOf(thing).draft === true,
    ...yearOf(thing),
    missing: missingLanguages(thing),
    isGone: false,
  }));
  const gone = Object.keys(drafts).filter((name) => !things.has(name));
  const kindOf = (name: string) => name.split('/', 1)[0] ?? name;
  return [
    ...listed,
    ...gone.map((name) => ({
      name,
      kind: kindOf(name),
      title: { ua: name, en: name },
      isDraft: true,
      isUnpublished: false,
      missing: [],
      // A file that is being written has no place for what is new.
      isGone: !isOfNewThing(drafts[name] ?? {}),
    })),
  ];
}
