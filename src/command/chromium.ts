import { existsSync } from 'node:fs';

/**
 * Debian's Chromium, if it is installed; Playwright has its own elsewhere. Its headless shell comes first: for a page it takes
 * some 0.8 CPU s where the whole browser takes 1.4.
 */
export const systemChromium = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => existsSync(path));

/** How Playwright starts Chromium. */
export const chromiumOptions = {
  ...(systemChromium && { executablePath: systemChromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
