import { placeOf } from './content-path.ts';
import { type ContentFile, type ContentTree, fileWithText, makeTree } from './content-tree.ts';
import { withoutDrafts } from './drafts.ts';

/**
 * The content as it was published, with no more than its facts and the names of its documents; undefined when none of these has
 * changed or gone, or nothing is known of it.
 */
export function publishedTree(tree: ContentTree): ContentTree | undefined {
  const { published } = tree;
  if (!published) return undefined;
  const isFact = (path: string) => path.startsWith('data/');
  const changed = [...published.changed].filter((path) => isFact(path) || path.startsWith('files/'));
  if (changed.length === 0) return undefined;
  const facts = changed.filter(isFact).flatMap((path) => {
    const text = placeOf(path) && published.read(path);
    return text === undefined ? [] : (fileWithText(path, text) ?? []);
  });
  const isSame = ({ path }: ContentFile) => isFact(path) && !published.changed.has(path) && published.has(path);
  const documents = [
    ...tree.documents.filter((path) => published.has(`files/${path}`)),
    ...changed.flatMap((path) => (isFact(path) ? [] : [path.slice('files/'.length)])),
  ];
  const files = [...tree.files.filter(isSame), ...facts];
  return withoutDrafts(makeTree(tree.dir, files, { images: [...tree.images], files: [...new Set(documents)] }, []));
}
