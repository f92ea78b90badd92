import { readContent } from '../../content/content-tree.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import { checkPages, type SiteError } from './check-pages.ts';
import { findSource } from './find-source.ts';

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
  /** What is wrong. */
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
