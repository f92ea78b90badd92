import type { ContentTree } from '../../content/content-tree.ts';
import { referenceName } from '../../content/kind-table.ts';
import { referencesTo } from '../../content/references-to.ts';
import type { DraftStore } from './draft-store.ts';
import { isIndependent } from './independent-thing.ts';
import { type ReferringThing, referringThings } from './referring-things.ts';
import { thingsIn } from './thing.ts';

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
