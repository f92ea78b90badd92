import type { Item } from '../content/items.ts';
import type { ValuePlace } from '../content/place.ts';

/** Where an item has its id: in its list, as a key, or as the name of its file, which then counts as a whole. */
export function placeOfId({ file, pointer, isKey }: Item): ValuePlace {
  if (pointer === '') return { file, pointer, part: 'start' };
  return { file, pointer, ...(isKey && { part: 'key' }) };
}
