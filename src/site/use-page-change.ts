import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import type { PageManifest } from '../compile/page-manifests.ts';
import { alternatePaths, joinLanguagePath } from '../lib/language/language-path.ts';
import { languageOf } from '../lib/language/languages.ts';
import { focusPlace, historyKey, type NavigationState, placeOfFragment, unfold } from './place-in-page.ts';

/** Where the places of earlier documents are kept for as long as the tab, and how many at most. */
export const placesKey = 'places';
const storedMost = 100;

/**
 * The parts of a change of page besides its content: title, language and addresses in the head, the scroll position
 * (top, the fragment, or where the visitor was when going back) and the focus on the heading.
 * @param origin of the site as its content names it, for the addresses in the head
 */
export function usePageChange(
  manifest: PageManifest,
  origin: string,
  pathname: string,
  location: Location,
  navigationType: NavigationType,
): void {
  const { focusHeading } = (location.state ?? {}) as NavigationState;
  const shown = useRef({ manifest, pathname, key: location.key });
  const returning = useRef<AbortController>(undefined);

  const positions = usePositions(shown, returning);
  useLayoutEffect(() => {
    const { current } = shown;
    const isSame = current.key === location.key && current.manifest === manifest;
    if (pathname !== location.pathname || isSame) return;
    returning.current?.abort();
    // Also where it could not be shown before: the address is the same then.
    const pageChanged = current.manifest !== manifest;
    shown.current = { manifest, pathname, key: location.key };
    // A step may lead to what was shown before the script had come, and was the browser's to scroll.
    window.history.scrollRestoration = 'manual';
    if (pageChanged) updateHead(manifest, origin);
    const isStep = navigationType === 'POP';
    const back = isStep ? positions.current.get(location.key) : undefined;
    const target = placeOfFragment(location.hash);
    // In the page, a step to where the script has not been is the browser's own, which scrolls.
    const isBrowsers = isStep && !pageChanged;
    if (back !== undefined) returning.current = returnToPlace(back);
    else if (target && !isBrowsers) {
      unfold(target);
      target.scrollIntoView();
    } else if (!isBrowsers) window.scrollTo(0, 0);
    positions.current.set(location.key, back ?? window.scrollY);
    // A dialog that is open keeps the focus, and gives it to the heading when it closes.
    const isBehindDialog = document.querySelector('[aria-modal="true"]') !== null;
    if (isBehindDialog || !(pageChanged || (focusHeading && !isStep))) return;
    if (back === undefined && target?.closest('main')) focusPlace(target);
    else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [manifest, origin, pathname, location, navigationType, focusHeading]);
}

/**
 * Keeps where the visitor was on each page, also over documents.
 * @param shown the step in the history that is shown
 * @param returning what returns to the place of a step, or has done so
 */
function usePositions(
  shown: RefObject<{ pathname: string; key: string }>,
  returning: RefObject<AbortController | undefined>,
) {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    // Coming back from another site, the browser restores the document's position, but is told to too late when the other
    // site has a process of its own: this position and those before it are kept here, and the inline script scrolls.
    const onShowOrHide = ({ type }: { type: string }) => {
      window.history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
      if (type === 'pagehide') {
        storePositions(positions.current);
        left = blurred;
      } else if (left instanceof HTMLElement) left.focus({ preventScroll: true });
    };
    // The element with the focus when the browser put the document away: it comes back without, and a dialog then hears no key.
    let left: EventTarget | null = null;
    // Chromium takes the focus away just before, in the same task.
    let blurred: EventTarget | null = null;
    const onBlur = ({ target }: FocusEvent) => {
      blurred = target;
      setTimeout(() => {
        blurred = null;
      });
    };
    const notePosition = () => {
      const { pathname, key } = shown.current;
      // The address changes before the page does: what scrolls is the page still shown, or a step within it on its way.
      const isStepping = window.location.pathname === pathname && historyKey() !== key;
      // A place that is still returned to remains.
      const isReturning = returning.current?.signal.aborted === false;
      if (!isStepping && !isReturning) positions.current.set(key, window.scrollY);
    };
    onShowOrHide({ type: 'pageshow' });
    positions.current = new Map(storedPositions());
    const place = positions.current.get(shown.current.key) ?? 0;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    // Too short for it as it was prerendered, and nobody has scrolled since.
    if (place > end && Math.ceil(window.scrollY) >= end) returning.current = returnToPlace(place);
    else notePosition();
    // The router reads the address as hydration begins, and listens from its end on: here is a step that was made between.
    if (historyKey() !== shown.current.key) window.dispatchEvent(new PopStateEvent('popstate'));
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', notePosition, { signal, passive: true });
    window.addEventListener('focusout', onBlur, { signal });
    for (const type of ['pageshow', 'pagehide']) window.addEventListener(type, onShowOrHide, { signal });
    return () => listening.abort();
  }, [shown, returning]);
  return positions;
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify([...positions].slice(-storedMost)));
  } catch {
    // Without storage the places last as long as the document.
  }
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(placesKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Brings the document's head in line with the page. */
function updateHead(manifest: PageManifest, origin: string): void {
  document.title = manifest.documentTitle;
  document.documentElement.lang = languageOf(manifest.language).tag;
  document.querySelector('meta[name="description"]')?.setAttribute('content', manifest.description);
  for (const tag of document.querySelectorAll('[rel="canonical"], link[hreflang], [name="robots"]')) tag.remove();
  // Phones share the canonical address instead of the one shown. What is searched for is only in the latter, so a search has none.
  if (!manifest.indexed) {
    addToHead('meta', { name: 'robots', content: 'noindex' });
    return;
  }
  addToHead('link', { rel: 'canonical', href: origin + joinLanguagePath(manifest.language, manifest.path) });
  for (const [hreflang, path] of alternatePaths(manifest.path)) {
    addToHead('link', { rel: 'alternate', hreflang, href: origin + path });
  }
}

function addToHead<Name extends 'link' | 'meta'>(name: Name, attributes: Partial<HTMLElementTagNameMap[Name]>) {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/**
 * Scrolls to where the visitor was. A page that is too short for that, because part of it is still to come, is scrolled on as it
 * grows, until the place is reached, the visitor does something, or what is returned is aborted.
 * @returns what is aborted by then
 */
function returnToPlace(position: number): AbortController {
  const returning = new AbortController();
  const { signal } = returning;
  const end = () => returning.abort();
  const scroll = () => {
    window.scrollTo(0, position);
    if (Math.ceil(window.scrollY) >= position) end();
  };
  scroll();
  if (signal.aborted) return returning;
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(type, end, { signal, passive: true });
  return returning;
}
