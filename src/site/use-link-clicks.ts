import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanPath } from '../lib/language/language-path.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import type { PageLoader } from './page-loader.ts';
import { type NavigationState, placeOfFragment, placesInPage } from './place-in-page.ts';

/**
 * Turns clicks on plain links to pages of this site into navigation without a reload, and loads ahead the pages whose
 * links are pointed at or focused; likewise the search boxes, whose words are trimmed. A link to the page that is shown leads to its
 * top. One handler for the whole document: pages hold nothing but `<a href>`.
 */
export function useLinkClicks(loader: PageLoader): void {
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
      else navigate(address + url.hash, { state: languageChoice(event.target as Element, url.hash) });
    };
    const onIntent = (event: Event) => {
      const url = pageLinkOf(event.target);
      if (url && url.pathname !== window.location.pathname) loader.prefetch(url.pathname);
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

/** Whether an address, but for its fragment, is that of the page that is shown. Like in a browser, it is then no step in the history. */
function isPageShown({ pathname, search }: URL): boolean {
  return search === window.location.search && cleanPath(pathname) === cleanPath(window.location.pathname);
}

/** What goes along with a choice of language. */
function languageChoice(target: Element, hash: string): NavigationState | undefined {
  const place = placeOfFragment(hash);
  return target.closest('[data-language]') && place ? { place: placesInPage().indexOf(place) } : undefined;
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
