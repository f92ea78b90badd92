import type { CDPSession, Page } from 'playwright/test';

/**
 * Holds back the pictures that a page asks for, and lets them come. Of the debugger's protocol: a route of Playwright's would
 * take all that is asked for out of the cache. It stays at the page, since what is asked for while it is taken away never comes.
 */
export class PictureGate {
  private isOpen = true;
  private held: string[] = [];

  private constructor(private readonly session: CDPSession) {
    session.on('Fetch.requestPaused', ({ requestId }) => {
      if (this.isOpen) this.letCome(requestId);
      else this.held.push(requestId);
    });
  }

  static async at(page: Page): Promise<PictureGate> {
    const session = await page.context().newCDPSession(page);
    const gate = new PictureGate(session);
    await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
    return gate;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Lets come what was held back, and what is asked for from now on. */
  open(): void {
    this.isOpen = true;
    for (const id of this.held.splice(0)) this.letCome(id);
  }

  private letCome(requestId: string): void {
    // A page that is left, or another width, has given some of them up.
    this.session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  }
}
