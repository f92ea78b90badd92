import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { collectionNamed, fileKindOf } from '../../../content/kind-table.ts';
import { routesOf } from '../../../content/page-list.ts';
import { asText } from '../../../content/unknown-value.ts';
import { settledPointers } from '../../settled-pointers.ts';

/** The beginnings of the paths whose items cannot all be known, because their files are missing or broken. */
export function unsurePrefixes(tree: ContentTree): string[] {
  return routesOf(tree).flatMap((route) => {
    const [prefix, ...rest] = asText(route.path)?.split('{id}') ?? [];
    const { kind } = collectionNamed(asText(route.collection)) ?? {};
    const fileKind = kind && fileKindOf(kind, 'facts');
    if (!prefix || rest.length === 0 || !fileKind) return [];
    const files = tree.filesOf(fileKind.name);
    return files.length > 0 && files.every((file) => isSure(tree, file)) ? [] : [prefix];
  });
}

/** Whether the ids in a file of facts are what the editor meant. */
function isSure(tree: ContentTree, { document, path, kind }: ContentFile): boolean {
  const settled = [...(settledPointers(tree).get(path) ?? [])];
  return document.isSure && !settled.some((at) => /\/(?:id|kind)$/.test(at) || (kind.isYearly && at === '/items'));
}
