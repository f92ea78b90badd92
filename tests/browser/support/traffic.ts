import { expect, type Page, type Request } from 'playwright/test';

/** The longest timer that is waited for, in ms: longer ones are for visitors who stay. */
const longestTimer = 1000;

/** The requests of a page, what of it is still on its way, and the timers by which it may ask for more. */
export class Traffic {
  private readonly pending = new Set<Request>();

  private constructor(private readonly page: Page) {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  /** Watches what a page asks for from now on; its timers from the next document on. */
  static async of(page: Page): Promise<Traffic> {
    await page.addInitScript(countTimers, longestTimer);
    return new Traffic(page);
  }

  /** Waits until all has come that the page asked for, no timer is to come, and the page was painted and has nothing left to do. */
  async settles(): Promise<void> {
    do {
      await expect.poll(() => this.pending.size).toBe(0);
      await this.page.waitForFunction(() => (Reflect.get(window, 'timers') as Set<number>).size === 0);
      await this.page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(undefined)))),
          ),
      );
    } while (this.pending.size > 0);
  }
}

/** Keeps in `window.timers` which timers are to come. Runs in the page before its scripts. */
function countTimers(longest: number): void {
  const timers = new Set<number>();
  Object.assign(window, { timers });
  const { setTimeout, clearTimeout } = window;
  const counted = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (delay > longest || typeof handler !== 'function') return setTimeout(handler, delay, ...args);
    const timer = setTimeout(() => {
      timers.delete(timer);
      handler(...args);
    }, delay);
    timers.add(timer);
    return timer;
  };
  const forgotten = (timer?: number) => {
    if (timer !== undefined) timers.delete(timer);
    clearTimeout(timer);
  };
  Object.assign(window, { setTimeout: counted, clearTimeout: forgotten });
}
