import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ContentFile, type ContentTree, fileWithText } from '../../content/content-tree.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { parentPointer, pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import { asObject } from '../../content/unknown-value.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { checkContent } from '../check-content.ts';
import { fixFileTexts } from '../fix/fix-file.ts';
import type { VerifiedContent } from '../verified-content.ts';
import { type RemovedPart, removedParts, removeParts, withoutRepeated } from './removed-parts.ts';

/** The parts that go from a content folder because nothing uses them. */
export interface RemovalPlan {
  removed: RemovedPart[];
  /** The parts that stay although nothing uses them: Git could not bring it back. */
  kept: RemovedPart[];
  /** The new texts of files, by path; undefined for those that go. */
  changes: ReadonlyMap<string, string | undefined>;
}

/** The options of a plan. */
interface PlanSources {
  /** The content as it is committed, if it is in a repository. */
  committed: PublishedContent | undefined;
  /** The files that earlier checks verified. */
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
    // Parts that belong together go together: no texts are left without their facts.
    const going = groups.filter((group) => group.every((part) => parts?.has(part)));
    if (going.length === 0) return { removed, kept: withoutRepeated(groups.flat()), changes };
    const round = withoutRepeated(going.flat());
    removeParts(changes, round, (path) => textIfThere(join(dir, path)) ?? '');
    removed.push(...round);
    result = await checkContent(dir, { verified, previous: tree, unsaved: changes });
  }
}

/** The part of a content folder that is committed as it is, so that Git can bring it back. */
class CommittedParts {
  private readonly files: ReadonlyMap<string, ContentFile>;
  private readonly values = new Map<string, unknown[]>();

  /**
   * @param tree the content before anything is removed
   * @param committed the content as it is committed
   */
  constructor(
    tree: ContentTree,
    private readonly committed: PublishedContent,
  ) {
    this.files = new Map(tree.files.map((file) => [file.path, file]));
  }

  /** True if a file or a value of one is committed as it is, apart from what `--fix` has just fixed in it. */
  has({ path, pointer, file: now }: RemovedPart): boolean {
    const file = this.files.get(path);
    if (!file || !now) return this.committed.has(path) && !this.committed.changed.has(path);
    if (pointer === '') return this.valuesOf(path).some((value) => isDeepStrictEqual(value, file.value));
    const wanted = valueAt(now.value, pointer);
    const key = pointerParts(pointer).at(-1) ?? '';
    return this.valuesOf(path).some((value) => {
      const around = valueAt(value, parentPointer(pointer));
      const candidates = Array.isArray(around) ? around : [asObject(around)[key]];
      return candidates.some((each) => isDeepStrictEqual(each, wanted));
    });
  }

  /** The value of a file as it is committed, and as `--fix` would leave it. */
  private valuesOf(path: string): unknown[] {
    const known = this.values.get(path);
    if (known) return known;
    const text = this.committed.read(path);
    const file = text === undefined ? undefined : fileWithText(path, text);
    const fixed = file && fixFileTexts(file);
    const values = [
      ...(file ? [file.value] : []),
      ...(fixed === undefined ? [] : [new JsonDocument(new SourceFile(path, fixed)).value]),
    ];
    this.values.set(path, values);
    return values;
  }
}
