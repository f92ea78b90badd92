/**
 * The part of the inline script for steps in the history that an earlier document's router has made: the browser takes two
 * of them for one document, and leaves it to the page to scroll. From hydration on the router does both.
 * It is written into the page as text, so it must not refer to anything outside itself.
 */
function followHistory(places: string): void {
  const address = () => location.pathname + location.search;
  const shown = address();
  addEventListener('popstate', () => {
    if (!('script' in document.documentElement.dataset) && address() !== shown) location.reload();
  });
  document.addEventListener('DOMContentLoaded', () => {
    try {
      const stored = JSON.parse(sessionStorage.getItem(places) || '[]') as [string, number][];
      const place = stored.find(([key]) => key === history.state.key);
      if (place && !scrollY) scrollTo(0, place[1]);
    } catch {
      // Without storage, or a step of the router, the browser scrolls.
    }
  });
}

/** The script as text. `places` is the key under which the session keeps where the visitor was. */
export function historyScript(places: string): string {
  return `(${followHistory})(${JSON.stringify(places)})`.replace(/\n\s*(\/\/.*)?/g, '\n');
}
