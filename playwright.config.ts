import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

/** Debian's Chromium if it is installed, otherwise Playwright's own. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
export const origin = `http://localhost:${process.env.TEST_PORT ?? 8899}`;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // On a shared machine, a test may time out once.
  retries: process.env.CI ? 1 : 0,
  timeout: 15_000,
  maxFailures: process.env.CI ? 20 : 8,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    locale: 'uk-UA',
    browserName: 'chromium',
    launchOptions: {
      ...(system && { executablePath: system }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/start.ts',
    env: { PORT: process.env.TEST_PORT ?? '8899' },
    // The last of what it starts: pages are there before.
    url: `${origin}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
  },
});
