import type { Place } from '../content/place.ts';
import type { Finding } from './rule.ts';

/** Groups the places that refer to the same missing thing: it is missing once, however often it is referred to. */
export function groupByTarget<T extends Place>(places: readonly { target: string; place: T }[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const { target, place } of places) {
    const group = groups.get(target);
    if (group) group.push(place);
    else groups.set(target, [place]);
  }
  return groups;
}

/** The further places of a group, as remarks on the first one. */
export function alsoHere(places: readonly Place[]): Finding['related'] {
  return places.slice(1).map((place) => ({ remark: 'also-here', place }));
}
