import { scriptText } from './script-text.ts';

/**
 * The part of the inline script for steps in the history that an earlier document's router has made: the browser takes two
 * of them for one document, and leaves it to the page to scroll. From hydration on the router does both.
 * It is written into the page as text, so it must not refer to anything outside itself.
 */
function followHistory(placesKey: string): void {
  const address = () => location.pathname + location.search;
  const keyShown = (): string | undefined => history.state?.key;
  const isHydrated = () => 'script' in document.documentElement.dataset;
  const shown = address();
  let key = keyShown();
  const withPlaces = (act: (places: [key: string | undefined, position: number][]) => void) => {
    try {
      act(JSON.parse(sessionStorage.getItem(placesKey) || '[]'));
    } catch {
      // Without storage the browser knows the place, or nobody does.
    }
  };
  const note = () => {
    if (!key || isHydrated()) return;
    withPlaces((places) => {
      places.push([key, scrollY]);
      sessionStorage.setItem(placesKey, JSON.stringify(places));
    });
  };
  const restore = () =>
    withPlaces((places) => {
      // The last one counts.
      const place = new Map(places).get(key);
      if (place !== undefined) scrollTo(0, place);
    });
  addEventListener('popstate', () => {
    if (isHydrated()) return;
    if (address() === shown) {
      key = keyShown();
      restore();
      return;
    }
    note();
    key = undefined;
    // Or the next page would be shown where this one was.
    history.scrollRestoration = 'manual';
    location.reload();
  });
  addEventListener('pagehide', note);
  addEventListener('DOMContentLoaded', () => {
    if (!scrollY || history.scrollRestoration === 'manual') restore();
  });
}

/** The script as text. `places` is the key under which the session keeps where the visitor was. */
export function historyScript(places: string): string {
  return scriptText(followHistory, JSON.stringify(places));
}
