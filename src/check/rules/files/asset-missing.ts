import { placeKey } from '../../../content/place.ts';
import { assetReferences, pathBelowFolder, suggestAsset } from '../../../content/views/asset-references.ts';
import { alsoHere, groupByTarget } from '../../grouped.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const assetMissing = defineRule<{ path: string; folder: string; suggestion?: string }>({
  code: 'asset-missing',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'A picture or document that content refers to exists.',
  why: 'The page would show a broken picture. Paths start below `content/images` or `content/files` and are case-sensitive.',
  paths: ['folder'],
  words: {
    en: ({ path, folder, suggestion }) => ({
      message: path ? `The file ${folder}/${path} does not exist.` : 'The path of the file is empty.',
      hint: !path
        ? `Write the path of a file in ${folder}, or delete the key.`
        : didYouMean.en(suggestion, 'Add the file, or fix the path; case matters.'),
    }),
    uk: ({ path, folder, suggestion }) => ({
      message: path ? `Файл ${folder}/${path} не знайдено.` : 'Шлях до файлу порожній.',
      hint: !path
        ? `Вкажіть шлях до файлу в теці ${folder} або видаліть ключ.`
        : didYouMean.uk(suggestion, 'Додайте файл або виправте шлях; регістр літер має значення.'),
    }),
  },
  check(tree, report) {
    for (const folder of ['images', 'files'] as const) {
      const existing = new Set(folder === 'images' ? tree.images : tree.documents);
      const missing = assetReferences(tree).filter((asset) => asset.folder === folder && !existing.has(asset.path));
      for (const [path, places] of groupByTarget(missing.map(({ path: target, place }) => ({ target, place })))) {
        const [first] = places;
        const suggestion = suggestAsset(path, [...existing]);
        if (first)
          report(first, { path: pathBelowFolder(path), folder, ...(suggestion && { suggestion }) }, alsoHere(places));
      }
    }
  },
  explains(own) {
    const places = new Set(own.map(({ place }) => placeKey(place)));
    return ({ code, place }) => code === 'invisible-character' && places.has(placeKey(place));
  },
});
