import type { ContentTree } from '../content-tree.ts';
import { asList, asObject, asText } from '../unknown-value.ts';

/** The institute's buildings on the plan of the way, by id, each with its floors; undefined where these are not given. */
export function buildingsOf(tree: ContentTree): Map<string, readonly unknown[] | undefined> {
  const buildings = tree
    .filesOf('campus-data')
    .flatMap(({ value }) => asList(asObject(value).buildings).map(asObject));
  return new Map(
    buildings.flatMap(({ id, floors }) => {
      const name = asText(id);
      return name === undefined ? [] : [[name, floors === undefined ? undefined : asList(floors)] as const];
    }),
  );
}
