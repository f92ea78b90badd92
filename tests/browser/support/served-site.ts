import type { SiteServer } from './site-server.ts';
import { test as base, expect, holdScripts, hydrated, open, painted } from './test.ts';

export { expect, holdScripts, hydrated, open, painted };

/** A test on a server of its own for each worker, which records what it is asked and serves further documents. */
export const test = base.extend<{ site: SiteServer }>({
  site: async ({ server }, use) => {
    server.reset();
    await use(server);
  },
});
