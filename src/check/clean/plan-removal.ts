import { join } from 'node:path';
import type { PublishedContent } from '../../content/published-content.ts';
import { textIfThere } from '../../lib/command/if-there.ts';
import { checkContent } from '../check-content.ts';
import type { VerifiedContent } from '../verified-content.ts';
import { CommittedParts } from './committed-parts.ts';
import { removeParts, withoutRepeated } from './remove-parts.ts';
import { type RemovedPart, removedParts } from './removed-part.ts';

/** What goes from a content folder because nothing uses it. */
export interface RemovalPlan {
  removed: RemovedPart[];
  /** What stays although nothing uses it: Git could not bring it back. */
  kept: RemovedPart[];
  /** The new texts of files, by path; undefined for those that go. */
  changes: ReadonlyMap<string, string | undefined>;
}

/** What a plan is made with. */
interface PlanSources {
  /** The content as it is committed, if it is in a repository. */
  committed: PublishedContent | undefined;
  /** What earlier checks verified. */
  verified?: VerifiedContent | undefined;
}

/**
 * Finds everything in a content folder that nothing uses, also what nothing uses once the rest is gone: the picture of a text
 * without an item. Writes nothing.
 */
export async function planRemoval(dir: string, { committed, verified }: PlanSources): Promise<RemovalPlan> {
  const changes = new Map<string, string | undefined>();
  const removed: RemovedPart[] = [];
  let result = await checkContent(dir, { verified });
  const parts = committed && new CommittedParts(result.tree, committed);
  for (;;) {
    const { tree } = result;
    // A file that is not valid JSON, only its editor can fix.
    const groups = result
      .unused()
      .map((places) => removedParts(tree, places))
      .filter((group) => group.every(({ file }) => file?.document.parses ?? true));
    // What belongs together goes together: no texts are left without their facts.
    const going = groups.filter((group) => group.every((part) => parts?.has(part)));
    if (going.length === 0) return { removed, kept: withoutRepeated(groups.flat()), changes };
    const round = withoutRepeated(going.flat());
    removeParts(changes, round, (path) => textIfThere(join(dir, path)) ?? '');
    removed.push(...round);
    result = await checkContent(dir, { verified, previous: tree, unsaved: changes });
  }
}
