import type { Page } from 'playwright';

/**
 * Waits until a page looks as it will: its fonts, which it goes without where they come late, and what it would only load or lay out
 * further down. The page's context must bypass the security policy.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In a window of another size, other pictures are chosen when it is painted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const style of document.querySelectorAll('style')) {
      const text = style.textContent
        .replaceAll(/font-display:\s*(optional|swap)/g, 'font-display:block')
        .replaceAll(/content-visibility:\s*auto/g, 'content-visibility:visible');
      if (text !== style.textContent) style.textContent = text;
    }
    const shown = async (image: HTMLImageElement) => {
      image.loading = 'eager';
      // Otherwise it may be painted later than what is around it.
      image.decoding = 'sync';
      for (;;) {
        const source = image.currentSrc;
        const isDecoded = await image.decode().then(
          () => true,
          () => false,
        );
        // Not decoded, and yet complete: it is broken. Otherwise another one is on its way.
        if (image.currentSrc === source && (isDecoded || image.complete)) return;
        await new Promise(requestAnimationFrame);
      }
    };
    await Promise.all([...document.images].map(shown));
    await document.fonts.ready;
  });
  // A request that does not end (a document that is read in parts may keep one open) is no reason to wait for ever.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}
