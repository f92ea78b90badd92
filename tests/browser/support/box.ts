import type { Locator } from 'playwright/test';

/** Where an element is in the window, in CSS pixels. */
export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where an element is. @throws Error when it is not shown */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is shown');
  return box;
}
