import type { Page } from 'playwright';

/**
 * Waits until a page looks as it will: its fonts, which it goes without where they come late, and the pictures that it would only
 * load further down. The page's context must bypass the security policy.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In a window of another size, other pictures are chosen when it is painted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const style of document.querySelectorAll('style')) {
      const text = style.textContent.replaceAll(/font-display:\s*optional/g, 'font-display:block');
      if (text !== style.textContent) style.textContent = text;
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
