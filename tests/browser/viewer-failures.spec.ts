import type { Page } from 'playwright/test';
import { heavyPages, numberedPages, protectedPages } from './support/documents/made-documents.ts';
import { fillIn } from './support/fill-in.ts';
import { expect, hydrated, test } from './support/served-site.ts';
import { loadingText, openDocument, shown, ViewerOnPage, words } from './support/viewer.ts';

const pages = numberedPages(3);

/** What the page writes to the console. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  return told;
}

test('what keeps a document from being shown is told beneath the loading text, with a retry and the file', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/./);
  const told = listen(page);
  await test.step('a file that breaks off in the middle', async () => {
    const viewer = await openDocument(page, site, pages.subarray(0, pages.length / 2));
    await expect(viewer.failure).toContainText(words.failures.damaged);
    const waiting = viewer.root.getByText(loadingText.text, { exact: true });
    await expect(waiting).toBeVisible();
    await expect(waiting).toHaveAttribute('lang', loadingText.language);
    const [text, failed] = [await waiting.boundingBox(), await viewer.failure.boundingBox()];
    expect(failed?.y).toBeGreaterThan(text?.y ?? Number.POSITIVE_INFINITY);
    await expect.poll(() => told).toContain('InvalidPDFException: Invalid PDF structure.');
    await expect(page.locator(`a[download][href="${shown.path}"]`).last()).toBeVisible();
  });
  await test.step('without a connection the visitor is told so, and the retry works when it is back', async () => {
    told.length = 0;
    await page.route(`**${shown.path}`, (route) => route.abort('internetdisconnected'));
    const viewer = new ViewerOnPage(page);
    site.files.set(shown.path, { body: pages });
    await viewer.button(words.retry).click();
    await expect(viewer.failure).toContainText(words.failures.network);
    expect(told).toContainEqual(expect.stringMatching(/^UnknownErrorException: /));
    await page.unroute(`**${shown.path}`);
    await viewer.button(words.retry).click();
    await expect(viewer.text).toHaveText('Page number 1');
    await expect(viewer.failure).toHaveCount(0);
  });
  await test.step('a connection that breaks while reading fails the page, not the document', async () => {
    const viewer = await openDocument(page, site, heavyPages(8, 400_000));
    await expect(viewer.text).toHaveText('Page number 1');
    await page.route(`**${shown.path}`, (route) => route.abort('internetdisconnected'));
    await viewer.field.fill('7');
    await viewer.field.press('Enter');
    await expect(viewer.failure).toContainText(fillIn(words.failures.page, { page: 7 }));
    await page.unroute(`**${shown.path}`);
    await viewer.button(words.retry).click();
    await expect(viewer.text).toHaveText('Page number 7');
  });
  await test.step('printing that fails names the page at which it did, and works when the connection is back', async () => {
    const viewer = new ViewerOnPage(page);
    await page.route(`**${shown.path}`, (route) => route.abort('internetdisconnected'));
    await viewer.button(words.print).click();
    await expect(viewer.root.getByRole('status')).toHaveText(fillIn(words.failures.page, { page: 1 }));
    await page.unroute(`**${shown.path}`);
    const printed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.print = () => {
            resolve(document.querySelectorAll('.viewer-print img').length);
            window.dispatchEvent(new Event('afterprint'));
          };
        }),
    );
    await viewer.button(words.print).click();
    expect(await printed).toBe(8);
    await expect(viewer.root.getByRole('status')).toBeEmpty();
    await expect(viewer.text).toHaveText('Page number 7');
  });
});

test('what does not come is given up, and can be tried again', async ({ page, site, complaints }) => {
  await page.clock.install();
  complaints.expect(/./);
  await test.step('a viewer that cannot be loaded says so, and can be tried again', async () => {
    site.files.set(shown.path, { body: pages });
    await page.route('**/content/ua/viewer.*.json', (route) => route.abort());
    await page.route('**/content/en/viewer.*.json', (route) => route.abort());
    await page.goto(`${site.origin}/test#document=${shown.id}`);
    const row = page.locator('tr').filter({ has: page.getByText(loadingText.text) });
    const retry = row.getByRole('alert').getByRole('button');
    await expect(async () => {
      // The texts are tried five times more, each time later.
      await page.clock.fastForward(30_000);
      await expect(retry).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [100] });
    await page.unrouteAll();
    await retry.click();
    await expect(page.locator('.viewer-text').first()).toHaveText('Page number 1');
  });
  await test.step('a file that stops arriving is given up after 15 s, and shown if the rest comes', async () => {
    site.requests.length = 0;
    const viewer = await openDocument(page, site, { body: pages, stallAfter: 400 });
    const sent = () => site.requestsOf(shown.path).reduce((sum, { bytes }) => sum + bytes, 0);
    await expect.poll(sent).toBe(400);
    await expect(viewer.failure).toHaveText('');
    // What has come last may reach the viewer only now, and begins the time anew.
    await expect(async () => {
      await page.clock.fastForward(15_100);
      await expect(viewer.failure).toContainText(words.failures.slow, { timeout: 500 });
    }).toPass();
    await expect(viewer.root.getByText(loadingText.text, { exact: true })).toBeVisible();
    site.files.set(shown.path, { body: pages });
    await viewer.button(words.retry).click();
    await expect(viewer.text).toHaveText('Page number 1');
  });
});

