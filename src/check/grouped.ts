import { groupBy } from '../cache/group-by.ts';
import type { Place } from '../content/place.ts';
import type { Finding } from './rule.ts';

/** Groups the places that refer to the same missing thing: it is missing once, however often it is referred to. */
export function groupByTarget<T extends Place>(places: readonly { target: string; place: T }[]): Map<string, T[]> {
  const groups = groupBy(places, ({ target }) => target);
  return new Map([...groups].map(([target, group]) => [target, group.map(({ place }) => place)]));
}

/** The further places of a group, as remarks on the first one. */
export function alsoHere(places: readonly Place[]): Finding['related'] {
  return places.slice(1).map((place) => ({ remark: 'also-here', place }));
}
