import { placeKey } from '../../../content/place.ts';
import { assetReferences, suggestAsset } from '../../../content/views/asset-references.ts';
import { alsoHere, groupByTarget } from '../../grouped.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const assetMissing = defineRule<{ path: string; folder: string; suggestion?: string }>({
  code: 'asset-missing',
  severity: 'error',
  scope: 'content',
  summary: 'A picture or document that is named exists.',
  why: 'The page would show a broken picture. Paths begin below `content/images` or `content/files`; capital letters count.',
  paths: ['folder'],
  words: {
    en: ({ path, folder, suggestion }) => ({
      message: path ? `There is no file ${folder}/${path}.` : 'No file is named here.',
      hint: !path
        ? `Write its path below ${folder}, or delete the key.`
        : didYouMean.en(suggestion, `Put the file there, or mend the path; capital letters count.`),
    }),
    uk: ({ path, folder, suggestion }) => ({
      message: path ? `Файлу ${folder}/${path} немає.` : 'Файл тут не названо.',
      hint: !path
        ? `Напишіть його шлях у теці ${folder} або видаліть ключ.`
        : didYouMean.uk(suggestion, 'Покладіть файл туди або виправте шлях; великі й малі літери різняться.'),
    }),
  },
  check(tree, report) {
    for (const folder of ['images', 'files'] as const) {
      const existing = new Set(folder === 'images' ? tree.images : tree.documents);
      const missing = assetReferences(tree).filter((asset) => asset.folder === folder && !existing.has(asset.path));
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
  explains(own) {
    const places = new Set(own.map(({ place }) => placeKey(place)));
    return ({ code, place }) => code === 'invisible-character' && places.has(placeKey(place));
  },
});

function placeOf<T extends { path: string; folder: string }>({ path: _, folder: __, ...place }: T) {
  return place;
}
