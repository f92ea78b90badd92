import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createI18n, loadExactly } from '../../lib/language/i18n.ts';
import { ContentClient, PageLoader } from '../page-loader.ts';
import { loadPageComponent } from '../pages/page-components.ts';
import { nameHistoryEntry } from '../place-in-page.ts';
import { Router } from '../router.tsx';
import type { PageData } from './intent-script.ts';
import { noteVisitorState } from './visitor-state.ts';

/**
 * Hydrates the page from the manifest embedded in it and the files of its namespaces.
 * @throws when the page's script or one of its namespaces cannot be loaded: hydration may replace nothing that is seen, so
 * English is no fallback here. The page then stays as it is.
 */
export async function hydratePage(): Promise<void> {
  const data = document.getElementById('page_data')?.textContent ?? '';
  const { manifest, frame, scripts } = JSON.parse(data) as PageData;
  const { pathname } = window.location;
  const client = new ContentClient(manifest, pathname, frame);
  const i18n = createI18n({ read: client.read });
  const loader = new PageLoader(client, i18n);
  // Both must be there before hydration, or React would replace the page.
  const [Component, missing] = await Promise.all([
    loadPageComponent(manifest.component),
    loadExactly(i18n, manifest.language, Object.keys(manifest.namespaces)),
    styleSheetLoaded(scripts?.styles),
  ]);
  if (missing.length) throw new Error(`Content could not be loaded: ${missing.join(', ')}`);
  nameHistoryEntry();
  // Before the router, which takes the key from the entry.
  window.addEventListener('popstate', nameHistoryEntry);
  // As a transition, hydration is done in slices of a few milliseconds, between which the page answers its visitor.
  const root = document.getElementById('root') as HTMLElement;
  const onCommit = noteVisitorState(root);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <Router i18n={i18n} firstPage={{ pathname, manifest, Component }} loader={loader} onCommit={onCommit} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

/** Waits for the styles of the other pages, which any link may lead to. Without them the inline script gives up. */
async function styleSheetLoaded(href = ''): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (!link || link.sheet) return;
  await new Promise((resolve) => link.addEventListener('load', resolve));
}
