import { didYouMean } from '../../check/words.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { itemsCalled } from '../../content/items.ts';
import { nounOf } from '../../content/kind-table.ts';
import type { Words } from '../../lib/command/words.ts';
import { closest } from '../../lib/text/closest.ts';

/**
 * Says that no item has an id, and which one was probably meant.
 * @param name of the kind, or of a group of kinds
 * @param otherwise what to do if none was
 */
export function unknownId(tree: ContentTree, name: string, id: string, otherwise: Words = { en: '', uk: '' }): Words {
  const meant = closest(
    id,
    itemsCalled(tree, name).map((item) => item.id),
  );
  const noun = nounOf(name);
  return {
    en: `There is no ${noun.en} with the id "${id}". ${didYouMean.en(meant, otherwise.en)}`.trim(),
    uk: `Немає ${noun.uk} з id "${id}". ${didYouMean.uk(meant, otherwise.uk)}`.trim(),
  };
}
