import type { ContentTree } from './content-tree.ts';
import { asList, asObject, asText } from './unknown-value.ts';

/**
 * The kinds of departments that the institute has: those of which the texts of departments have words, and those to which the route
 * table gives both a list and pages. What it names only once may be mistyped.
 */
export function departmentKinds(tree: ContentTree): string[] {
  const named = tree
    .filesOf('departments-texts')
    .flatMap(({ value }) => Object.keys(asObject(asObject(value).kinds)));
  const routes = asList(asObject(tree.file('routes-data')?.value).routes).map(asObject);
  const lists = new Set(routes.flatMap(({ namespaces }) => asList(namespaces)));
  const routed = routes.flatMap(({ kind }) => asText(kind) ?? []).filter((kind) => lists.has(listOf(kind)));
  return [...new Set([...named, ...routed])];
}

/** The names of the namespaces that are lists of departments. */
export function departmentLists(tree: ContentTree): string[] {
  return departmentKinds(tree).map(listOf);
}

function listOf(kind: string): string {
  return `departments/${kind}`;
}
