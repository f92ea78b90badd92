import { assetUnused } from '../../../check/rules/files/assets.ts';
import { type ContentTree, keptOfAsset } from '../../../content/content-tree.ts';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { itemField } from '../../../content/items.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { asText } from '../../../content/unknown-value.ts';
import { assetReferences, pictureItems } from '../../../content/views/asset-references.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import { type NamedThing, namedThing, partAround, type Titles, thingsIn } from '../thing.ts';
import type { AssetFolderName } from './uploads.ts';

/** A picture or document of the content, as editors choose it. */
export type LibraryAsset = ReturnType<typeof libraryOf>[number];

/**
 * The pictures and documents of the content, with what uses them.
 * @param tree the content with what is not saved
 * @param saved the content as it is in the files
 */
export function libraryOf(tree: ContentTree, saved: ContentTree) {
  const captions = captionsIn(tree);
  const users = usersIn(tree);
  const [unused, unusedInFiles] = [unusedIn(tree), unusedIn(saved)];
  const about = (folder: AssetFolderName) => (path: string) => {
    const place = `${folder}/${path}`;
    const { size: weight, picture } = keptOfAsset(tree, 'asset', place, assetFacts);
    // The thing that has its caption, and that; of a document its title.
    const { name: caption, title: words } = (folder === 'images' && captions.get(path)) || {};
    const usedBy = (users.get(place) ?? []).filter(({ name }) => name !== caption);
    const title = words ?? usedBy.find(({ kind }) => kind === 'document')?.title;
    return {
      folder,
      path,
      weight,
      ...(picture && { size: picture }),
      ...(title && { title }),
      ...(caption && { caption }),
      usedBy,
      // Neither in the files nor in what is not saved.
      isRemovable: unused.has(place) && unusedInFiles.has(place),
    };
  };
  return [...tree.images.map(about('images')), ...tree.documents.map(about('files'))];
}

/** The captions of pictures, by the path of the picture. */
function captionsIn(tree: ContentTree): Map<string | undefined, { name: string; title: Titles }> {
  return new Map(
    pictureItems(tree).map(({ facts: { id }, value, texts }) => {
      const words = (language: string) => {
        const item = texts.find(({ file }) => file.language === language);
        return (item && asText(itemField(item, 'caption'))) ?? '';
      };
      return [value.image, { name: `picture/${id}`, title: { ua: words('ua'), en: words('en') } }];
    }),
  );
}

/** The things that use each picture and document, by its path below the content folder. */
export const usersIn = oncePer((tree: ContentTree): Map<string, NamedThing[]> => {
  const things = thingsIn(tree);
  const byPath = groupBy(assetReferences(tree), ({ folder, path }) => `${folder}/${path}`);
  return new Map(
    [...byPath].map(([path, references]) => {
      const names = new Set(
        references.map(({ place: { file, pointer } }) => partAround(things, file.path, pointer)?.thing ?? file.path),
      );
      return [path, [...names].map((name) => namedThing(name, things.get(name)))];
    }),
  );
});

/** The pictures and documents that the content names, below its folder. */
export function namedAssets(tree: ContentTree): Set<string> {
  return new Set(assetReferences(tree).map(({ folder, path }) => `${folder}/${path}`));
}

/** The paths of what the check calls unused. A file that cannot be read may name more than is known. */
function unusedIn(tree: ContentTree): Set<string> {
  return new Set(assetUnused.find(tree).map(({ place }) => pathOfPlace(place)));
}
