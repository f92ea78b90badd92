import type { Locator, Page } from 'playwright/test';
import { painted } from './test.ts';

/** Scrolls a page to a place, in px from its top, and waits until it is there: the page has been told of it by then. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await scrolledTo(page, y);
  // The page is told of it with the next picture.
  await painted(page);
}

/** Waits until a page is scrolled to a place. */
export async function scrolledTo(page: Page, y: number): Promise<void> {
  await page.waitForFunction((to) => window.scrollY === to, y);
}

/** Where a page is scrolled to, in whole px. */
export function positionOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The links of a page to places in it. */
export function placeLinks(page: Page): Locator {
  return page.locator('main nav a[href^="#"]');
}
