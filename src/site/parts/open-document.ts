import { useSyncExternalStore } from 'react';

/** The document that is open on the page, by the list's key and its id: only one is open at a time. */
let open: string | undefined;
const listeners = new Set<() => void>();

/** Opens a document in the place of the one before; undefined closes it. */
export function setOpenDocument(key: string | undefined): void {
  open = key;
  for (const listener of listeners) listener();
}

/** Returns the key of the document that is open. */
export function useOpenDocument(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page is left: the next one begins with nothing open.
    if (listeners.size === 0) open = undefined;
  };
}
