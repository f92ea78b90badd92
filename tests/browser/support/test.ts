import { type ConsoleMessage, expect, type Page, type Route } from 'playwright/test';
import { hold } from './hold.ts';
import { test as base } from './worker-test.ts';

export { expect };

/** The complaints of a page, and what of it the test brings about itself. */
export class Complaints {
  readonly all: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Complaints that match are the test's own doing. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The complaints that the test did not bring about. */
  unexpected(): string[] {
    return this.all.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }
}

/**
 * A test that fails when the page complains: of an error, a warning, a hydration that does not match, a violation of the
 * security policy.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints();
      await listen(page, complaints);
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

async function listen(page: Page, complaints: Complaints): Promise<void> {
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.all.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.all.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`security policy violated: ${violatedDirective} ${blockedURI}`);
    });
  });
}

/** Holds the scripts of the site back, and returns what lets them come, or whatever else is to become of them. */
export function holdScripts(page: Page, end = (route: Route) => route.continue()): Promise<() => void> {
  return hold(page, '**/assets/**/*.js', end);
}

/** Waits until the page has been painted twice: what it was told to do before has been done by then. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits for the fonts of all of an opened page, also of its footer, which is laid out after a time. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish();
    // Lays out what they show, which asks for its fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * Asks for the script, as a pointer does that comes across something that needs it, and waits until it has taken over. No locator:
 * one brings a script of its own into each page, and looks again at each frame.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const part = document.querySelector('header, button, input:not([name=notices]), summary');
    part?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 1 }));
    const { documentElement: root } = document;
    await new Promise<void>((done) => {
      const look = () => 'script' in root.dataset && done();
      new MutationObserver(look).observe(root, { attributeFilter: ['data-script'] });
      look();
    });
  });
}
