import { pathOf } from '../../../content/content-tree.ts';
import type { CollectionItem } from '../../../content/item-collections.ts';
import type { ItemKind } from '../../../content/item-kinds.ts';
import { itemKinds } from '../../../content/item-kinds.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { itemParity } from '../../compare/item-parity.ts';
import { defineRule } from '../../rule.ts';
import { languagesNamed } from '../../words.ts';
import { kindNamed } from './kind-named.ts';

export const orphaned = defineRule<{
  id: string;
  kind: ItemKind;
  languages: LanguageCode[];
  facts: string;
  suggestion?: string;
}>({
  code: 'orphaned',
  severity: 'error',
  scope: 'content',
  summary: 'Every text belongs to an item.',
  why: 'A text without an item is never shown: its id is mistyped, or the item was deleted and the text left behind.',
  paths: ['facts'],
  words: {
    en: ({ id, kind, languages: codes, facts, suggestion }) => ({
      message: `The ${languagesNamed.en(codes)} text "${id}" does not belong to any ${itemKinds[kind].noun.en}.`,
      hint:
        suggestion !== undefined
          ? `Did you mean "${suggestion}"?`
          : itemKinds[kind].hasOwnFiles
            ? `Create ${facts} with the facts, or delete this file.`
            : `Add the ${itemKinds[kind].noun.en} "${id}" to ${facts}, or delete this text.`,
    }),
    uk: ({ id, kind, languages: codes, facts, suggestion }) => ({
      message: `Є текст ${languagesNamed.uk(codes)} для "${id}", а ${itemKinds[kind].noun.uk} з таким id немає.`,
      hint:
        suggestion !== undefined
          ? `Можливо, "${suggestion}"?`
          : itemKinds[kind].hasOwnFiles
            ? `Створіть ${facts} з даними або видаліть цей файл.`
            : `Додайте "${id}" до ${facts} або видаліть цей текст.`,
    }),
  },
  check(tree, report) {
    for (const { collection, parity } of itemParity(tree)) {
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
});

function placeOf({ file, pointer, isKey }: CollectionItem) {
  return { file, pointer, ...(pointer === '' ? { part: 'start' as const } : isKey ? { part: 'key' as const } : {}) };
}
