import type { PageManifest } from '../namespaces/page-manifest.ts';

declare global {
  namespace Vike {
    /** What a caller of `renderPage` passes in beside the URL. */
    interface PageContext {
      /** The page to render. */
      manifest: PageManifest;
      /** Its namespaces by name. */
      namespaces: Record<string, object>;
      /** The site's address, for canonical links. */
      origin: string;
      /** The scripts to load ahead. */
      modules: readonly string[];
    }
  }
}
