import { placeKey } from '../../content/place.ts';
import type { Finding } from '../rule.ts';

/** The value that a finding is about, and those of the other language that it was compared with. */
export function comparedKeys({ place, related }: Pick<Finding, 'place' | 'related'>): string[] {
  return [place, ...related.map((other) => other.place)].map(placeKey);
}

/** Tells whether a comparison of one of the codes is about a text that the findings are about, or that they compared. */
export function explainsComparisons(own: readonly Finding[], codes: readonly string[]): (other: Finding) => boolean {
  return about(new Set(own.flatMap(comparedKeys)), codes);
}

/** Tells whether a comparison of one of the codes is about a text that the findings are about. */
export function explainsComparisonsOf(
  own: readonly Finding[],
  codes: readonly string[],
): (other: Finding) => boolean {
  return about(new Set(own.map(({ place }) => placeKey(place))), codes);
}

function about(keys: ReadonlySet<string>, codes: readonly string[]): (other: Finding) => boolean {
  return (other) => codes.includes(other.code) && comparedKeys(other).some((key) => keys.has(key));
}
