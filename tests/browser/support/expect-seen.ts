import { expect, type Locator, type Page } from 'playwright/test';

/** Expects that an attribute which tells a state changes what is seen. */
export async function expectSeen(page: Page, element: Locator, attribute: string): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const handle = await element.elementHandle();
  const box = await handle?.boundingBox();
  if (!handle || !box) throw new Error(`Nothing is ${attribute}`);
  const shot = () => page.screenshot({ clip: box, animations: 'disabled' });
  const [withIt, value] = [await shot(), await handle.getAttribute(attribute)];
  await handle.evaluate((node, name) => (node as Element).removeAttribute(name), attribute);
  const without = await shot();
  await handle.evaluate((node, [name, was]) => (node as Element).setAttribute(name ?? '', was ?? ''), [
    attribute,
    value,
  ] as const);
  expect(withIt.equals(without), `${attribute} is seen on ${await element.textContent()}`).toBe(false);
}
