/**
 * The part of the inline script for steps in the history that an earlier document's router has made: the browser takes two
 * of them for one document, and leaves it to the page to scroll. From hydration on the router does both.
 * It is written into the page as text, so it must not refer to anything outside itself.
 */
function followHistory(placesKey: string): void {
  const address = () => location.pathname + location.search;
  const keyShown = (): string | undefined => history.state?.key;
  const isScripts = () => 'script' in document.documentElement.dataset;
  const shown = address();
  let key = keyShown();
  const places = (): [string, number][] => {
    try {
      return JSON.parse(sessionStorage.getItem(placesKey) || '[]');
    } catch {
      return [];
    }
  };
  const note = () => {
    if (!key || isScripts()) return;
    try {
      const others = places().filter(([other]) => other !== key);
      sessionStorage.setItem(placesKey, JSON.stringify([...others, [key, scrollY]]));
    } catch {
      // Without storage the browser knows the place, or nobody does.
    }
  };
  const restore = () => {
    const place = places().find(([other]) => other === key);
    if (place) scrollTo(0, place[1]);
  };
  addEventListener('popstate', () => {
    if (isScripts()) return;
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
  document.addEventListener('DOMContentLoaded', () => {
    if (!scrollY || history.scrollRestoration === 'manual') restore();
  });
}

/** The script as text. `places` is the key under which the session keeps where the visitor was. */
export function historyScript(places: string): string {
  return `(${followHistory})(${JSON.stringify(places)})`.replace(/\n\s*(\/\/.*)?/g, '\n');
}
