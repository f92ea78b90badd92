import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { type Place, pathOfPlace, positionOf } from '../../content/place.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import { assetReferences } from '../../content/views/asset-references.ts';
import { contentLinks } from '../../content/views/links.ts';
import { allValues } from '../../content/views/values.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { checkPages, languageOfPage, type SiteError } from './check-pages.ts';

const words: Record<SiteError['problem'], string> = {
  link: 'a dead link',
  anchor: 'a link to a part that the page does not have',
  image: 'a picture that is not there',
  alt: 'a picture without the attribute alt',
  lang: 'the language of the page is not that of its path',
  title: 'a page without a title',
  'title-twice': 'a title that another page has as well',
  'id-twice': 'an id that stands twice in the page',
};

/** An error of the built site as people read it. */
export interface FoundError {
  /** The page's file below the site's folder. */
  page: string;
  /** The mistake. */
  words: string;
  /** The place of the content that it came from, where that is known: `data/news/2026.json:8:15`. */
  source?: string;
}

/** Checks every page of a built site and finds the places of the content that the errors came from. */
export function checkSite(siteDir: string, contentDir: string): FoundError[] {
  const tree = readContent(contentDir);
  const origin = asText(asObject(tree.file('site-data')?.value).origin) ?? 'https://example.org';
  return checkPages(siteDir, origin).map((error) => {
    const source = findSource(tree, error);
    return { page: error.page, words: `${words[error.problem]}: ${error.found}`, ...(source && { source }) };
  });
}

/** Finds the place of the content from which an error of the built site came: `data/news/2026.json:8:15`. */
export function findSource(tree: ContentTree, { page, problem, found }: SiteError): string | undefined {
  const place = placeOf(tree, page, problem, found);
  if (!place) return undefined;
  const { line, column } = positionOf(place);
  return `${pathOfPlace(place)}:${line}:${column}`;
}

function placeOf(tree: ContentTree, page: string, problem: SiteError['problem'], found: string): Place | undefined {
  const language = languageOfPage(page);
  // Texts in the language of the page, or in the facts; another language's texts are on other pages.
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
