import type { LanguageCode } from '../language/languages.ts';

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