test('a script that failed, a visitor who leaves, a password, a file without its end and an older worker are coped with', async ({
  page,
  site,
  complaints,
}) => {
  await test.step('a script that failed is had by a reload, which opens the same document', async () => {
    site.files.set(shown.path, { body: pages });
    await page.goto(`${site.origin}/test`);
    await hydrated(page);
    // Browsers before Chromium 156 never fetch again, in the same document, a script that has failed.
    let isReloaded = false;
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    await page.route('**/assets/chunks/*.js', (route) => (isReloaded ? route.continue() : route.abort()));
    await page.locator(`tr:has(a[href="${shown.path}"])`).first().getByRole('button').click();
    const retry = page.getByRole('alert').getByRole('button').first();
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(page.locator('.viewer-text').first()).toHaveText('Page number 1');
    await expect(page).toHaveURL(`${site.origin}/test#document=${shown.id}`);
    await page.unrouteAll();
    // The failed script was the test's own doing; of nothing else the page may complain.
    complaints.all.length = 0;
  });
  await test.step('leaving while a document is loading ends its requests and its workers', async () => {
    const viewer = await openDocument(page, site, { body: heavyPages(4, 300_000), delay: 400 });
    await expect(viewer.root).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(2);
    await page.getByRole('button', { name: /^Закрити/ }).click();
    await expect(viewer.root).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
    const asked = site.requestsOf(shown.path).length;
    // What the page had asked for before would have come before this.
    await page.evaluate(() => fetch('/favicon.svg'));
    expect(site.requestsOf(shown.path).length).toBe(asked);
  });
  await test.step('a protected document asks for its password, says when it does not fit, and opens', async () => {
    const told = listen(page);
    const viewer = await openDocument(page, site, await protectedPages('pig iron'));
    const field = viewer.root.getByLabel(words.password.label);
    await expect(viewer.root.getByText(words.password.text)).toBeVisible();
    await field.fill('steel');
    await viewer.button(words.password.submit).click();
    await expect(viewer.failure).toHaveText(words.password.wrong);
    await field.fill('pig iron');
    await field.press('Enter');
    await expect(viewer.text).toHaveText('Protected page 1');
    expect(told).toContain('PasswordException: No password given · code: 1');
    expect(told).toContain('PasswordException: Incorrect Password · code: 2');
  });
  await test.step('a file whose last lines are missing is shown all the same', async () => {
    expect(complaints.all).toEqual([]);
    complaints.expect(/^warning: Warning: /);
    const viewer = await openDocument(page, site, pages.subarray(0, pages.length - 20));
    await expect(viewer.text).toHaveText('Page number 1');
  });
  await test.step('a worker cached from before an upgrade is not used', async () => {
    complaints.expect(/^warning: The API version .* does not match the Worker version/);
    await page.route('**/pdf.worker.min.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('5.6.205', '5.5.1') });
    });
    site.requests.length = 0;
    const viewer = await openDocument(page, site, pages);
    await expect(viewer.text).toHaveText('Page number 1');
    expect(site.requestsOf('/pdf.worker.min.js').map(({ query }) => query)).toEqual(['', '?v=5.6.205']);
    expect(complaints.unexpected()).toEqual([]);
    await page.unroute('**/pdf.worker.min.js');
  });
  await test.step('a page older than the site asks to be reloaded', async () => {
    complaints.expect(/does not match the Worker version/);
    await page.route('**/pdf.worker.min.js*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('5.6.205', '5.7.0') });
    });
    const viewer = await openDocument(page, site, pages);
    await expect(viewer.failure).toContainText(words.failures.outdated);
    await page.unroute('**/pdf.worker.min.js*');
    await viewer.button(words.reload).click();
    await expect(viewer.text).toHaveText('Page number 1');
  });
});
