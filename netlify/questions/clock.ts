/** Time as the rest of the function sees it, so that tests can let days pass at once. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only ever grow: for measuring how long something took. */
  elapsed(): number;
  /** Waits. */
  sleep(ms: number): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Whether a moment is still to come, of those that are set at most `withinMs` ahead. One further off was set while a clock
 * was wrong, and holds nothing up. Twice as far is allowed, because the clocks of two machines differ a little.
 */
export function isAhead(moment: number, now: number, withinMs: number): boolean {
  return moment > now && moment <= now + 2 * withinMs;
}
