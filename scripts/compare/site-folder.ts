import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSiteRules } from '../../src/build/hosts/host-rules.ts';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { type LanguagePath, splitLanguagePath } from '../../src/lib/language/language-path.ts';

/** A page of a built site. */
export interface SitePage extends LanguagePath {
  /** The file below the site's folder: `en/about/history.html`. */
  file: string;
  /** The path of its address: `/en/about/history`. */
  address: string;
}

/** A built site. */
export interface SiteFolder {
  dir: string;
  /** By address. */
  pages: ReadonlyMap<string, SitePage>;
  /** All other files that are not made from pages, as paths below the folder. */
  files: readonly string[];
  /** Where addresses lead that pages had before. */
  redirects: ReadonlyMap<string, string>;
}

/** Files that a build makes from pages for its own script, search and social networks: what differs there is told by the pages. */
const madeFromPages = /^(?:content|pagefind|cards)\//;

/** Lists what a built site consists of. */
export function readSiteFolder(dir: string): SiteFolder {
  const names = filesBelow(dir)
    .map((path) => relative(dir, path).replaceAll(sep, '/'))
    .filter((name) => !madeFromPages.test(name));
  const pages = names.filter((name) => name.endsWith('.html')).map(pageOf);
  const moved = readSiteRules(dir).redirects.filter(({ status }) => status === 301);
  return {
    dir,
    pages: new Map(pages.map((page) => [page.address, page])),
    files: names.filter((name) => !name.endsWith('.html')),
    redirects: new Map(moved.map(({ from, to }) => [decodeURIComponent(from), to])),
  };
}

export function readPage({ dir }: SiteFolder, { file }: SitePage): string {
  return readFileSync(join(dir, file), 'utf8');
}

function pageOf(file: string): SitePage {
  const address = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  return { file, address, ...splitLanguagePath(address) };
}
