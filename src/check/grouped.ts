import { groupBy } from '../cache/group-by.ts';
import type { Place } from '../content/place.ts';
import type { Remarked } from './rule.ts';

/**
 * Joins the places that refer to the same missing thing: it is missing once, however often it is referred to.
 * @returns the first of each target, with the others as remarks
 */
export function joinByTarget<T extends { target: string; place: Place }>(
  found: readonly T[],
): (T & { related: Remarked[] })[] {
  const groups = [...groupBy(found, ({ target }) => target).values()];
  return groups.map(([first, ...others]) => ({ ...first, related: alsoHere(others.map(({ place }) => place)) }));
}

/** Further places of an error, as remarks on the first one. */
export function alsoHere(others: readonly Place[]): Remarked[] {
  return others.map((place) => ({ remark: 'also-here', place }));
}
