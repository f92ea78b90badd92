import { endlessDocument, endlessNames, largePages } from './support/documents/endless-documents.ts';
import { fillIn } from './support/fill-in.ts';
import { longestTask } from './support/main-thread.ts';
import { expect, test } from './support/served-site.ts';
import { openDocument, ViewerOnPage, words } from './support/viewer.ts';

/** How long a key press may wait for the page, in milliseconds. */
const limit = 200;

test('of pages that ask for more than any computer can draw, no key press waits, and each is given up', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/was not drawn in 15 s/);
  await page.clock.install();
  const last = 2 * endlessNames.length + 1;
  const viewer = await openDocument(page, site, endlessDocument(endlessNames), `&page=${last}`);
  await expect(viewer.text).toHaveText(`Page number ${last}`);
  await viewer.stage.focus();
  // The first turn of a page starts up what the browser needs for it.
  await page.keyboard.press('ArrowRight');
  await expect(viewer.text).toHaveText('Page number 1');
  const task = await longestTask(page, async () => {
    for (const [index, name] of endlessNames.entries())
      await test.step(name, async () => {
        const number = 2 * (index + 1);
        await page.keyboard.press('ArrowRight');
        await expect(viewer.field).toHaveValue(String(number));
        await expect(async () => {
          await page.clock.fastForward(15_100);
          const told = fillIn(words.failures.pageSlow, { page: number });
          await expect(viewer.failure).toContainText(told, { timeout: 1000 });
        }).toPass();
        await page.keyboard.press('ArrowRight');
        await expect(viewer.text).toHaveText(`Page number ${number + 1}`);
        expect(complaints.all, name).toHaveLength(index + 1);
      });
  });
  expect(task).toBeLessThan(limit);
});

const tiling = endlessDocument(endlessNames.slice(0, 1));

test('what only looks endless is shown, what hangs can be left before it is given up, and printing ends at it', async ({
  page,
  site,
  complaints,
}) => {
  await page.clock.install();
  await test.step('pages that only look endless are shown, and no key press waits', async () => {
    complaints.expect(/ignoring circular reference/);
    const viewer = await openDocument(page, site, largePages());
    await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
    await viewer.stage.focus();
    const task = await longestTask(page, async () => {
      for (const number of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight');
        await expect(viewer.field).toHaveValue(String(number));
        await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
        await expect(viewer.failure).toHaveCount(0);
      }
      await expect(viewer.root.getByRole('link').first()).toBeVisible();
      await expect.poll(() => viewer.text.locator('span').count()).toBeGreaterThan(2000);
      await page.keyboard.press('ArrowRight');
      await expect(viewer.text).toHaveText('Page number 5');
    });
    expect(task).toBeLessThan(limit);
    expect(complaints.unexpected()).toEqual([]);
  });
  await test.step('where workers have no canvas the page draws, and refuses what it could not end', async () => {
    complaints.expect(/The page asks for too much/);
    const canvas = await page.evaluateHandle(() => OffscreenCanvas);
    await page.evaluate(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    const viewer = await openDocument(page, site, tiling);
    await expect(viewer.text).toHaveText('Page number 1');
    await viewer.button(words.next).click();
    await expect(viewer.failure).toContainText(fillIn(words.failures.page, { page: 2 }));
    await viewer.failure.getByRole('button', { name: words.next }).click();
    await expect(viewer.text).toHaveText('Page number 3');
    await page.getByRole('button', { name: /^Закрити/ }).click();
    await expect.poll(() => page.workers().length).toBe(0);
    await page.evaluate((OffscreenCanvas) => Object.assign(window, { OffscreenCanvas }), canvas);
    expect(complaints.unexpected()).toEqual([]);
  });
  await test.step('who goes on from a page that hangs need not wait until it is given up', async () => {
    complaints.expect(/did not end within 3 s/);
    const viewer = await openDocument(page, site, tiling);
    await expect(viewer.text).toHaveText('Page number 1');
    await viewer.button(words.next).click();
    await expect(viewer.field).toHaveValue('2');
    await expect(viewer.stage).toHaveAttribute('aria-busy', 'true');
    await viewer.button(words.next).click();
    await expect(async () => {
      await page.clock.fastForward(3100);
      await expect(viewer.text).toHaveText('Page number 3', { timeout: 2000 });
    }).toPass();
    await expect(viewer.failure).toHaveCount(0);
    expect(complaints.unexpected()).toEqual([]);
  });
  await test.step('printing ends, and says at which page', async () => {
    complaints.expect(/was not drawn in 15 s/);
    const viewer = new ViewerOnPage(page);
    await viewer.button(words.print).click();
    await expect(viewer.root.getByRole('status')).toContainText(fillIn(words.printing, { page: 2, total: 3 }));
    await page.clock.fastForward(15_100);
    await expect(viewer.root.getByRole('status')).toContainText(fillIn(words.failures.pageSlow, { page: 2 }));
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 1');
  });
});
