import { suggestAsset } from '../../content/asset-references.ts';
import { alsoHere, groupByTarget } from '../grouped.ts';
import type { Rule } from '../rule.ts';

/** A picture or document that is named exists. */
export const rule: Rule<'asset-missing'> = {
  code: 'asset-missing',
  severity: 'error',
  check({ tree, index }, report) {
    for (const folder of ['images', 'files'] as const) {
      const existing = new Set(folder === 'images' ? tree.images : tree.documents);
      const missing = index.assets().filter((asset) => asset.folder === folder && !existing.has(asset.path));
      for (const [path, places] of groupByTarget(
        missing.map((place) => ({ target: place.path, place: placeOf(place) })),
      )) {
        const [first] = places;
        const suggestion = suggestAsset(path, [...existing]);
        if (first)
          report(
            first,
            { path: path.replace(/^[./]+/, ''), folder, ...(suggestion && { suggestion }) },
            alsoHere(places),
          );
      }
    }
  },
};

function placeOf<T extends { path: string; folder: string }>({ path: _, folder: __, ...place }: T) {
  return place;
}
