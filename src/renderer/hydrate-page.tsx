import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createI18n } from '../language/i18n.ts';
import { languageOf } from '../language/languages.ts';
import type { PageManifest } from '../namespaces/page-manifest.ts';
import { ContentClient } from '../site/content-client.ts';
import { PageLoader } from '../site/page-loader.ts';
import { loadPageComponent } from '../site/pages/page-components.ts';
import { Router } from '../site/router.tsx';
import { forgetReload } from './reload-on-preload-error.ts';

/** Hydrates the page from the data embedded in it. */
export async function hydratePage(): Promise<void> {
  const data = document.getElementById('page')?.textContent ?? '';
  const { manifest, namespaces } = JSON.parse(data) as { manifest: PageManifest; namespaces: Record<string, object> };
  const { pathname } = window.location;
  const client = new ContentClient(manifest, pathname);
  const i18n = createI18n({
    read: client.read,
    resources: { [languageOf(manifest.language).tag]: namespaces } as never,
  });
  const loader = new PageLoader(client, i18n);
  // The page's script must be there before hydration, or React would replace the page.
  const Component = await loadPageComponent(manifest.component);
  forgetReload();
  nameHistoryEntry();
  // As a transition, hydration is done in slices of a few milliseconds, between which the page answers its visitor.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <BrowserRouter>
          <Router i18n={i18n} firstPage={{ pathname, manifest, Component }} loader={loader} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

/** The router gives a key to the places it leads to; the one that a document begins with gets its own here. */
function nameHistoryEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
