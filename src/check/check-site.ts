import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ContentTree } from '../content/content-tree.ts';
import { type Place, pathOfPlace, positionOf } from '../content/place.ts';
import { assetReferences } from '../content/views/asset-references.ts';
import { contentLinks } from '../content/views/links.ts';
import { allValues } from '../content/views/values.ts';
import { cleanPath, splitLanguagePath, translateHref } from '../lib/language/language-path.ts';
import { defaultLanguage, languageOf } from '../lib/language/languages.ts';
import { decodedAddress } from '../lib/text/web-address.ts';

const problems = {
  link: 'a dead link',
  anchor: 'a link to a part that the page does not have',
  image: 'a picture that is not there',
  alt: 'a picture without the attribute alt',
  lang: 'the language of the page is not that of its path',
  title: 'a page without a title',
  'title-twice': 'a title that another page has as well',
  'id-twice': 'an id that stands twice in the page',
};

interface SiteError {
  /** The page's file below the site's folder. */
  page: string;
  problem: keyof typeof problems;
  /** The address, the words or the id that is wrong. */
  found: string;
}

interface Page {
  path: string;
  html: HTMLElement;
  /** The ids of its elements, in their order. */
  ids: string[];
}

/** An error of the built site as people read it. */
export function siteErrorWords({ page, problem, found }: SiteError): string {
  return `${page}: ${problems[problem]}: ${found}`;
}

/** Looks for dead links and anchors, missing titles, pictures and languages in every page of a built site. */
export function checkSite(dir: string): SiteError[] {
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
    ...linkErrors(page, fileOf, pages),
    ...imageErrors(page, fileOf),
  ]);
  return [...errors, ...titleErrors([...pages.values()])];
}

function readPage(dir: string, path: string): Page {
  const html = parse(readFileSync(join(dir, path), 'utf8'));
  return { path, html, ids: html.querySelectorAll('[id]').map(({ id }) => id) };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function ownErrors({ path: page, html, ids }: Page): SiteError[] {
  const found = html.querySelector('html')?.getAttribute('lang') ?? '';
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) < at));
  // The 404 page answers at every path.
  const isRight = page === '404.html' || found === languageOf(splitLanguagePath(`/${page}`).language).tag;
  return [
    ...(isRight ? [] : [{ page, problem: 'lang' as const, found }]),
    ...[...twice].map((id) => ({ page, problem: 'id-twice' as const, found: id })),
  ];
}

function linkErrors(
  { path: page, html }: Page,
  fileOf: (pathname: string) => string | undefined,
  pages: ReadonlyMap<string, Page>,
): SiteError[] {
  const hrefs = html.querySelectorAll('a[href], area[href]').map((link) => link.getAttribute('href') ?? '');
  return [...new Set(hrefs)].flatMap((found): SiteError[] => {
    const url = ownUrl(found, page);
    if (!url) return [];
    const file = url.pathname === cleanPath(`/${page}`) ? page : fileOf(url.pathname);
    if (!file) return [{ page, problem: 'link', found }];
    const anchor = decodedAddress(url.hash.slice(1));
    const target = pages.get(file);
    // That a page lists the document to be open, the check of the content has looked at.
    if (!anchor || !target || target.ids.includes(anchor) || /^(?:document|page)=/.test(anchor)) return [];
    return [{ page, problem: 'anchor', found }];
  });
}

function imageErrors({ path: page, html }: Page, fileOf: (pathname: string) => string | undefined): SiteError[] {
  return html.querySelectorAll('img, source[srcset]').flatMap((image): SiteError[] => {
    const src = image.getAttribute('src') ?? '';
    const candidates = image.getAttribute('srcset')?.split(',') ?? [];
    const sources = [src, ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')];
    const dead = new Set(
      sources.filter((source) => {
        const url = source && ownUrl(source, page);
        return url && !fileOf(url.pathname);
      }),
    );
    const lacksText = image.rawTagName.toLowerCase() === 'img' && image.getAttribute('alt') === undefined;
    return [
      ...[...dead].map((found) => ({ page, problem: 'image' as const, found })),
      ...(lacksText ? [{ page, problem: 'alt' as const, found: src }] : []),
    ];
  });
}

/** Titles are there, and each is the title of one page of its language. */
function titleErrors(pages: readonly Page[]): SiteError[] {
  const seen = new Set<string>();
  return pages.flatMap(({ path: page, html }): SiteError[] => {
    const found = html.querySelector('title')?.text.trim() ?? '';
    if (found === '') return [{ page, problem: 'title', found }];
    // The page for unknown addresses stands twice: for the server, and at a path of its own.
    if (/(?:^|\/)(?:404|not-found)\.html$/.test(page)) return [];
    const key = `${splitLanguagePath(`/${page}`).language} ${found}`;
    if (seen.has(key)) return [{ page, problem: 'title-twice', found }];
    seen.add(key);
    return [];
  });
}

/**
 * An address as the browser resolves it on a page, if the page means its own site by it. A whole address, with https://,
 * is one that the content gives: its check has looked at it.
 */
function ownUrl(href: string, page: string): URL | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  // Any origin would do.
  const base = new URL(cleanPath(`/${page}`), 'https://site.example');
  return URL.canParse(href, base) ? new URL(href, base) : new URL(`/${encodeURIComponent(href)}`, base);
}

/** Finds the place of the content that an error of the built site came from, where it is known: `data/news/2026.json:8:15`. */
export function sourceOf(tree: ContentTree, error: SiteError): string | undefined {
  const place = findPlace(tree, error);
  if (!place) return undefined;
  const { line, column } = positionOf(place);
  return `${pathOfPlace(place)}:${line}:${column}`;
}

function findPlace(tree: ContentTree, { page, problem, found }: SiteError): Place | undefined {
  const { language } = splitLanguagePath(`/${page}`);
  // A file in another language is on other pages.
  const fits = ({ file }: { file: { language?: string } }) => (file.language ?? language) === language;
  if (problem === 'link' || problem === 'anchor') {
    const path = translateHref(found, defaultLanguage);
    const links = contentLinks(tree).filter(fits);
    const linkTo = (...hrefs: string[]) => links.find(({ href }) => hrefs.includes(href));
    return linkTo(path, found) ?? linkTo(path.replace(/#.*$/, ''));
  }
  if (problem === 'image' || problem === 'alt') {
    // Variants of a picture are named after it.
    const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/(?:[-.][\w-]+)?\.\w+$/, '');
    return assetReferences(tree).find(({ place, path }) => fits(place) && stemOf(path).startsWith(stemOf(found)))
      ?.place;
  }
  if (problem !== 'title-twice') return undefined;
  const titles = allValues(tree).filter(
    (text) => fits(text) && text.isProse && /title|name/i.test(text.pointer) && found.startsWith(text.value),
  );
  return titles.sort((a, b) => b.value.length - a.value.length)[0];
}
