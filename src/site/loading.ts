const loading = { optional: 0, needed: 0 };

/**
 * Loads a script that the page can do without: its caller has another way when it cannot be loaded, so the page does
 * not reload for it.
 */
export function loadOptionalScript<Module>(load: () => Promise<Module>): Promise<Module> {
  return counted('optional', load);
}

/** Loads a script that the page needs, even if it is on its way as an optional one. */
export function loadNeededScript<Module>(load: () => Promise<Module>): Promise<Module> {
  return counted('needed', load);
}

async function counted<Module>(kind: keyof typeof loading, load: () => Promise<Module>): Promise<Module> {
  loading[kind] += 1;
  try {
    return await load();
  } finally {
    loading[kind] -= 1;
  }
}

/** Fetches JSON. @throws when it does not come */
export async function fetchJson<Value = object>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as Value;
}

/** Fetches once what is asked for again and again; what has failed is fetched again the next time. */
export function fetchOnce<Key, Value>(
  fetched: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = fetched.get(key);
  if (known) return known;
  const value = load();
  fetched.set(key, value);
  value.catch(() => fetched.delete(key));
  return value;
}

/** True while a reload would lose what a visitor has written: the page then does not reload itself. */
let isKept = () => false;

export function keepPageWhile(hasWritten: () => boolean): void {
  isKept = hasWritten;
}

/**
 * Reloads the page where that can help: what could not be loaded once may never load in this document, because Chromium
 * before 156 does not fetch a failed module again, and because a deployment removes old scripts. Without a connection, or when the visitor
 * has gone on meanwhile, nothing is reloaded.
 * @param isWanted tells whether the visitor still waits for what could not be loaded
 * @returns whether the page reloads
 */
export async function reloadWhenReachable(isWanted = () => true, beforeReload?: () => void): Promise<boolean> {
  const { href } = window.location;
  const response = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!response || response.status >= 500 || window.location.href !== href || !isWanted() || isKept()) return false;
  beforeReload?.();
  window.location.reload();
  return true;
}

/** The address for which the page was last reloaded, in the session. */
const reloadedKey = 'reloaded';

/** Clears the record of the last reload: it has helped, and the next deployment may need another. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
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
    const isOptional = loading.optional > 0 && loading.needed === 0;
    if (isOptional || !navigator.onLine || isKept()) return;
    const { href } = window.location;
    try {
      if (sessionStorage.getItem(reloadedKey) === href) return;
      sessionStorage.setItem(reloadedKey, href);
    } catch {
      // Without storage nothing could stop a loop of reloads.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
