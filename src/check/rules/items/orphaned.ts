import { pathOf } from '../../../content/content-path.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { factsFileOf, fileKindOf, hasOwnFiles, nounOf } from '../../../content/kind-table.ts';
import { asObject } from '../../../content/unknown-value.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { itemParity } from '../../compare/item-parity.ts';
import { placeOfId } from '../../place-of-id.ts';
import { defineRule, type Finding } from '../../rule.ts';
import { unusedItem } from '../../unused-item.ts';
import { languagesNamed } from '../../words.ts';

export const orphaned = defineRule<{
  id: string;
  kind: string;
  languages: LanguageCode[];
  facts: string;
  isOwnFile: boolean;
  suggestion?: string;
}>({
  code: 'orphaned',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'Every text belongs to an item.', uk: 'Кожен текст належить якомусь запису.' },
  why: {
    en: 'A text without an item is never shown: its id is mistyped, or the item was deleted and the text left behind.',
    uk: 'Тексту без запису не видно ніде: у його id одрук, або запис видалили, а текст лишився.',
  },
  paths: ['facts'],
  words: {
    en: ({ id, kind, languages: codes, facts, isOwnFile, suggestion }) => ({
      message: `The ${languagesNamed.en(codes)} ${codes.length > 1 ? 'texts' : 'text'} "${id}" ${codes.length > 1 ? 'do' : 'does'} not belong to any ${nounOf(kind).en}.`,
      hint:
        suggestion !== undefined
          ? `Did you mean "${suggestion}"?`
          : isOwnFile
            ? `Create ${facts} with the facts, or delete this file.`
            : `Add the ${nounOf(kind).en} "${id}" to ${facts}, or delete this text.`,
    }),
    uk: ({ id, kind, languages: codes, facts, isOwnFile, suggestion }) => ({
      message: `Є текст ${languagesNamed.uk(codes)} для "${id}", а ${nounOf(kind).uk} з таким id немає.`,
      hint:
        suggestion !== undefined
          ? `Можливо, "${suggestion}"?`
          : isOwnFile
            ? `Створіть ${facts} з даними або видаліть цей файл.`
            : `Додайте "${id}" до ${facts} або видаліть цей текст.`,
    }),
  },
  check(tree, report) {
    for (const { kind, parity } of itemParity(tree)) {
      for (const { items, group, meant } of parity.orphaned) {
        const [first, ...others] = items;
        if (!first) continue;
        const facts = factsPath(kind, hasOwnFiles(kind) ? first.id : group);
        report(
          placeOfId(first),
          {
            id: first.id,
            kind: kind.name,
            languages: items.flatMap(({ file }) => file.language ?? []),
            facts,
            isOwnFile: hasOwnFiles(kind),
            ...(meant && { suggestion: meant.id }),
          },
          [
            ...others.map((item) => ({ remark: 'other-language-here' as const, place: placeOfId(item) })),
            ...(meant ? [{ remark: 'facts-here' as const, place: placeOfId(meant) }] : []),
          ],
        );
      }
    }
  },
  // Its file may be linked: that it is unknown is the same error.
  explains(own) {
    const kinds = new Set(own.map(({ parameters }) => parameters.kind));
    return ({ code }) => code === 'document-unknown' && kinds.has('document');
  },
  unused({ parameters: { id, kind, suggestion } }, tree) {
    const parity = itemParity(tree).find((each) => each.kind.name === kind)?.parity;
    // An item without texts may have been given another id, and these may be its texts.
    const mayBeMeant = suggestion !== undefined || (parity?.untranslated.length ?? 0) > 0;
    return mayBeMeant ? [] : unusedItem(tree, kind, id);
  },
});

/** Tells whether a finding is texts whose facts are known to be missing. */
export function isOrphanedBy(isKnown: (path: string) => boolean, { code, parameters }: Finding): boolean {
  return code === orphaned.code && isKnown(String(asObject(parameters).facts));
}

/** The file in which the facts of an item would be. */
function factsPath(kind: ItemKind, fileId: string): string {
  const fileKind = fileKindOf(kind, 'facts');
  return fileKind ? pathOf(fileKind, undefined, factsFileOf(kind) ?? fileId) : '';
}
