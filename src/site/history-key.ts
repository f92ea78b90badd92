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
