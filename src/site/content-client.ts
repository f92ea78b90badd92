import type { PageManifest } from '../compile/page-manifests.ts';
import { joinLanguagePath, splitLanguagePath, translateHref } from '../lib/language/language-path.ts';
import { fallbackLanguage, type LanguageCode } from '../lib/language/languages.ts';
import { type FrameHashes, frameHashesUrl, namespaceUrl, pageManifestUrl } from '../lib/namespaces/content-urls.ts';

/** The page asked for does not exist. */
export class PageMissingError extends Error {}

/** Fetches what the compiler wrote: page manifests, and the namespaces that they name. */
export class ContentClient {
  private readonly manifests = new Map<string, Promise<PageManifest>>();
  /** The hashes of the namespaces seen so far, by `language/name`. */
  private readonly hashes = new Map<string, string>();
  /** A page that reads each of them, by the namespace's name: its English form tells of theirs. */
  private readonly pathOf = new Map<string, string>();
  /** Those of the frame's namespaces that the first page had, by `language/name`, as long as they are right. */
  private readonly firstFrame = new Map<string, string>();
  /** Those of all of the frame's namespaces, by language. */
  private readonly frames = new Map<LanguageCode, Promise<FrameHashes>>();

  /** @param frame the hashes of the frame's namespaces that the first page reads */
  constructor(first: PageManifest, pathname: string, frame: FrameHashes) {
    this.cacheHashes(first);
    for (const [name, hash] of Object.entries(frame)) this.firstFrame.set(`${first.language}/${name}`, hash);
    this.manifests.set(pathname, Promise.resolve(first));
  }

  /**
   * Returns the manifest of the page at a path.
   * @throws PageMissingError when there is no such page.
   */
  manifest(pathname: string): Promise<PageManifest> {
    const known = this.manifests.get(pathname);
    if (known) return known;
    const manifest = this.fetchManifest(pathname);
    this.manifests.set(pathname, manifest);
    manifest.catch(() => this.manifests.delete(pathname));
    return manifest;
  }

  /** Reads a namespace; i18next calls it, and again when it fails. */
  read = async (language: LanguageCode, name: string): Promise<object> => {
    const hash = await this.hashOf(language, name);
    if (!hash) throw new Error(`Nothing is known of the namespace ${language}/${name}`);
    try {
      return await fetchJson(namespaceUrl(language, name, hash));
    } catch (error) {
      // The frame may have changed since its hashes were read: the next try reads them anew.
      this.frames.delete(language);
      this.firstFrame.clear();
      throw error;
    }
  };

  /** Returns the hash of a namespace: known from a manifest, of the frame, or from the English form of a page that reads it. */
  private async hashOf(language: LanguageCode, name: string): Promise<string | undefined> {
    const key = `${language}/${name}`;
    const hash = this.hashes.get(key) ?? this.firstFrame.get(key) ?? (await this.frame(language))[name];
    const path = this.pathOf.get(name);
    if (hash || !path || language !== fallbackLanguage) return hash;
    await this.manifest(joinLanguagePath(fallbackLanguage, path));
    return this.hashes.get(key);
  }

  private frame(language: LanguageCode): Promise<FrameHashes> {
    const known = this.frames.get(language);
    if (known) return known;
    const frame = fetchJson<FrameHashes>(frameHashesUrl(language));
    this.frames.set(language, frame);
    frame.catch(() => this.frames.delete(language));
    return frame;
  }

  private async fetchManifest(pathname: string): Promise<PageManifest> {
    const { language, path } = splitLanguagePath(pathname);
    const response = await fetch(pageManifestUrl(translateHref(path, language)));
    if (response.status === 404) throw new PageMissingError(pathname);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    const manifest = (await response.json()) as PageManifest;
    this.cacheHashes(manifest);
    return manifest;
  }

  private cacheHashes({ language, path, namespaces, later }: PageManifest): void {
    for (const [name, hash] of Object.entries({ ...namespaces, ...later })) {
      if (!hash) continue;
      this.hashes.set(`${language}/${name}`, hash);
      this.pathOf.set(name, path);
    }
  }
}

async function fetchJson<Value = object>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return (await response.json()) as Value;
}
