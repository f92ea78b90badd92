import type { ContentTree } from '../content/content-tree.ts';
import { valuesOfFormat } from '../content/views/values.ts';
import { pageComponentNames } from '../renderer/page-component-names.ts';

/**
 * Returns the components that routes name and the code no longer has. The check knows only those of the schema, which may have been
 * generated before one was removed.
 */
export function missingComponents(tree: ContentTree, root: string): string[] {
  const known = new Set(pageComponentNames(root));
  const named = new Set(valuesOfFormat(tree, 'page-component').map(({ value }) => value));
  return [...named].filter((name) => !known.has(name));
}
