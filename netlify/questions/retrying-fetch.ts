type Fetch = typeof globalThis.fetch;

/** Answered instead of an error: `@netlify/blobs` neither retries it nor takes it for a success. */
const gaveUp = 424;

const firstDelayMs = 200;

/**
 * Makes a `fetch` for `@netlify/blobs` that retries by itself, soon and only until the signal says stop.
 * The package's own retries wait five seconds each and go on for half a minute, longer than a function may live.
 */
export function createRetryingFetch(signal: AbortSignal, send: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    for (let delay = firstDelayMs; ; delay *= 2) {
      try {
        const response = await send(input, { ...init, signal });
        if (response.status !== 429 && response.status < 500) return response;
        await response.body?.cancel();
      } catch {
        // A refused or broken connection; the next round may do better.
      }
      if (!(await pause(delay, signal))) return new Response(null, { status: gaveUp });
    }
  };
}

/** Waits; tells whether there is still time afterwards. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
