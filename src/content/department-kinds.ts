import type { ContentTree } from './content-tree.ts';
import { asObject } from './unknown-value.ts';

/** The kinds of departments that the institute has: those of which the texts of departments have words. */
export function departmentKinds(tree: ContentTree): string[] {
  const kinds = tree
    .filesOf('departments-texts')
    .flatMap(({ value }) => Object.keys(asObject(asObject(value).kinds)));
  return [...new Set(kinds)];
}

/** The names of the namespaces that are lists of departments. */
export function departmentLists(tree: ContentTree): string[] {
  return departmentKinds(tree).map((kind) => `departments/${kind}`);
}
