import { wholeChromiumOptions } from '../../src/command/chromium.ts';
import { numberedPages, scannedPages } from './support/documents/made-documents.ts';
import { expect, test } from './support/served-site.ts';
import { openDocument, words } from './support/viewer.ts';

/** How much the pages of a long document may leave behind, in bytes. */
const allowance = 40_000_000;

/** Measures at once, and not when the browser next happens to collect its garbage, which it puts off for 20 s. */
const measuresAtOnce = '--enable-blink-features=ForceEagerMeasureMemory';

// The headless shell does not measure a page's memory.
const launchOptions = { ...wholeChromiumOptions, args: [...wholeChromiumOptions.args, measuresAtOnce] };
test.use({ launchOptions, viewport: { width: 480, height: 700 } });

test('300 scanned pages leave no more memory in use than the first few', async ({ page, site }) => {
  const viewer = await openDocument(page, site, scannedPages(300));
  const client = await page.context().newCDPSession(page);
  const memory = async () => {
    await client.send('HeapProfiler.collectGarbage');
    // Measures what the page and its workers hold; the site is isolated, so that it may ask.
    return page.evaluate(async () => {
      const measured = Reflect.get(performance, 'measureUserAgentSpecificMemory') as () => Promise<{ bytes: number }>;
      return (await measured.call(performance)).bytes;
    });
  };
  /** Turns pages as fast as they are drawn. */
  const turn = (times: number) =>
    viewer.button(words.next).evaluate(async (button, count) => {
      const stage = button.closest('.viewer')?.querySelector('.viewer-stage');
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let turned = 0; turned < count; turned += 1) {
        (button as HTMLButtonElement).click();
        await frame();
        while (stage?.getAttribute('aria-busy') !== 'false') await frame();
      }
    }, times);
  await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
  await turn(19);
  await expect(viewer.field).toHaveValue('20');
  const before = await memory();
  await turn(280);
  await expect(viewer.field).toHaveValue('300');
  const after = await memory();
  expect(after - before).toBeLessThan(allowance);
});

test('a document that is closed gives back its worker and its canvas', async ({ page, site }) => {
  const viewer = await openDocument(page, site, numberedPages(3));
  await expect(viewer.text).toHaveText('Page number 1');
  const canvas = await viewer.canvas.elementHandle();
  await viewer.button(words.next).click();
  await expect(viewer.text).toHaveText('Page number 2');
  await page.getByRole('button', { name: /^Закрити/ }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect.poll(() => canvas?.evaluate((element) => (element as HTMLCanvasElement).width)).toBe(0);
  await expect(page.locator('.hiddenCanvasElement')).toHaveCount(0);
});
