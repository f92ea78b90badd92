import { assetPaths, type ContentTree, readContent } from '../../content/content-tree.ts';
import { itemsOfKind } from '../../content/items.ts';
import { itemKinds, referenceName } from '../../content/kind-table.ts';
import { type Place, pathOfPlace, positionOf } from '../../content/place.ts';
import { referencesTo } from '../../content/references-to.ts';
import { countOf } from '../../lib/command/count-of.ts';
import { closest } from '../../lib/text/closest.ts';
import { didYouMean } from '../words.ts';
import type { CheckSettings } from './check-settings.ts';

const words = {
  en: {
    own: (item: string) => `${item} is in:`,
    none: (item: string) => `Nothing refers to ${item}.`,
    some: (item: string, count: number) => `${countOf(count, 'place refers', 'places refer')} to ${item}:`,
    unknown: (item: string, meant?: string) => `${item} does not exist. ${didYouMean.en(meant, '')}`.trim(),
  },
  uk: {
    own: (item: string) => `${item} є в:`,
    none: (item: string) => `На ${item} ніщо не посилається.`,
    some: (item: string, count: number) => `Посилання на ${item} (${count}):`,
    unknown: (item: string, meant?: string) => `${item} не існує. ${didYouMean.uk(meant, '')}`.trim(),
  },
};

/** Prints who refers to an item. Returns false when the item does not exist and nothing refers to it. */
export function printReferences({ dir, filePrefix, language }: CheckSettings, item: string): boolean {
  const tree = readContent(dir);
  const { places, own } = referencesTo(tree, item);
  const say = words[language];
  const list = (all: Place[]) => all.map((place) => `  ${filePrefix}${pathOfPlace(place)}${position(place)}`).sort();
  const lines = [
    ...(own.length > 0 ? [say.own(item), ...list(own)] : [say.unknown(item, closest(item, allItems(tree)))]),
    ...(places.length > 0
      ? [say.some(item, places.length), ...list(places)]
      : own.length > 0
        ? [say.none(item)]
        : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return own.length > 0 || places.length > 0;
}

/** Everything that can be referred to, as `--who` takes it. */
function allItems(tree: ContentTree): string[] {
  const items = itemKinds.flatMap((kind) => itemsOfKind(tree, kind).map(({ id }) => `${referenceName(kind)}/${id}`));
  return [...items, ...assetPaths(tree)];
}

function position(place: Place): string {
  if ('path' in place) return '';
  const { line, column } = positionOf(place);
  return `:${line}:${column}`;
}
