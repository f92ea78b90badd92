import { endlessDocument, endlessDrawing, pageOf } from './support/documents/endless-documents.ts';
import { fillIn } from './support/fill-in.ts';
import { longestTask } from './support/main-thread.ts';
import { expect, test } from './support/served-site.ts';
import { openDocument, recordDrawnPages, words } from './support/viewer.ts';
import { windClock } from './support/wind-clock.ts';

/** How long a key press may wait for the page, in milliseconds. */
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
    await test.step('who goes on from a page that hangs need not wait until it is given up', async () => {
      complaints.expect(/did not end within 3 s/);
      await goTo(pageOf.toDraw);
      await expect.poll(drawn).toContain(pageOf.toDraw);
      await goTo(3);
      await windClock(page, 3100, () => isTold(/did not end within 3 s/));
      await expect(viewer.text).toHaveText('Page number 3');
      await expect(viewer.failure).toHaveCount(0);
      expect(complaints.unexpected()).toEqual([]);
    });
    await test.step('who stays is told after 15 s that it is given up', async () => {
      complaints.expect(/was not drawn in 15 s/);
      await goTo(pageOf.toRead);
      const told = fillIn(words.failures.pageSlow, { page: pageOf.toRead });
      await windClock(page, 15_100, () => isTold(/was not drawn in 15 s/));
      await expect(viewer.failure).toContainText(told);
      await goTo(5);
      await expect(viewer.text).toHaveText('Page number 5');
      // Each of the two is told once.
      expect(complaints.all.filter((each) => each.startsWith('error'))).toHaveLength(2);
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
  await test.step('printing ends, and says at which page', async () => {
    const { last: total, toDraw } = pageOf;
    await viewer.button(words.print).click();
    await expect(viewer.root.getByRole('status')).toContainText(fillIn(words.printing, { page: toDraw, total }));
    await page.clock.fastForward(15_100);
    await expect(viewer.root.getByRole('status')).toContainText(fillIn(words.failures.pageSlow, { page: toDraw }));
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 1');
  });
  await test.step('where workers have no canvas the page draws, and refuses what it could not end', async () => {
    complaints.expect(/The page asks for too much/);
    await page.evaluate(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    await openDocument(page, site, endlessDrawing());
    await expect(viewer.text).toHaveText('Page number 1');
    await viewer.button(words.next).click();
    await expect(viewer.failure).toContainText(fillIn(words.failures.page, { page: pageOf.toDraw }));
    await viewer.failure.getByRole('button', { name: words.next }).click();
    await expect(viewer.text).toHaveText('Page number 3');
    await page.getByRole('button', { name: /^Закрити/ }).click();
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
