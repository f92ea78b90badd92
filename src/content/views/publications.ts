import { oncePer } from '../../cache/once-per.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { itemFacts, itemValue } from '../items.ts';
import { kindsCalled } from '../kind-table.ts';

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
  kindsCalled('publication')
    .flatMap((kind) => itemFacts(tree, kind))
    .flatMap(({ items }) => items)
    .map((item) => ({
      id: item.id,
      file: item.file,
      pointer: item.pointer.slice(0, item.pointer.lastIndexOf('/')),
      value: itemValue(item),
    })),
);
