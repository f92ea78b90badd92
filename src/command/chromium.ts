import { existsSync } from 'node:fs';

/** Debian's Chromium, if it is installed; Playwright has its own elsewhere. */
export const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

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
