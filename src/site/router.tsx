import type { i18n } from 'i18next';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { App } from './app.tsx';
import { ErrorView } from './frame/error-view.tsx';
import { ProgressBar } from './frame/progress-bar.tsx';
import type { LoadedPage, PageLoader } from './page-loader.ts';
import { useLinkClicks } from './use-link-clicks.ts';
import { usePageChange } from './use-page-change.ts';

/** What the router shows: a page, while the next one may be loading or may have failed to. */
interface View {
  page: LoadedPage;
  status: 'ready' | 'loading' | 'failed';
}

/**
 * Shows the page of the address: React Router owns the address, the page loader brings content and script, and the
 * page before stays until the next one is whole.
 */
export function Router({ i18n, firstPage, loader }: { i18n: i18n; firstPage: LoadedPage; loader: PageLoader }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [view, setView] = useState<View>({ page: firstPage, status: 'ready' });
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(firstPage.pathname);
  useEffect(() => {
    if (location.pathname === shown.current) {
      // Back before the next page has come.
      setView((view) => (view.status === 'loading' ? { ...view, status: 'ready' } : view));
      return;
    }
    let current = true;
    setView(({ page }) => ({ page, status: 'loading' }));
    loader.load(location.pathname).then(
      (page) => {
        if (!current) return;
        shown.current = location.pathname;
        startTransition(() => setView({ page, status: 'ready' }));
      },
      (error) => {
        if (!current) return;
        console.error(error);
        shown.current = '';
        setView(({ page }) => ({ page, status: 'failed' }));
      },
    );
    return () => {
      current = false;
    };
  }, [location.pathname, loader, attempt]);

  useEffect(() => {
    // From here on the script answers for menu and carousel; until here the style sheet did.
    document.documentElement.dataset.script = '';
  }, []);

  useLinkClicks(loader);
  usePageChange(view.page.manifest, view.page.pathname, location, navigationType);
  const failed = view.status === 'failed';
  return (
    <App
      i18n={i18n}
      page={view.page}
      above={view.status === 'loading' && <ProgressBar />}
      instead={failed && <ErrorView retry={() => setAttempt(attempt + 1)} />}
    />
  );
}
