import type { FramePart, Route } from '../../content/model/routes-data.ts';
import type { LanguageCode } from '../language/languages.ts';

/** What a page is made of. Stands in the page's HTML and, for navigation without a reload, beside it as JSON. */
export interface PageManifest {
  language: LanguageCode;
  /** The path without its language: `/about/history`. */
  path: string;
  /** The route's id in `content/data/routes.json`. */
  route: string;
  /** The page component's name. */
  component: string;
  layout: Route['layout'];
  /** The parts of the frame that the page goes without. */
  without: readonly FramePart[];
  /** Whether the site has news: beside its pages, and in feeds. */
  hasNews: boolean;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The heading, with no-break spaces. */
  title: string;
  /** The title of the window: the page’s and the institute’s. */
  documentTitle: string;
  /** The BCP 47 tag of the title where it is not the page's. */
  titleLanguage?: string;
  description: string;
  /** The entries of the menu that the page is below, or that lead to it, by id. */
  menu: readonly string[];
  breadcrumbs: readonly Breadcrumb[];
  /** The namespace of the page itself, the first that its route lists. */
  namespace: string;
  /** The item shown, where the route is one of a collection. */
  item?: string;
  /**
   * Every namespace the page reads, and the hash in its file's name. The hash of a namespace of the frame is empty: it stands
   * in the page, and in a file of its own, so that what changes in the frame changes no manifest.
   */
  namespaces: Readonly<Record<string, string>>;
  /** The namespaces that are fetched only when the visitor asks for what reads them, with their hashes. */
  later: Readonly<Record<string, string>>;
}

/** The namespaces of the frame in a language, by name, and the hashes in the names of their files. */
export type FrameHashes = Readonly<Record<string, string>>;

/** A step from the home page down to a page. */
export interface Breadcrumb {
  /** The path without its language; none for a group of the menu. */
  path?: string;
  label: string;
}

/** Where a page's manifest lies: `/content/pages/en/about/history.json`; the home page's is `index.json`. */
export function pageManifestUrl(url: string): string {
  return `/content/pages${url === '/' ? '/index' : url}.json`;
}

/** Where the hashes of the frame's namespaces lie. */
export function frameHashesUrl(language: LanguageCode): string {
  return `/content/frame/${language}.json`;
}

/** Where a namespace lies. Its name is part of its path, its hash makes the file immutable. */
export function namespaceUrl(language: LanguageCode, name: string, hash: string): string {
  return `/content/${language}/${name}.${hash}.json`;
}
