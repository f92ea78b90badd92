import { pathOf } from '../../content/content-tree.ts';
import type { CollectionItem } from '../../content/item-collections.ts';
import type { Rule } from '../rule.ts';
import { kindNamed } from './kind-named.ts';

/** Every text belongs to an item. */
export const rule: Rule<'orphaned'> = {
  code: 'orphaned',
  severity: 'error',
  check({ index }, report) {
    for (const { collection, parity } of index.parity()) {
      for (const { items, group, meant } of parity.orphaned) {
        const [first, ...others] = items;
        if (!first) continue;
        const facts = pathOf(kindNamed(collection.dataKind), undefined, collection.hasOwnFiles ? first.id : group);
        report(
          placeOf(first),
          {
            id: first.id,
            kind: collection.kind,
            languages: items.flatMap(({ file }) => file.language ?? []),
            facts,
            ...(meant && { suggestion: meant.id }),
          },
          [
            ...others.map((item) => ({ remark: 'other-language-here' as const, place: placeOf(item) })),
            ...(meant ? [{ remark: 'facts-here' as const, place: placeOf(meant) }] : []),
          ],
        );
      }
    }
  },
};

function placeOf({ file, pointer, isKey }: CollectionItem) {
  return { file, pointer, ...(pointer === '' ? { part: 'start' as const } : isKey ? { part: 'key' as const } : {}) };
}
