import type { ContentTree } from '../../../content/content-tree.ts';
import type { Place } from '../../../content/place.ts';
import { allValues, valuesOfFormat } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';

/** A number of a kind that has a name, in a field of its own or in a text behind that name. */
export interface NamedNumber {
  value: string;
  place: Place;
}

/**
 * Finds all numbers of a kind.
 * @param format the format of the fields that hold one
 * @param name the word before it in a text: `ISBN`
 * @param number the pattern of the number
 */
export function namedNumbers(tree: ContentTree, format: string, name: string, number: string): NamedNumber[] {
  const pattern = new RegExp(`(?<=${name}(?:-1[03])?[:\\s\\u00a0]{1,2})(?:${number})`, 'g');
  const fields = valuesOfFormat(tree, format).map(({ file, pointer, value }) => ({
    value,
    place: { file, pointer },
  }));
  const inTexts = allValues(tree).flatMap(({ file, pointer, value }) => {
    if (!value.includes(name)) return [];
    return [...value.matchAll(pattern)].map((match) => ({
      value: match[0],
      place: { file, pointer, ...rangeOfMatch(match) },
    }));
  });
  return [...fields, ...inTexts];
}
