import { oncePer } from '../../lib/cache/once-per.ts';
import { closest } from '../../lib/text/closest.ts';
import type { ContentTree } from '../content-tree.ts';
import type { ValuePlace } from '../place.ts';
import { linkTargets, markedTexts } from './links.ts';
import { valuesOfFormat } from './values.ts';

/** A place of the content that names a picture or a document. */
export interface AssetReference {
  folder: 'images' | 'files';
  /** The path below the folder. */
  path: string;
  place: ValuePlace;
}

/** Every place that names a picture or a document. */
export const assetReferences = oncePer((tree: ContentTree): AssetReference[] => {
  const found: AssetReference[] = [];
  for (const { file, pointer, value } of valuesOfFormat(tree, 'image'))
    found.push({ folder: 'images', path: value, place: { file, pointer } });
  for (const { file, pointer, value } of valuesOfFormat(tree, 'file'))
    found.push({ folder: 'files', path: value, place: { file, pointer } });
  for (const { file, pointer, parts } of markedTexts(tree)) {
    for (const { src, from, to } of parts.images) {
      found.push({ folder: 'images', path: src, place: { file, pointer, from, to } });
    }
  }
  for (const { target, link } of linkTargets(tree)) {
    if (target.to !== 'file' && target.to !== 'image') continue;
    const { file, pointer, from, to } = link;
    const place = { file, pointer, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    found.push({ folder: target.to === 'file' ? 'files' : 'images', path: target.path, place });
  }
  return found;
});

/** What a path names below the folder of pictures or documents, for which it may have been written from further up. */
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
