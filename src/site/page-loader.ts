import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageManifest } from '../compile/page-manifests.ts';
import { loadNamespaces } from '../lib/language/i18n.ts';
import {
  type FrameHashes,
  frameHashesUrl,
  joinLanguagePath,
  namespaceUrl,
  pageManifestUrl,
  splitLanguagePath,
  translateHref,
} from '../lib/language/language-path.ts';
import { fallbackLanguage, type LanguageCode } from '../lib/language/languages.ts';
import { fetchJson, fetchOnce } from './loading.ts';
import { loadPageComponent } from './pages/page-components.ts';

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

  /** Returns the manifest of the page at a path, or of the not-found page of its language. */
  manifest(pathname: string): Promise<PageManifest> {
    return fetchOnce(this.manifests, pathname, () => this.fetchManifest(pathname));
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
    const frame = () => fetchOnce(this.frames, language, () => fetchJson<FrameHashes>(frameHashesUrl(language)));
    const hash = this.hashes.get(key) ?? this.firstFrame.get(key) ?? (await frame())[name];
    const path = this.pathOf.get(name);
    if (hash || !path || language !== fallbackLanguage) return hash;
    await this.manifest(joinLanguagePath(fallbackLanguage, path));
    return this.hashes.get(key);
  }

  private async fetchManifest(pathname: string): Promise<PageManifest> {
    const { language, path } = splitLanguagePath(pathname);
    const response = await fetch(pageManifestUrl(translateHref(path, language)));
    if (response.status === 404 && path !== '/404') return this.manifest(translateHref('/404', language));
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

/** A page with all it needs to be rendered at once. */
export interface LoadedPage {
  /** The path it was asked for under. */
  pathname: string;
  manifest: PageManifest;
  Component: ComponentType;
}

/** Loads pages: manifest first, then namespaces and script side by side. */
export class PageLoader {
  constructor(
    private readonly client: ContentClient,
    private readonly i18n: i18n,
  ) {}

  /**
   * Loads the page at a path, or the not-found page of its language.
   * @throws when content or script cannot be loaded.
   */
  async load(pathname: string): Promise<LoadedPage> {
    const manifest = await this.client.manifest(pathname);
    const [Component] = await Promise.all([
      loadPageComponent(manifest.component),
      loadNamespaces(this.i18n, manifest.language, Object.keys(manifest.namespaces)),
    ]);
    return { pathname, manifest, Component };
  }
}
