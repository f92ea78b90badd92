import type { ContentTree } from '../content/content-tree.ts';
import { intendedPaths, pagesByPath } from '../content/page-list.ts';
import { areRoutesKnown } from './consequences.ts';

/** Whether a path is that of no page. Without the whole table of routes any would seem so, and none is. */
export function isMissingPage(tree: ContentTree, path: string): boolean {
  return path !== '' && areRoutesKnown(tree) && !pagesByPath(tree).has(path) && !intendedPaths(tree).has(path);
}
