import type { Page } from 'playwright/test';

/**
 * The size of the viewport is set by the protocol. Playwright's own way repaints more and takes half as long again.
 * @param scale how large it is painted: what is laid out is the same
 */
export async function resizer(page: Page, scale = 1): Promise<(width: number, height: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (width, height) =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false, scale });
}
