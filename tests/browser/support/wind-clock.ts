import { expect, type Page } from 'playwright/test';

/**
 * Winds the page's clock, which the test has installed, until an expectation is met: what is waited for may only begin after a
 * step, such as a time limit set by something that has just arrived.
 * @param step how far the clock is wound at once, in milliseconds
 * @param expectation throws until it is met
 */
export async function windClock(page: Page, step: number, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await expectation();
  }).toPass({ intervals: [100] });
}
