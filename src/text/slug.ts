import { latinLookAlikes } from './look-alikes.ts';
import { romanize } from './romanize.ts';

/**
 * Makes an id, or a part of an address, of words in either language. A letter that only looks Latin was meant to be one.
 * Gives an empty text for words without letters.
 */
export function toSlug(words: string): string {
  return romanize(latinLookAlikes(words.normalize('NFC')))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
