import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '../../cache/files-below.ts';
import { readSiteRules } from '../../hosts/netlify-rules.ts';
import type { LanguagePath } from '../../language/language-path.ts';
import { defaultLanguage, languages } from '../../language/languages.ts';
import { readSiteLanguages, type SiteLanguage } from './site-languages.ts';

/** A page of a built site. */
export interface SitePage extends LanguagePath {
  /** The file below the site's folder: `en/about/history.html`. */
  file: string;
  /** The path of its address: `/en/about/history`. */
  address: string;
  /** The tag of its language. One that the project does not have counts as the first one in `language`. */
  tag: string;
}

/** A built site. */
export interface SiteFolder {
  dir: string;
  languages: readonly SiteLanguage[];
  /** By address. */
  pages: ReadonlyMap<string, SitePage>;
  /** All other files that are not made from pages, as paths below the folder. */
  files: readonly string[];
  /** Where addresses lead that pages had before. */
  redirects: ReadonlyMap<string, string>;
}

/** What a build makes from pages for its own script and search: what differs there is told by the pages. */
const madeFromPages = ['content/', 'pagefind/'];

/** Lists what a built site consists of. */
export function readSiteFolder(dir: string): SiteFolder {
  const names = filesBelow(dir).map((path) => relative(dir, path).replaceAll(sep, '/'));
  const all = names.filter((name) => !madeFromPages.some((folder) => name.startsWith(folder)));
  const siteLanguages = readSiteLanguages(dir);
  const pages = all.filter((name) => name.endsWith('.html')).map((file) => pageOf(file, siteLanguages));
  const moved = readSiteRules(dir).redirects.filter(({ status }) => status === 301);
  return {
    dir,
    languages: siteLanguages,
    pages: new Map(pages.map((page) => [page.address, page])),
    files: all.filter((name) => !name.endsWith('.html')),
    redirects: new Map(moved.map(({ from, to }) => [decodeURIComponent(from), to])),
  };
}

/**
 * The HTML of a page, a character for each byte. Pages are compared and cut like this: decoding the Ukrainian of a whole site
 * takes longer than anything else. `decode` makes a text of what differs.
 */
export function readPage({ dir }: SiteFolder, { file }: SitePage): string {
  return readFileSync(join(dir, file), 'latin1');
}

/** The text of bytes as `readPage` returns them. */
export function decode(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function pageOf(file: string, siteLanguages: readonly SiteLanguage[]): SitePage {
  const address = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  const isBelow = ({ prefix }: SiteLanguage) => prefix && `${address}/`.startsWith(`${prefix}/`);
  const { tag, prefix } = siteLanguages.find(isBelow) ??
    siteLanguages.find((language) => !language.prefix) ?? { tag: '', prefix: '' };
  const language = languages.find((each) => each.tag === tag)?.code ?? defaultLanguage;
  return { file, address, tag, language, path: address.slice(prefix.length) || '/' };
}
