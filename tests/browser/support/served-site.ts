import { SiteServer } from './site-server.ts';
import { test as base, expect, holdScripts, hydrated, open, painted } from './test.ts';

export { expect, holdScripts, hydrated, open, painted };

/** A test on a server of its own for each worker, which records what it is asked and serves further documents. */
export const test = base.extend<{ site: SiteServer }, { server: SiteServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright demands
    async ({}, use) => {
      const server = new SiteServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => {
    server.reset();
    await use(server);
  },
});
