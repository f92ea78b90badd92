import { reloadPage } from '../carried-question.ts';
import { isLoadingOptionalScript } from '../optional-script.ts';

const key = 'reloaded';

/** Clears the record of the last reload: it has helped, and the next deployment may need another. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there was none.
  }
}

/**
 * After a new deployment the old scripts are gone: Vite then fires `vite:preloadError`. The page reloads once,
 * onto the new version; when that did not help, the error is passed on and the error page is shown. Without a connection
 * it does not reload: the visitor would lose the page there is.
 */
export function reloadOnPreloadError(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isLoadingOptionalScript() || !navigator.onLine) return;
    const { href } = window.location;
    try {
      if (sessionStorage.getItem(key) === href) return;
      sessionStorage.setItem(key, href);
    } catch {
      // Without storage nothing could stop a loop of reloads.
      return;
    }
    event.preventDefault();
    reloadPage();
  });
}
