import { test as base } from 'playwright/test';
import { SiteServer } from './site-server.ts';

/**
 * The base of all tests. Playwright ends a worker and its browser before a test with other fixtures of workers than those that
 * it has: with the same ones, two workers run them all.
 */
export const test = base.extend<object, { server: SiteServer }>({
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
});
