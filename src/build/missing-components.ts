import type { ContentTree } from '../content/content-tree.ts';
import { typedValues } from '../content/schema/typed-values.ts';
import { pageComponentNames } from '../renderer/page-component-names.ts';

/**
 * Returns the components that routes name and the code no longer has. The check knows only those of the schema, which may have been
 * generated before one was removed.
 */
export function missingComponents(tree: ContentTree, root: string): string[] {
  const known = new Set(pageComponentNames(root));
  const values = tree.filesOf('routes-data').flatMap(typedValues);
  const named = new Set(values.flatMap(({ format, value }) => (format === 'page-component' ? [value] : [])));
  return [...named].filter((name) => !known.has(name));
}
