import type { ContentTree } from '../../content/content-tree.ts';
import { type Place, pathOfPlace, positionOf } from '../../content/place.ts';
import { assetReferences } from '../../content/views/asset-references.ts';
import { contentLinks } from '../../content/views/links.ts';
import { allValues } from '../../content/views/values.ts';
import { languageOf } from '../../language/languages.ts';
import { languageOfPage, type SiteError } from './check-pages.ts';

/** Finds the place of the content from which an error of the built site came: `data/news/2026.json:8:15`. */
export function findSource(tree: ContentTree, { page, problem, found }: SiteError): string | undefined {
  const place = placeOf(tree, page, problem, found);
  if (!place) return undefined;
  const { line, column } = positionOf(place);
  return `${pathOfPlace(place)}:${line}:${column}`;
}

function placeOf(tree: ContentTree, page: string, problem: SiteError['problem'], found: string): Place | undefined {
  const language = languageOfPage(page);
  // What stands in the language of the page, or in the facts; another language's texts are on other pages.
  const fits = (place: { file: { language?: string } }) =>
    place.file.language === undefined || place.file.language === language;
  switch (problem) {
    case 'link':
    case 'anchor': {
      const { prefix } = languageOf(language);
      const path = found.replace(new RegExp(`^${prefix}(?=/|$|#)`), '') || '/';
      const bare = path.replace(/#.*$/, '');
      const links = contentLinks(tree).filter(fits);
      return links.find(({ href }) => href === path || href === found) ?? links.find(({ href }) => href === bare);
    }
    case 'image':
    case 'alt': {
      const stem = (text: string) => text.replace(/^.*\//, '').replace(/(?:[-.][\w-]+)?\.\w+$/, '');
      const asset = assetReferences(tree).find(
        ({ place, path }) => fits(place) && stem(path).startsWith(stem(found)),
      );
      return asset && { file: asset.place.file, pointer: asset.place.pointer };
    }
    case 'title-twice': {
      const values = allValues(tree).filter((value) => fits(value) && value.isProse && value.value.length > 2);
      const titles = values.filter(({ pointer, value }) => /title|name/i.test(pointer) && found.startsWith(value));
      return titles.sort((a, b) => b.value.length - a.value.length)[0];
    }
    default:
      return undefined;
  }
}
