import { countOf } from '../../command/count-of.ts';
import { readContent } from '../../content/content-tree.ts';
import { type Place, pathOfPlace, positionOf } from '../../content/place.ts';
import { referencesTo } from '../../content/references-to.ts';
import type { CheckSettings } from './check-settings.ts';

const words = {
  en: {
    own: (item: string) => `${item} is in:`,
    none: (item: string) => `Nothing refers to ${item}.`,
    some: (item: string, count: number) => `${countOf(count, 'place refers', 'places refer')} to ${item}:`,
    unknown: (item: string) => `${item} does not exist.`,
  },
  uk: {
    own: (item: string) => `${item} є в:`,
    none: (item: string) => `На ${item} ніщо не посилається.`,
    some: (item: string, count: number) => `Посилання на ${item} (${count}):`,
    unknown: (item: string) => `${item} не існує.`,
  },
};

/** Prints who refers to an item. Returns false when the item does not exist and nothing refers to it. */
export function printReferences({ dir, filePrefix, language }: CheckSettings, item: string): boolean {
  const { places, own } = referencesTo(readContent(dir), item);
  const say = words[language];
  const list = (all: Place[]) => all.map((place) => `  ${filePrefix}${pathOfPlace(place)}${position(place)}`).sort();
  const lines = [
    ...(own.length > 0 ? [say.own(item), ...list(own)] : [say.unknown(item)]),
    ...(places.length > 0 ? [say.some(item, places.length), ...list(places)] : [say.none(item)]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return own.length > 0 || places.length > 0;
}

function position(place: Place): string {
  if ('path' in place) return '';
  const { line, column } = positionOf(place);
  return `:${line}:${column}`;
}
