import type { i18n } from 'i18next';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Namespaces } from '../compile/namespaces.ts';
import { splitLanguagePath } from '../lib/language/language-path.ts';
import { App } from './app.tsx';
import { ErrorView } from './frame/error-view.tsx';
import { ProgressBar } from './frame/progress-bar.tsx';
import { namespaceOf } from './page-context.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';
import { reloadWhenReachable } from './reload-when-reachable.ts';
import { useLinkClicks } from './use-link-clicks.ts';
import { usePageChange } from './use-page-change.ts';

interface RouterProps {
  i18n: i18n;
  firstPage: LoadedPage;
  loader: PageLoader;
  /** Called when the first page has been committed, before the effects of its components and after. Until it is done, presses are held. */
  onCommit: () => Promise<void>;
}

/** What the router shows: a page, or the error page in the frame of the page before; the next one may be loading. */
interface View {
  page: LoadedPage;
  isLoading: boolean;
  hasFailed: boolean;
}

/**
 * Shows the page of the address: React Router owns the address, the page loader brings content and script, and the
 * page before stays until the next one is whole.
 */
export function Router({ i18n, firstPage, loader, onCommit }: RouterProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [view, setView] = useState<View>({ page: firstPage, isLoading: false, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(firstPage.pathname);
  // With each navigation: after a failure the same address is asked for again.
  useEffect(() => {
    if (location.pathname === shown.current) {
      // Back before the next page has come.
      setView((view) => (view.isLoading ? { ...view, isLoading: false } : view));
      return;
    }
    let current = true;
    setView((view) => ({ ...view, isLoading: true }));
    loader.load(location.pathname).then(
      (page) => {
        if (!current) return;
        shown.current = location.pathname;
        setAttempt(0);
        startTransition(() => setView({ page, isLoading: false, hasFailed: false }));
      },
      (error) => {
        if (!current) return;
        console.error(error);
        shown.current = '';
        setView(({ page }) => ({
          page: failedPage(page, location.pathname, i18n),
          isLoading: false,
          hasFailed: true,
        }));
      },
    );
    return () => {
      current = false;
    };
  }, [location, loader, i18n, attempt]);

  useLayoutEffect(() => {
    void onCommit();
  }, [onCommit]);
  useEffect(() => {
    // From here on the script answers; until here the style sheet and the inline script did, which held what was pressed.
    const { dataset } = document.documentElement;
    dataset.script = '';
    dataset.scripting = '';
    document.querySelector('script[type=speculationrules]')?.remove();
    void onCommit().finally(() => document.dispatchEvent(new Event('settled')));
  }, [onCommit]);

  useLinkClicks(loader);
  const { page, isLoading, hasFailed } = view;
  // A page without a footer does not know it: its addresses are then those of where it is served.
  const { origin = '' } = namespaceOf<Namespaces['footer']>(i18n, page.manifest.language, 'footer')?.site ?? {};
  usePageChange(page.manifest, origin, page.pathname, location, navigationType);
  // Some browsers cache the failure of a script: from the second try on it is a reload, where one can help.
  const retry = async () => {
    if (!attempt || !(await reloadWhenReachable())) setAttempt(attempt + 1);
  };
  return (
    <App
      i18n={i18n}
      page={page}
      above={isLoading && <ProgressBar />}
      instead={hasFailed && <ErrorView retry={retry} />}
    />
  );
}

/** The error page for an address: without title bar and sidebar, in the language of the page before. */
function failedPage({ manifest, Component }: LoadedPage, pathname: string, i18n: i18n): LoadedPage {
  const title = namespaceOf<Namespaces['labels']>(i18n, manifest.language, 'labels')?.errors.title ?? '';
  const { path } = splitLanguagePath(pathname);
  return {
    pathname,
    manifest: { ...manifest, path, title, documentTitle: title, layout: 'header-only' },
    Component,
  };
}
