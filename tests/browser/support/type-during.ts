import type { Locator, Page } from 'playwright/test';
import { hold } from './hold.ts';

/** Does something that sends a request to an address, types into a field while that is under way, and lets it end. */
export async function typeDuring(
  page: Page,
  address: string,
  act: () => Promise<void>,
  field: Locator,
  text: string,
): Promise<void> {
  const sent = page.waitForRequest(address);
  const release = await hold(page, address);
  await act();
  await sent;
  await field.fill(text);
  release();
}
