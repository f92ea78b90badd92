import type { ContentTree } from '../../../content/content-tree.ts';
import { pageOfItem, sitePages } from '../../../content/page-list.ts';
import type { Thing } from '../thing.ts';

/** The path of the page on which a thing is seen best, without a language; undefined for an item that no single page shows. */
export function thingAddress(tree: ContentTree, { kind, id, parts }: Thing): string | undefined {
  const { items } = kind;
  const own = items && pageOfItem(tree, { ...kind, items }, id)?.path;
  if (own) return own;
  const names = parts.map(({ file }) => namespaceOf(file.path));
  const page = sitePages(tree).find(({ namespaces }) => names.some((name) => namespaces[0] === name));
  // What belongs to every page is seen on the first one.
  return page?.path ?? (items ? undefined : '/');
}

/** The namespace that a file of texts becomes: its path without language and extension. */
function namespaceOf(path: string): string {
  return path.replace(/^[^/]+\//, '').replace(/\.json$/, '');
}
