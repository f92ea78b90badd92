import { reloadPage } from './carried-question.ts';

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
  if (!response || response.status >= 500 || window.location.href !== href || !isWanted()) return false;
  beforeReload?.();
  reloadPage();
  return true;
}
