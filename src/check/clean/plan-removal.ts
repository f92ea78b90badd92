import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptionsKey } from '../../content/exceptions-key.ts';
import { removeValues } from '../../content/json/remove-values.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { checkContent } from '../check-content.ts';
import { translationFile } from '../translation-record.ts';
import type { VerifiedContent } from '../verified-content.ts';
import { CommittedParts } from './committed-parts.ts';
import { recordWithout } from './record-without.ts';
import { isWithin, type RemovedPart, removedParts } from './removed-part.ts';

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
    for (const [path, group] of byPath(round)) {
      const isWhole = group.some(({ pointer }) => pointer === '');
      changes.set(path, isWhole ? undefined : textWithout(changes.get(path) ?? textOf(dir, path), group));
    }
    removed.push(...round);
    const record = recordWithout(changes.get(translationFile) ?? textOf(dir, translationFile), round);
    if (record !== undefined) changes.set(translationFile, record);
    result = await checkContent(dir, { verified, previous: tree, unsaved: changes });
  }
}

/** The parts that do not go with another one. */
function withoutRepeated(parts: readonly RemovedPart[]): RemovedPart[] {
  return parts.filter(
    (part, at) =>
      !parts.some((other, index) => isWithin(part, other) && (index < at || other.pointer !== part.pointer)),
  );
}

function byPath(parts: readonly RemovedPart[]): Map<string, RemovedPart[]> {
  const groups = new Map<string, RemovedPart[]>();
  for (const part of parts) groups.set(part.path, [...(groups.get(part.path) ?? []), part]);
  return groups;
}

/** The text of a file without some of its values. */
function textWithout(text: string, parts: readonly RemovedPart[]): string {
  const pointers = new Set(parts.map(({ pointer }) => pointer));
  const document = parts[0]?.file?.document;
  if (!document) return text;
  const exceptions = asList(asObject(document.value)[exceptionsKey]);
  const list = `/${exceptionsKey}`;
  // A list of exceptions may not be empty.
  if (exceptions.length > 0 && exceptions.every((_, index) => pointers.has(`${list}/${index}`))) pointers.add(list);
  const mark = text.slice(0, text.length - document.source.text.length);
  return mark + removeValues(document, pointers);
}

function textOf(dir: string, path: string): string {
  const file = join(dir, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
