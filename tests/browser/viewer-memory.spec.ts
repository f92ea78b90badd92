import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright/test';
import { chromiumOptions } from '../../src/lib/command/chromium.ts';
import { scannedPages } from './support/documents/made-documents.ts';
import { expect, test } from './support/served-site.ts';
import { openDocument, recordDrawnPages, words } from './support/viewer.ts';

/** The number of pages that are turned before the first measurement and between the two, and how much each of these may leave behind, in bytes. */
const [first, more, allowance] = [19, 20, 125_000];

test.use({
  viewport: { width: 480, height: 700 },
  launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--js-flags=--expose-gc'] },
});

// The system tells what the pictures of a page take; what Chromium measures of a page leaves them out.
test.skip(process.platform !== 'linux', 'only Linux tells it in files');

test('scanned pages leave no more memory in use than the first few', async ({ page, site, browser }) => {
  const drawn = await recordDrawnPages(page);
  const viewer = await openDocument(page, site, scannedPages(2 + first + more));
  const client = await page.context().newCDPSession(page);
  const memory = async () => {
    await client.send('HeapProfiler.collectGarbage');
    // Workers have heaps of their own, whose garbage holds pictures for as long as the engine likes.
    for (const worker of page.workers()) await worker.evaluate('gc()');
    return memoryOfPages(browser);
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
  // Each time the next page lies ready, too.
  await expect.poll(drawn).toContain(2 + first);
  const before = await memory();
  await turn(more);
  await expect(viewer.field).toHaveValue(String(1 + first + more));
  await expect.poll(drawn).toContain(2 + first + more);
  await expect.poll(async () => (await memory()) - before).toBeLessThan(more * allowance);
});

/** The memory that the processes of pages hold, their pictures included, in bytes. */
async function memoryOfPages(browser: Browser): Promise<number> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Rss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]));
  return sizes.reduce((sum, size) => sum + size * 1024, 0);
}
