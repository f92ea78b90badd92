import { useMemo } from 'react';
import { cleanPath, joinLanguagePath } from '../lib/language/language-path.ts';
import { usePage } from './page-context.ts';

/** The state that a navigation carries besides its address. */
export interface NavigationState {
  /** With a link to the page that is shown: its heading gets the focus, as that of another page would. */
  focusHeading?: boolean;
}

/** The element that a fragment names. */
export function placeOfFragment(hash: string): HTMLElement | undefined {
  if (!hash) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // No name of an element: `#100%`.
    return undefined;
  }
}

/** Gives the focus to a place in the page, from which Tab goes on, as a browser does that comes to it. */
export function focusPlace(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Opens all that an element is folded in. */
export function unfold(element: Element | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** The key of the entry of the history that is shown, by which the router and the places in pages know it. */
export function historyKey(): string | undefined {
  return window.history.state?.key;
}

/**
 * Gives the entry that is shown a key if it has none. The router gives one to those that it makes; not to the one that a document
 * begins with, nor to those that the browser makes for links to places in the page.
 */
export function nameHistoryEntry(): void {
  if (historyKey()) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** Which page of which document an address asks for: `#page=3`, or `#document=ID&page=3` where there are several. */
interface PageAddress {
  document?: string;
  page?: number;
}

/** Reads the fragment of an address. */
export function readPageAddress(hash: string): PageAddress {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const page = Number(parameters.get('page'));
  const document = parameters.get('document');
  return { ...(document && { document }), ...(Number.isInteger(page) && page > 0 && { page }) };
}

/** Writes the fragment for a page. */
export function writePageAddress({ document, page }: PageAddress): string {
  return `#${new URLSearchParams({ ...(document && { document }), ...(page && { page: String(page) }) })}`;
}

/** The address of the page that a component belongs to. */
interface OwnAddress {
  /** True if it is the window's: while the next page is loading, the window has that one's already. */
  isShown: () => boolean;
  /** Replaces query and fragment, without a new step in the history; the address of another page stays as it is. */
  replace: (query: string, fragment?: string) => void;
}

/** Returns the address of the page, for what a visitor chooses on it to be kept there. */
export function useOwnAddress(): OwnAddress {
  const { language, path } = usePage();
  return useMemo(() => {
    const isShown = () => cleanPath(window.location.pathname) === joinLanguagePath(language, path);
    const replace = (query: string, fragment = '') => {
      // The state has the router's key.
      if (isShown())
        window.history.replaceState(window.history.state, '', window.location.pathname + query + fragment);
    };
    return { isShown, replace };
  }, [language, path]);
}

/** Writes the query of an address from what is given; what is empty is left out. */
export function queryOf(parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}

/** Tells if a click on a link asks the browser for another window, or for the file: with a key that a script must leave to it. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
