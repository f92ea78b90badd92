import type { Page, Route } from 'playwright/test';

/**
 * Holds back what a page asks for from now on.
 * @param address a glob
 * @param end what becomes of it in the end
 * @returns what lets it come
 */
export async function hold(
  page: Page,
  address: string,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await end(route);
  });
  return release;
}
