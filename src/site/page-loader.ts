import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageManifest } from '../compile/page-manifests.ts';
import { loadNamespaces } from '../lib/language/i18n.ts';
import { splitLanguagePath, translateHref } from '../lib/language/language-path.ts';
import { type ContentClient, PageMissingError } from './content-client.ts';
import { loadNeededScript, loadOptionalScript } from './optional-script.ts';
import { loadPageComponent } from './pages/page-components.ts';

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
  load(pathname: string): Promise<LoadedPage> {
    return loadNeededScript(() => this.fetch(pathname));
  }

  /** Loads ahead what a visitor is about to ask for. Failures wait for the real navigation. */
  prefetch(pathname: string): void {
    loadOptionalScript(() => this.fetch(pathname)).catch(() => {});
  }

  private async fetch(pathname: string): Promise<LoadedPage> {
    const manifest = await this.manifest(pathname);
    const [Component] = await Promise.all([
      loadPageComponent(manifest.component),
      loadNamespaces(this.i18n, manifest.language, Object.keys(manifest.namespaces)),
    ]);
    return { pathname, manifest, Component };
  }

  private async manifest(pathname: string): Promise<PageManifest> {
    try {
      return await this.client.manifest(pathname);
    } catch (error) {
      if (!(error instanceof PageMissingError)) throw error;
      return this.client.manifest(translateHref('/404', splitLanguagePath(pathname).language));
    }
  }
}
