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
