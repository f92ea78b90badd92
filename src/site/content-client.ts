import { splitLanguagePath, translateHref } from '../language/language-path.ts';
import { fallbackLanguage, type LanguageCode } from '../language/languages.ts';
import { namespaceUrl, type PageManifest, pageManifestUrl } from '../namespaces/page-manifest.ts';

/** The page asked for does not exist. */
export class PageMissingError extends Error {}

/** Fetches what the compiler wrote: page manifests, and the namespaces that they name. */
export class ContentClient {
  private readonly manifests = new Map<string, Promise<PageManifest>>();
  /** The hashes of the namespaces seen so far, by `language/name`. */
  private readonly hashes = new Map<string, string>();
  /** The page whose manifest was read last: it tells where a namespace's English form is to be found. */
  private pathname = '/';

  constructor(first: PageManifest, pathname: string) {
    this.cacheHashes(first);
    this.manifests.set(pathname, Promise.resolve(first));
  }

  /**
   * Returns the manifest of the page at a path.
   * @throws PageMissingError when there is no such page.
   */
  manifest(pathname: string): Promise<PageManifest> {
    this.pathname = pathname;
    const known = this.manifests.get(pathname);
    if (known) return known;
    const manifest = this.fetchManifest(pathname);
    this.manifests.set(pathname, manifest);
    manifest.catch(() => this.manifests.delete(pathname));
    return manifest;
  }

  /** Reads a namespace; i18next calls it, and again when it fails. */
  read = async (language: LanguageCode, name: string): Promise<object> => {
    const key = `${language}/${name}`;
    if (!this.hashes.has(key) && language === fallbackLanguage) {
      await this.manifest(translateHref(this.pathname, fallbackLanguage));
    }
    const hash = this.hashes.get(key);
    if (!hash) throw new Error(`Nothing is known of the namespace ${key}`);
    const response = await fetch(namespaceUrl(language, name, hash));
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return (await response.json()) as object;
  };

  private async fetchManifest(pathname: string): Promise<PageManifest> {
    const { language, path } = splitLanguagePath(pathname);
    const response = await fetch(pageManifestUrl(translateHref(path, language)));
    if (response.status === 404) throw new PageMissingError(pathname);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    const manifest = (await response.json()) as PageManifest;
    this.cacheHashes(manifest);
    return manifest;
  }

  private cacheHashes({ language, namespaces, later }: PageManifest): void {
    for (const [name, hash] of Object.entries({ ...namespaces, ...later }))
      this.hashes.set(`${language}/${name}`, hash);
  }
}
