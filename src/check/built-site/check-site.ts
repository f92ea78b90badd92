import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { type Place, pathOfPlace, positionOf } from '../../content/place.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import { assetReferences } from '../../content/views/asset-references.ts';
import { contentLinks } from '../../content/views/links.ts';
import { allValues } from '../../content/views/values.ts';
import { cleanPath, splitLanguagePath } from '../../lib/language/language-path.ts';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import { decodedAddress } from '../../lib/text/web-address.ts';

/** An error in the built site. */
interface SiteError {
  /** The page's file below the site's folder. */
  page: string;
  problem: 'link' | 'anchor' | 'image' | 'alt' | 'lang' | 'title' | 'title-twice' | 'id-twice';
  /** The address, the words or the id that is wrong. */
  found: string;
}

interface Page {
  path: string;
  html: HTMLElement;
  ids: Set<string>;
}

/** Looks for dead links and anchors, missing titles, pictures and languages in every page of a built site. */
export function checkPages(dir: string, origin: string): SiteError[] {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const pages = new Map(
    paths
      .filter((path) => path.endsWith('.html'))
      .sort()
      .map((path) => [path, readPage(dir, path)]),
  );
  const fileOf = (pathname: string) => {
    const bare = decodedAddress(pathname).replace(/^\/|\/$/g, '');
    const candidates = bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
    return candidates.find((path) => pages.has(path) || isFile(join(dir, path)));
  };
  const errors = [...pages.values()].flatMap((page) => [
    ...ownErrors(page),
    ...linkErrors(page, origin, fileOf, pages),
    ...imageErrors(page, origin, fileOf),
  ]);
  return [...errors, ...titleErrors([...pages.values()])];
}

function readPage(dir: string, path: string): Page {
  const html = parse(readFileSync(join(dir, path), 'utf8'));
  return { path, html, ids: new Set(html.querySelectorAll('[id]').map(({ id }) => id)) };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The language of a page's file. */
function languageOfPage(file: string): LanguageCode {
  return splitLanguagePath(`/${file}`).language;
}

function ownErrors({ path, html, ids }: Page): SiteError[] {
  const lang = html.querySelector('html')?.getAttribute('lang') ?? '';
  const all = html.querySelectorAll('[id]').map(({ id }) => id);
  const twice = [...ids].filter((id) => all.indexOf(id) !== all.lastIndexOf(id));
  // The 404 page answers at every path.
  const isRight = path === '404.html' || lang === languageOf(languageOfPage(path)).tag;
  return [
    ...(isRight ? [] : [{ page: path, problem: 'lang' as const, found: lang }]),
    ...twice.map((id) => ({ page: path, problem: 'id-twice' as const, found: id })),
  ];
}

function linkErrors(
  page: Page,
  origin: string,
  fileOf: (pathname: string) => string | undefined,
  pages: ReadonlyMap<string, Page>,
): SiteError[] {
  const hrefs = new Set(
    page.html.querySelectorAll('a[href], area[href]').map((link) => link.getAttribute('href') ?? ''),
  );
  return [...hrefs].flatMap((href): SiteError[] => {
    const url = ownUrl(href, page.path, origin);
    if (!url) return [];
    const isHere = url.pathname === cleanPath(`/${page.path}`);
    const file = isHere ? page.path : fileOf(url.pathname);
    if (!file) return [{ page: page.path, problem: 'link', found: href }];
    const anchor = decodedAddress(url.hash.slice(1));
    const target = pages.get(file);
    // That a page lists the document to be open, the check of the content has looked at.
    if (!anchor || !target || target.ids.has(anchor) || /^(?:document|page)=/.test(anchor)) return [];
    return [{ page: page.path, problem: 'anchor', found: href }];
  });
}

function imageErrors(page: Page, origin: string, fileOf: (pathname: string) => string | undefined): SiteError[] {
  return page.html.querySelectorAll('img, source[srcset]').flatMap((image): SiteError[] => {
    const sources = [image.getAttribute('src') ?? '', ...candidates(image.getAttribute('srcset') ?? '')].filter(
      Boolean,
    );
    const dead = sources.filter((source) => {
      const url = ownUrl(source, page.path, origin);
      return url && !fileOf(url.pathname);
    });
    const lacksText = image.rawTagName.toLowerCase() === 'img' && image.getAttribute('alt') === undefined;
    return [
      ...[...new Set(dead)].map((found) => ({ page: page.path, problem: 'image' as const, found })),
      ...(lacksText ? [{ page: page.path, problem: 'alt' as const, found: image.getAttribute('src') ?? '' }] : []),
    ];
  });
}

function candidates(srcset: string): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

/** Titles are there, and each is the title of one page of its language. */
function titleErrors(pages: readonly Page[]): SiteError[] {
  const seen = new Set<string>();
  return pages.flatMap(({ path, html }): SiteError[] => {
    const title = html.querySelector('title')?.text.trim() ?? '';
    if (title === '') return [{ page: path, problem: 'title', found: '' }];
    // The page for unknown addresses stands twice: for the server, and at a path of its own.
    if (/(?:^|\/)(?:404|not-found)\.html$/.test(path)) return [];
    const key = `${languageOfPage(path)} ${title}`;
    if (seen.has(key)) return [{ page: path, problem: 'title-twice', found: title }];
    seen.add(key);
    return [];
  });
}

/**
 * An address as the browser resolves it on a page, if the page means its own site by it. A whole address, with https://,
 * is one that the content gives: its check has looked at it.
 */
function ownUrl(href: string, page: string, origin: string): URL | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const base = new URL(cleanPath(`/${page}`), origin);
  return URL.canParse(href, base) ? new URL(href, base) : new URL(`/${encodeURIComponent(href)}`, origin);
}

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
interface FoundError {
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
