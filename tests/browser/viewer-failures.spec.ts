import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heavyPages, numberedPages, protectedPages } from './support/documents/made-documents.ts';
import { fillIn } from './support/fill-in.ts';
import { hold } from './support/hold.ts';
import { expect, hydrated, painted, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';
import { loadingText, openDocument, shown, ViewerOnPage, words } from './support/viewer.ts';
import { windClock } from './support/wind-clock.ts';

const pages = numberedPages(2);
const workerPath = '/pdf.worker.min.js';
const worker = readFileSync(join(siteDir, workerPath), 'utf8');
const version = '5.6.205';

test('what fails or does not come is told and had by a retry, and what is left ends', async ({
  page,
  site,
  complaints,
}) => {
  const viewer = new ViewerOnPage(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const disconnect = () => page.route(`**${shown.path}`, (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await test.step('a script that failed is had by a reload, which opens the same document', async () => {
    await page.goto(`${site.origin}/test`);
    await hydrated(page);
    // Browsers before Chromium 156 never fetch again, in the same document, a script that has failed.
    let isReloaded = false;
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    await page.route('**/assets/chunks/*.js', (route) => (isReloaded ? route.continue() : route.abort()));
    await page.route('**/content/*/viewer.*.json', (route) => route.abort());
    const show = page.locator(`tr:has(a[href="${shown.path}"])`).first().getByRole('button');
    const retry = page.getByRole('alert').getByRole('button').first();
    await show.click();
    // Who hides the document while the site is asked whether it can be reached waits for nothing.
    const answer = await hold(page, `${site.origin}/test`);
    const asked = page.waitForRequest(`${site.origin}/test`);
    await retry.click();
    await asked;
    await show.click();
    const answered = page.waitForResponse(`${site.origin}/test`);
    answer();
    await answered;
    await painted(page);
    expect(isReloaded).toBe(false);
    await show.click();
    await retry.click();
    await expect.poll(() => isReloaded).toBe(true);
    await expect(page).toHaveURL(`${site.origin}/test#document=${shown.id}`);
  });
  await test.step('a viewer whose texts do not come says so, and can be tried again', async () => {
    const row = page.locator('tr').filter({ has: page.getByText(loadingText.text) });
    const retry = row.getByRole('alert').getByRole('button');
    // The texts are tried five times more, each time later.
    await windClock(page, 30_000, () => expect(retry).toBeVisible({ timeout: 100 }));
    await page.unrouteAll();
    site.files.set(shown.path, { body: heavyPages(5, 400_000) });
    await disconnect();
    await retry.click();
  });
  await test.step('without a connection it is told beneath the loading text, with a retry and the file', async () => {
    await expect(viewer.failure).toContainText(words.failures.network);
    const waiting = viewer.root.getByText(loadingText.text, { exact: true });
    await expect(waiting).toHaveAttribute('lang', loadingText.language);
    const [text, failed] = [await waiting.boundingBox(), await viewer.failure.boundingBox()];
    expect(failed?.y).toBeGreaterThan(text?.y ?? Number.POSITIVE_INFINITY);
    await expect(page.locator(`a[download][href="${shown.path}"]`).last()).toBeVisible();
    expect(told).toContainEqual(expect.stringMatching(/^UnknownErrorException: /));
    await page.unrouteAll();
    await viewer.button(words.retry).click();
    await expect(viewer.text).toHaveText('Page number 1');
    await expect(viewer.failure).toHaveCount(0);
  });
  await test.step('a connection that breaks while reading fails the page, not the document', async () => {
    await disconnect();
    await viewer.field.fill('4');
    await viewer.field.press('Enter');
    await expect(viewer.failure).toContainText(fillIn(words.failures.page, { page: 4 }));
    await page.unrouteAll();
    await viewer.button(words.retry).click();
    await expect(viewer.text).toHaveText('Page number 4');
  });
  await test.step('printing that fails names the page at which it did, and works when the connection is back', async () => {
    await disconnect();
    await viewer.button(words.print).click();
    await expect(viewer.root.getByRole('status')).toHaveText(fillIn(words.failures.page, { page: 1 }));
    await page.unrouteAll();
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
    expect(await printed).toBe(5);
    await expect(viewer.root.getByRole('status')).toBeEmpty();
    await expect(viewer.text).toHaveText('Page number 4');
  });
  await test.step('a file that stops arriving is given up after 15 s, and shown if the rest comes', async () => {
    site.requests.length = 0;
    await openDocument(page, site, { body: pages, stallAfter: 400 });
    const sent = () => site.requestsOf(shown.path).reduce((sum, { bytes }) => sum + bytes, 0);
    await expect.poll(sent).toBe(400);
    await expect(viewer.failure).toHaveText('');
    // All that has come last may reach the viewer only now, and begins the time anew.
    await windClock(page, 15_100, () => expect(viewer.failure).toContainText(words.failures.slow, { timeout: 500 }));
    await expect(viewer.root.getByText(loadingText.text, { exact: true })).toBeVisible();
    site.files.set(shown.path, { body: pages });
    await viewer.button(words.retry).click();
    await expect(viewer.text).toHaveText('Page number 1');
  });
  await test.step('what is no document, or none without a password, is told apart, with the file beneath', async () => {
    for (const [failure, body] of [
      ['protected', await protectedPages('pig iron')],
      ['notPdf', Buffer.from('<!doctype html><title>Not a document</title>')],
      ['empty', Buffer.alloc(0)],
      ['damaged', pages.subarray(0, pages.length / 3)],
    ] as const) {
      await openDocument(page, site, body);
      await expect(viewer.failure).toContainText(words.failures[failure]);
      await expect(page.locator(`a[download][href="${shown.path}"]`).last()).toBeVisible();
    }
    expect(told).toContain('PasswordException: No password given · code: 1');
  });
  // All this was the test's own doing; from here on, the page may complain of nothing else.
  complaints.all.length = 0;
  await test.step('leaving while a document is loading ends its requests and its worker', async () => {
    await openDocument(page, site, { body: heavyPages(4, 300_000), delay: 400 });
    await expect.poll(() => page.workers().length).toBe(1);
    await page.getByRole('button', { name: /^Закрити/ }).click();
    await expect(viewer.root).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
    // All that the page had asked for before has come before this.
    const round = () => page.evaluate(() => fetch('/favicon.svg').then(() => {}));
    await round();
    const asked = site.requestsOf(shown.path).length;
    await round();
    expect(site.requestsOf(shown.path).length).toBe(asked);
  });
  complaints.expect(/The API version .* does not match the Worker version/);
  await test.step('a page older than the site asks to be reloaded, and is then of its version', async () => {
    site.requests.length = 0;
    site.files.set(`${workerPath}?v=${version}`, { body: Buffer.from(worker.replaceAll(version, '5.7.0')) });
    await openDocument(page, site, pages);
    await expect(viewer.failure).toContainText(words.failures.outdated);
    site.files.delete(`${workerPath}?v=${version}`);
    await viewer.button(words.reload).click();
    await expect(viewer.text).toHaveText('Page number 1');
    // A worker that a cache has kept from before an upgrade has another address.
    expect(site.requestsOf(workerPath).map(({ query }) => query)).toEqual([`?v=${version}`, `?v=${version}`]);
  });
});
