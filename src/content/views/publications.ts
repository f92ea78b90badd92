import { oncePer } from '../../lib/cache/once-per.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { itemPointer, itemsCalled, itemValue } from '../items.ts';

/** The facts of a publication, as far as they are there. */
export interface PublicationItem {
  id: string;
  file: ContentFile;
  /** The pointer of the whole entry: `/items/3`. */
  pointer: string;
  value: Record<string, unknown>;
}

/** Every publication that has an id. */
export const publicationItems = oncePer((tree: ContentTree): PublicationItem[] =>
  itemsCalled(tree, 'publication').map((item) => ({
    id: item.id,
    file: item.file,
    pointer: itemPointer(item),
    value: itemValue(item),
  })),
);
