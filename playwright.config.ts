import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './src/lib/command/chromium.ts';
import { keepTemporaryFilesInMemory } from './src/lib/command/run-lanes.ts';

keepTemporaryFilesInMemory();

export const origin = `http://localhost:${process.env.TEST_PORT ?? 8899}`;

/** Files with the longest tests, which begin first: at the end, no core waits for another. */
const longest = /(axe|dev-overlay|every-page|framed-pages|page-kinds|screens|viewer(-\w+)?)\.spec\.ts$/;

/**
 * Features that the browser does without: the policy that keeps windows apart, for which it starts a second process for the first page of each
 * test. That the site has the policy is tested on the built site. Chromium heeds the last list only: the others are what Playwright
 * leaves out, too, as far as it matters to a site on one's own computer.
 */
const leftOut = [
  'CrossOriginOpenerPolicy',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  // Many times what is needed on a slow and busy machine; what hangs still fails.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  maxFailures: process.env.CI ? 20 : 8,
  reporter: [['list'], ['./tests/browser/support/browser-reporter.ts']],
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/screens/{arg}{ext}',
  use: {
    baseURL: origin,
    locale: 'uk-UA',
    browserName: 'chromium',
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, `--disable-features=${leftOut}`] },
  },
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  webServer: {
    command: 'node scripts/tool.mjs start',
    env: { PORT: process.env.TEST_PORT ?? '8899' },
    // The last of what it starts: pages are there before.
    url: `${origin}/api/health`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
  },
});
