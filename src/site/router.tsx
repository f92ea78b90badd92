import type { i18n } from 'i18next';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Namespaces } from '../compile/namespaces.ts';
import { cleanPath, splitLanguagePath } from '../lib/language/language-path.ts';
import { App } from './app.tsx';
import { ErrorView, ProgressBar } from './frame/page-states.tsx';
import { reloadWhenReachable } from './loading.ts';
import { namespaceOf } from './page-context.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';
import { opensElsewhere } from './place-in-page.ts';
import { usePageChange } from './use-page-change.ts';

interface RouterProps {
  i18n: i18n;
  firstPage: LoadedPage;
  loader: PageLoader;
  /** Called when the first page has been committed, before the effects of its components. */
  onCommit: () => void;
}

/** The view of the router: a page, or the error page in the frame of the page before; the next one may be loading. */
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
  const { view, retry } = useShownPage(location, firstPage, loader, i18n);
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => {
    // From here on the script answers; until here the style sheet and the inline script did, which held what was pressed.
    const { dataset } = document.documentElement;
    dataset.script = '';
    dataset.scripting = '';
    document.querySelector('script[type=speculationrules]')?.remove();
    document.dispatchEvent(new Event('settled'));
  }, []);

  useLinkClicks(loader);
  const { page, isLoading, hasFailed } = view;
  // A page without a footer does not know it: its addresses are then those of where it is served.
  const { origin = '' } = namespaceOf<Namespaces['footer']>(i18n, page.manifest.language, 'footer')?.site ?? {};
  usePageChange(page.manifest, origin, page.pathname, location, navigationType);
  return (
    <App
      i18n={i18n}
      page={page}
      above={isLoading && <ProgressBar />}
      instead={hasFailed && <ErrorView retry={retry} />}
    />
  );
}

/** Returns the view for an address, and what asks for the page again that could not be loaded. */
function useShownPage(location: Location, firstPage: LoadedPage, loader: PageLoader, i18n: i18n) {
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
        startTransition(() => setView({ page, isLoading: false, hasFailed: false }));
      },
      async (error) => {
        if (!current) return;
        console.error(error);
        if ((await reloadWhenReachable(() => current)) || !current) return;
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

  return { view, retry: () => setAttempt(attempt + 1) };
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

/**
 * Turns clicks on plain links to pages of this site into navigation without a reload, and loads ahead the pages whose
 * links are pointed at or focused; likewise the search boxes, whose words are trimmed. A link to the page that is shown leads to its
 * top. One handler for the whole document: pages hold nothing but `<a href>`.
 */
function useLinkClicks(loader: PageLoader): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
      const url = pageLinkOf(event.target);
      if (!url) return;
      const isShown = isPageShown(url);
      const isTop = isShown && url.hash === '#top';
      // A place in the page: the browser goes there.
      if (url.hash && !isTop && isShown && url.pathname === window.location.pathname) return;
      event.preventDefault();
      const address = url.pathname + url.search;
      if (isTop) navigate(address, { replace: true });
      else if (isShown && !url.hash) navigate(address, { replace: true, state: { focusHeading: true } });
      else navigate(address + url.hash);
    };
    const onIntent = (event: Event) => {
      const url = pageLinkOf(event.target);
      if (url && url.pathname !== window.location.pathname) {
        // A failure waits for the real navigation.
        loader.load(url.pathname).catch(() => {});
      }
    };
    const onSubmit = (event: SubmitEvent) => {
      const url = searchUrlOf(event);
      if (!url) return;
      event.preventDefault();
      navigate(url.pathname + url.search, { replace: isPageShown(url) });
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('click', onClick, options);
    document.addEventListener('submit', onSubmit, options);
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, onIntent, { ...options, passive: true });
    return () => listening.abort();
  }, [navigate, loader]);
}

/** Tells if an address, but for its fragment, is that of the page that is shown. Like in a browser, it is then no step in the history. */
function isPageShown({ pathname, search }: URL): boolean {
  return search === window.location.search && cleanPath(pathname) === cleanPath(window.location.pathname);
}

/** The address of the link at an event's target, if it leads to a page of this site in this window. */
function pageLinkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isPage =
    url.origin === window.location.origin && !/\.\w+$|^\/(files|images|content|api)\//.test(url.pathname);
  return isPage ? url : undefined;
}

/** The address that a search box leads to, its words trimmed (specification, section 5). */
function searchUrlOf(event: SubmitEvent): URL | undefined {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.closest('search')) return undefined;
  const url = new URL(form.action);
  url.searchParams.set('q', String(new FormData(form).get('q') ?? '').trim());
  return url;
}
