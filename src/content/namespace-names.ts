import { fileKinds } from './kind-table.ts';

/** The namespaces that are made of other files than one of their name. */
export const derivedNamespaces = [
  'latest-news',
  'newest-news',
  'scientific-departments',
  'technical-departments',
  'defences',
] as const;

/** The text files that belong to the frame of pages, that the browser loads when it first needs them, or whose words others quote. */
export const frameNamespaces = [
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
] as const;

/** The names of all namespaces that have a text file of their name. */
export function namespaceNames(): string[] {
  return fileKinds
    .filter(({ role }) => role === 'texts')
    .flatMap(({ path, names }) => names ?? (path.includes('*') ? [] : [path.replace('.json', '')]));
}
