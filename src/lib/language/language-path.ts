import { defaultLanguage, type LanguageCode, languageOf, languages } from './languages.ts';

/** A page's address without its language: the path as the specification gives it, and the language. */
export interface LanguagePath {
  language: LanguageCode;
  /** The path without a language prefix and without a slash at its end: `/`, `/about/history`. */
  path: string;
}

/**
 * Splits the path of a URL into language and path. `/en/about/history` → `en`, `/about/history`.
 * A slash at the end and `.html` make no difference.
 */
export function splitLanguagePath(pathname: string): LanguagePath {
  const clean = cleanPath(pathname);
  for (const { code, prefix } of languages) {
    if (prefix && (clean === prefix || clean.startsWith(`${prefix}/`))) {
      return { language: code, path: clean.slice(prefix.length) || '/' };
    }
  }
  return { language: defaultLanguage, path: clean };
}

/** Joins language and path: `en`, `/about/history` → `/en/about/history`; `en`, `/` → `/en`. */
export function joinLanguagePath(language: LanguageCode, path: string): string {
  const { prefix } = languageOf(language);
  return path === '/' ? prefix || '/' : prefix + path;
}

/** The paths of a page in every language, by what `hreflang` calls them; `x-default` is for visitors of any other language. */
export function alternatePaths(path: string): [hreflang: string, path: string][] {
  const named = languages.map(({ code, tag }): [string, string] => [tag, joinLanguagePath(code, path)]);
  return [...named, ['x-default', joinLanguagePath(defaultLanguage, path)]];
}

/** The same address in another language, with its query and fragment kept. */
export function translateHref(href: string, language: LanguageCode): string {
  const [, pathname, rest] = /^([^?#]*)(.*)$/s.exec(href) as unknown as [string, string, string];
  return joinLanguagePath(language, splitLanguagePath(pathname).path) + rest;
}

/** The path of a page without what makes no difference: a slash at the end, `.html`. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** The answer for a missing file for machines. HTML in its place would be run as a script or read as data. */
export const missingFile = { path: 'not-found.txt', text: 'Not found\n' };

/** The address of the page that says in a language, by the prefix of that, that nothing is at an address. */
export function missingPage(prefix: string): string {
  return `${prefix}/404.html`;
}

/** The addresses of all of them: no page or document may have one. */
export const missingAddresses: readonly string[] = [
  `/${missingFile.path}`,
  ...languages.map(({ prefix }) => missingPage(prefix)),
];

/** The namespaces of the frame in a language, by name, and the hashes in the names of their files. */
export type FrameHashes = Readonly<Record<string, string>>;

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
