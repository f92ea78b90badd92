import { type RemovedPart, removedParts, removeParts, type TextChanges } from '../../../check/clean/removed-parts.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { referenceName } from '../../../content/kind-table.ts';
import { pageOfItem } from '../../../content/page-list.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { referencesTo } from '../../../content/references-to.ts';
import { redirectedText, redirectsFile } from '../redirects.ts';
import type { IndependentThing } from '../referring-things.ts';
import { dispensablePointers, goingParts, isGoing } from './going-parts.ts';

/** A place that refers to what goes. */
export interface LeftReference {
  place: ValuePlace;
  /** The values that would have to go with it; undefined where an editor must write something else. */
  removed?: RemovedPart;
}

/** The consequences of deleting a thing. */
export interface ThingRemoval {
  /** The parts that go: values of files, files as a whole, pictures and documents. */
  going: RemovedPart[];
  /** Who else refers to it. */
  references: LeftReference[];
  /** The addresses of the page and the documents that go. */
  addresses: string[];
}

/** Finds what goes with a thing, and who else refers to it. */
export function planThingRemoval(tree: ContentTree, thing: IndependentThing): ThingRemoval {
  const { kind, id } = thing;
  const going = goingParts(tree, thing);
  const places = referencesTo(tree, `${referenceName(kind)}/${id}`).places.filter((place) => !isGoing(place, going));
  const inValues = places.flatMap((place) => ('pointer' in place ? [place] : []));
  const page = pageOfItem(tree, kind, id)?.path;
  const files = going.flatMap(({ path }) => (path.startsWith('files/') ? [`/${path}`] : []));
  return { going, references: withRemovals(tree, inValues), addresses: [...(page ? [page] : []), ...files] };
}

/** The choices about those who refer to it. */
export interface RemovalChoice {
  /** True if their references go as well, where that is possible. */
  removesReferences: boolean;
  /** The page to which the addresses lead that are gone; nowhere if it is not given. */
  redirectTo?: string | undefined;
}

/**
 * The texts of files without a thing; undefined for those that go.
 * @param textOf the text of a file as it was read; an empty text where there is none
 */
export function removalChanges(
  { going, references, addresses }: ThingRemoval,
  { removesReferences, redirectTo }: RemovalChoice,
  textOf: (path: string) => string,
): TextChanges {
  const changes: TextChanges = new Map();
  const further = removesReferences ? references.flatMap(({ removed }) => removed ?? []) : [];
  removeParts(changes, [...going, ...further], textOf);
  const moved = new Map(addresses.map((address) => [address, redirectTo]));
  const redirects = redirectedText(textOf(redirectsFile) || undefined, moved);
  if (redirects !== undefined) changes.set(redirectsFile, redirects);
  return changes;
}

function withRemovals(tree: ContentTree, places: readonly ValuePlace[]): LeftReference[] {
  return [...new Set(places.map(({ file }) => file))].flatMap((file) => {
    const own = places.filter((place) => place.file === file);
    // Of a running text only an editor can say how it goes on without the reference.
    const whole = own.flatMap(({ pointer, from }) => (from === undefined ? [pointer] : []));
    const removable = dispensablePointers(file, whole);
    return own.map((place) => {
      const pointer = place.from === undefined ? removable.get(place.pointer) : undefined;
      const [removed] = pointer === undefined ? [] : removedParts(tree, [{ file, pointer }]);
      return { place, ...(removed && { removed }) };
    });
  });
}
