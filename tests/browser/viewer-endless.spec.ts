import { endlessDocument, endlessReading, pageOf } from './support/documents/endless-documents.ts';
import { fillIn } from './support/fill-in.ts';
import { longestTask } from './support/main-thread.ts';
import { expect, test } from './support/served-site.ts';
import { openDocument, recordDrawnPages, shown, words } from './support/viewer.ts';
import { windClock } from './support/wind-clock.ts';

/** The longest time that a key press may wait for the page, in milliseconds. */
const limit = 200;

test('pages that never end can be left or are given up, those that only look so are shown, and no key press waits', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ignoring circular reference/);
  await page.clock.install();
  const drawn = await recordDrawnPages(page);
  const viewer = await openDocument(page, site, endlessDocument(), `&page=${pageOf.last}`);
  await expect(viewer.text).toHaveText(`Page number ${pageOf.last}`);
  await viewer.stage.focus();
  // The first turn of a page starts up what the browser needs for it.
  await page.keyboard.press('ArrowRight');
  await expect(viewer.text).toHaveText('Page number 1');
  const goTo = async (number: number) => {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.field).toHaveValue(String(number));
  };
  // Winding on would run into the limit of what comes next.
  const isTold = (complaint: RegExp) =>
    expect.poll(() => complaints.all.join('\n'), { timeout: 2000 }).toMatch(complaint);
  const task = await longestTask(page, async () => {
    await test.step('pages that would hold the thread are refused, with the file and the next page offered', async () => {
      complaints.expect(/too complex to draw/);
      for (const number of pageOf.toDraw) {
        await goTo(number);
        await expect(viewer.failure).toContainText(fillIn(words.failures.pageHeavy, { page: number }));
      }
      await expect(viewer.failure.locator(`a[download][href="${shown.path}"]`)).toBeVisible();
      await expect(viewer.failure.locator('a[href*="#page-"]')).toHaveText(/\S/);
      await viewer.failure.getByRole('button', { name: words.next }).click();
      await expect(viewer.text).toHaveText('Page number 7');
      await viewer.stage.focus();
    });
    await test.step('who goes on from a page that hangs need not wait until it is given up', async () => {
      complaints.expect(/was not drawn in 5 s/);
      await goTo(pageOf.toRead);
      await expect.poll(drawn).toContain(pageOf.toRead);
      await goTo(9);
      await windClock(page, 5100, () => isTold(/was not drawn in 5 s/));
      await expect(viewer.text).toHaveText('Page number 9');
      await expect(viewer.failure).toHaveCount(0);
      expect(complaints.unexpected()).toEqual([]);
    });
    await test.step('who stays is told after 15 s that it is given up', async () => {
      complaints.expect(/was not drawn in 15 s/);
      await page.keyboard.press('ArrowLeft');
      const told = fillIn(words.failures.pageSlow, { page: pageOf.toRead });
      await windClock(page, 15_100, () => isTold(/was not drawn in 15 s/));
      await expect(viewer.failure).toContainText(told);
      await goTo(9);
      await expect(viewer.text).toHaveText('Page number 9');
      // Each of them is told once, and so is the page that had to wait.
      const errors = complaints.all.filter((each) => /too complex|was not drawn/.test(each));
      expect(errors).toHaveLength(pageOf.toDraw.length + 2);
    });
    await test.step('pages that only look endless are shown', async () => {
      for (const number of [...pageOf.looksEndless, pageOf.manyWords]) {
        await goTo(number);
        await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
        await expect(viewer.failure).toHaveCount(0);
      }
      await expect(viewer.root.getByRole('link').first()).toBeVisible();
      await expect.poll(() => viewer.text.locator('span').count()).toBeGreaterThan(2000);
      await goTo(pageOf.last);
      await expect(viewer.text).toHaveText(`Page number ${pageOf.last}`);
    });
  });
  expect(task).toBeLessThan(limit);
  await test.step('printing ends at a page that would hold the thread, and says at which', async () => {
    const [first] = pageOf.toDraw;
    await viewer.button(words.print).click();
    const told = fillIn(words.failures.pageHeavy, { page: first ?? 0 });
    await expect(viewer.root.getByRole('status')).toContainText(told);
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 1');
  });
  await test.step('printing ends at a page that hangs, and what is closed leaves no worker', async () => {
    await openDocument(page, site, endlessReading());
    await expect(viewer.text).toHaveText('Page number 1');
    await expect.poll(async () => (await drawn()).slice(-2)).toEqual([1, 2]);
    await viewer.button(words.print).click();
    // The page that is drawn ahead hangs first.
    await page.clock.runFor(15_100);
    await expect(viewer.root.getByRole('status')).toContainText(fillIn(words.printing, { page: 2, total: 3 }));
    await page.clock.runFor(15_100);
    await expect(viewer.root.getByRole('status')).toContainText(fillIn(words.failures.pageSlow, { page: 2 }));
    await page.getByRole('button', { name: /^Закрити/ }).click();
    await page.clock.fastForward(1000);
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
