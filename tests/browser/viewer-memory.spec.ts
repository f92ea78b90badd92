import { wholeChromiumOptions } from '../../src/command/chromium.ts';
import { scannedPages } from './support/documents/made-documents.ts';
import { expect, test } from './support/served-site.ts';
import { openDocument, words } from './support/viewer.ts';

/** How many pages are turned before the first measurement and between the two, and how much each of these may leave behind, in bytes. */
const [first, more, allowance] = [19, 20, 125_000];

/** Measures at once, and not when the browser next happens to collect its garbage, which it puts off for 20 s. */
const measuresAtOnce = '--enable-blink-features=ForceEagerMeasureMemory';

// The headless shell does not measure a page's memory.
const launchOptions = { ...wholeChromiumOptions, args: [...wholeChromiumOptions.args, measuresAtOnce] };
test.use({ launchOptions, viewport: { width: 480, height: 700 } });

test('scanned pages leave no more memory in use than the first few', async ({ page, site }) => {
  const viewer = await openDocument(page, site, scannedPages(1 + first + more));
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
  await turn(first);
  await expect(viewer.field).toHaveValue(String(1 + first));
  const before = await memory();
  await turn(more);
  await expect(viewer.field).toHaveValue(String(1 + first + more));
  const after = await memory();
  expect(after - before).toBeLessThan(more * allowance);
});
