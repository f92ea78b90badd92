import type { ViewedDocument } from './document.ts';

/** How long a page may take, in milliseconds. */
const timeout = 15_000;

/** A page took too long: its worker may never answer again. */
export class SlowPageError extends Error {
  constructor(limit = timeout) {
    super(`The page was not drawn in ${limit / 1000} s.`);
    this.name = 'SlowPageError';
  }
}

/**
 * Waits for a page for so long, or until that is stopped. Time in which parts of the file arrive does not count, and none in which nobody looks.
 * @throws SlowPageError, the signal's reason, or what the drawing throws.
 */
export async function withinTime<Result>(
  document: Pick<ViewedDocument, 'lastArrival'>,
  drawing: Promise<Result>,
  signal: AbortSignal,
  limit = timeout,
): Promise<Result> {
  let start = Date.now();
  // Browsers slow down hidden tabs: who comes back gives the page the whole time again.
  const restart = () => {
    if (!window.document.hidden) start = Date.now();
  };
  window.document.addEventListener('visibilitychange', restart);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const check = () => {
      const left = Math.max(start, document.lastArrival) + limit - Date.now();
      if (left <= 0 && !window.document.hidden) reject(new SlowPageError(limit));
      else timer = setTimeout(check, left > 0 ? left : limit);
    };
    timer = setTimeout(check, limit);
  });
  try {
    return await Promise.race([drawing, givenUp]);
  } finally {
    clearTimeout(timer);
    window.document.removeEventListener('visibilitychange', restart);
  }
}
