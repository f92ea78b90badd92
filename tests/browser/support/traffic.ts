import { expect, type Page, type Request } from 'playwright/test';

/** What a page has asked for and what of it is still on its way, from when it is made. */
export class Traffic {
  private readonly pending = new Set<Request>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  /** Waits until all has come that the page asked for, and the page has been painted with it and has nothing left to do. */
  async settles(): Promise<void> {
    do {
      await expect.poll(() => this.pending.size).toBe(0);
      await this.page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(undefined)))),
          ),
      );
    } while (this.pending.size > 0);
  }
}
