import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { isPointerWithin } from '../../content/json/json-pointer.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { recordChanges } from '../translations.ts';

/** What is marked. */
export interface Reviewed {
  /** The files that were reviewed, below the content folder; an empty list stands for all. Without it, what is new or changed in both languages. */
  paths?: readonly string[];
  /** The one text of these files that was reviewed, with everything in it; all of them if it is not given. */
  pointer?: string | undefined;
  /** Tells of a file whether it was worked on: nothing is marked in others that were not reviewed. All were if it is not given. */
  isTouched?: ((path: string) => boolean) | undefined;
  /** The content, if it was read already. */
  tree?: ContentTree | undefined;
}

/** Marks translations as up to date. */
export function noteReviewed(
  dir: string,
  { paths, pointer = '', isTouched, tree = readContent(dir) }: Reviewed = {},
): void {
  const isAtPlace = (place?: string) => !place || isPointerWithin(place, pointer);
  const isReviewed = (path: string, place?: string) =>
    paths !== undefined && (paths.length === 0 || paths.includes(path)) && isAtPlace(place);
  writeChanges(dir, recordChanges(tree, isReviewed, isTouched));
}
