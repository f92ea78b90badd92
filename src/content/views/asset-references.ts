import type { PictureItemData } from '../../../content/model/figures.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import { closest } from '../../lib/text/compare-text.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { itemField, itemsCalled, itemsOfKind, itemValue, translatedTexts } from '../items.ts';
import { kindsCalled } from '../kind-table.ts';
import type { ValuePlace } from '../place.ts';
import { asText } from '../unknown-value.ts';
import { figureItems } from './figures.ts';
import { linkTargets, markedTexts } from './links.ts';
import { valuesOfFormat } from './values.ts';

/** A place of the content that names a picture or a document. */
interface AssetReference {
  folder: 'images' | 'files';
  /** The path below the folder. */
  path: string;
  place: ValuePlace;
}

/** Every place that names a picture or a document. */
export const assetReferences = oncePer((tree: ContentTree): AssetReference[] => [
  ...valuesOfFormat(tree, 'image').map(({ value, ...place }) => reference('images', value, place)),
  ...valuesOfFormat(tree, 'file').map(({ value, ...place }) => reference('files', value, place)),
  ...markedTexts(tree).flatMap(({ parts, ...text }) =>
    parts.images.map(({ src, from, to }) => reference('images', src, { ...text, from, to })),
  ),
  ...linkTargets(tree).flatMap(({ target, link }) =>
    target.to === 'file' || target.to === 'image'
      ? [reference(target.to === 'file' ? 'files' : 'images', target.path, link)]
      : [],
  ),
]);

function reference(folder: AssetReference['folder'], path: string, { file, pointer, from, to }: ValuePlace) {
  return {
    folder,
    path,
    place: { file, pointer, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  };
}

/** The file that a path names below the folder of pictures or documents, for which it may have been written from further up. */
export function pathBelowFolder(path: string): string {
  return path.replace(/^[./]+/, '').replace(/^(?:content\/)?(?:images|files)\//, '');
}

/** The existing file that a wrong path was probably meant to name. */
export function suggestAsset(path: string, existing: readonly string[]): string | undefined {
  const bare = pathBelowFolder(path);
  if (bare !== path && existing.includes(bare)) return bare;
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const stem = name.replace(/\.[^.]*$/, '');
  const sameName = (other: string) => {
    const otherName = other.slice(other.lastIndexOf('/') + 1).toLowerCase();
    return otherName === name || otherName.replace(/\.[^.]*$/, '') === stem;
  };
  return existing.find(sameName) ?? closest(path, existing);
}

/** Kinds of files whose pictures pages show without captions: portraits, covers, pictures of the look alone. */
const withoutCaptions = new Set(['home', 'not-found', 'test', 'person', 'site', 'brand', 'container']);
/** Kinds of files that say something of pictures, and show none by themselves. */
const records = new Set(['figure', 'pictures', 'micrograph']);

/** Every picture that the content has words for: its facts as they are written, and its words in each language. */
export function pictureItems(tree: ContentTree) {
  return kindsCalled('picture').flatMap((kind) => {
    const texts = translatedTexts(tree, kind).flatMap(({ items }) => items);
    return itemsOfKind(tree, kind).map((facts) => ({
      facts,
      value: itemValue(facts) as Partial<PictureItemData>,
      texts: texts.filter(({ id }) => id === facts.id),
    }));
  });
}

/** The images that pages show beside, above or within texts. */
export function shownPictures(tree: ContentTree): { image: string; place: ValuePlace }[] {
  const beside = valuesOfFormat(tree, 'image')
    .filter(({ file }) => hasCaptions(file))
    .map(({ file, pointer, value }) => ({ image: value, place: { file, pointer } }));
  const within = markedTexts(tree).flatMap(({ file, pointer, parts }) =>
    parts.images.map(({ src, from, to }) => ({ image: src, place: { file, pointer, from, to } })),
  );
  return [...beside, ...within];
}

function hasCaptions({ kind }: ContentFile): boolean {
  const name = kind.name.replace(/-(?:data|texts)$/, '');
  return !withoutCaptions.has(name) && !records.has(name);
}

/** The images that have captions: among the pictures, or as figures. */
export function captionedImages(tree: ContentTree): ReadonlySet<string | undefined> {
  const figures = figureItems(tree).map(({ chart }) => ('image' in chart ? chart.image : undefined));
  const pictures = itemsCalled(tree, 'picture').map((item) => asText(itemField(item, 'image')));
  return new Set([...pictures, ...figures]);
}
