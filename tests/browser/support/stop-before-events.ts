import type { Page } from 'playwright/test';

/** Stops a page's clock before all that the content announces: a page asks for its script by itself once one of them is over. */
export function stopBeforeEvents(page: Page): Promise<void> {
  return page.clock.setFixedTime(0);
}
