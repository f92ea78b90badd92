import { setTimeout as pause } from 'node:timers/promises';

type Fetch = typeof globalThis.fetch;

/** Returned after the timeout: `@netlify/blobs` neither retries this status nor takes it for a success. */
const timedOut = 424;

const firstDelayMs = 200;

/**
 * Makes a `fetch` for `@netlify/blobs` that retries with a short backoff until the signal aborts, and gives up an attempt that
 * is not answered: a connection that died while the function was frozen would use up all the time.
 * The package's own retries wait five seconds each and go on for half a minute, longer than a function may live.
 */
export function createRetryingFetch(signal: AbortSignal, attemptMs: number, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    for (let delay = firstDelayMs; ; delay *= 2) {
      const attempt = new AbortController();
      const timer = setTimeout(() => attempt.abort(), attemptMs);
      try {
        const response = await fetch(input, { ...init, signal: AbortSignal.any([signal, attempt.signal]) });
        if (response.status !== 429 && response.status < 500) return response;
        await response.body?.cancel();
      } catch {
        // No answer, or a refused or broken connection; the next attempt may succeed.
      } finally {
        clearTimeout(timer);
      }
      const goesOn = await pause(delay, true, { signal }).catch(() => false);
      if (!goesOn) return new Response(null, { status: timedOut });
    }
  };
}
