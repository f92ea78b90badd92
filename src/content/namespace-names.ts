import type { ContentFile, ContentTree } from './content-tree.ts';
import { departmentLists } from './department-kinds.ts';
import { itemFiles } from './items.ts';
import { fileKinds, itemKinds } from './kind-table.ts';

/** The namespaces of lists that are made of items. */
const derivedNamespaces = ['latest-news', 'newest-news', 'laboratories', 'defences'] as const;

/** The texts that no route has to name: those of the frame, those that the browser loads when it first needs them, and those that others quote. */
export const namespacesWithoutRoute = [
  'header',
  'footer',
  'labels',
  'lang',
  'news',
  'modal',
  'viewer',
  'routes',
  'documents',
  'containers',
  'publishers',
  'phrases',
  'campus',
] as const;

/** The names of the namespaces that are made of other files than one of their name: of lists, and of items called by their id alone. */
export function madeNamespaces(tree: ContentTree): string[] {
  const kinds = itemKinds.filter(({ items }) => items.namespace === null);
  const files = kinds.flatMap((kind) => itemFiles(tree, kind));
  return [...derivedNamespaces, ...departmentLists(tree), ...files.flatMap(({ items }) => items.map(({ id }) => id))];
}

/** The name of the namespace that has the texts of a file; undefined for files of items, which lie in folders. */
export function namespaceOf({ kind, id = '' }: Pick<ContentFile, 'kind' | 'id'>): string | undefined {
  if (kind.role !== 'texts' || kind.path.includes('/')) return undefined;
  return kind.path.replace('*', id).replace('.json', '');
}

/** The namespace of the page that a section is of: `plans` of `plans/archive`, as documents name it. */
export function namespaceOfSection(section: string): string {
  return section.split('/')[0] ?? '';
}

/** The names of all namespaces that have a text file of their name. */
export function namespaceNames(tree: ContentTree): string[] {
  const named = fileKinds.filter(({ path }) => !path.includes('*')).map((kind) => ({ kind }));
  return [...named, ...tree.files].flatMap((file) => namespaceOf(file) ?? []);
}
