/** The state that a navigation carries besides its address. */
export interface NavigationState {
  /** With a choice of language: which of the page's places the fragment named. The same place may have another name there. */
  place?: number;
  /** With a link to the page that is shown: its heading gets the focus, as that of another page would. */
  focusHeading?: boolean;
}

/** Everything in the page that a fragment can name, in its order. */
export function placesInPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [id]')];
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
