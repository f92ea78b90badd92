import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { simpleParser } from 'mailparser';
import { type APIResponse, expect } from 'playwright/test';
import { origin } from '../../playwright.config.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { test } from './support/worker-test.ts';

const root = join(import.meta.dirname, '../..');
const mailDir = join(root, '.netlify/mail');

test('a question asked through the form is kept and mailed once, also when it is asked again', async ({ page }) => {
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  const write = async (message: string) => {
    await form.fill();
    await form.field('otherQuestion').fill(message);
    // What is sent sooner than a person can write would be put aside.
    await page.clock.fastForward(5000);
  };
  const success = page.getByRole('status').filter({ hasText: form.texts.successNotification });

  await test.step('one whose answer was lost is asked again', async () => {
    const message = `Чи приймаєте ви зразки № ${Date.now()}?`;
    await write(message);
    await page.route(
      '**/api/send',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: form.texts.errorNotification })).toBeVisible();
    await expect.poll(() => mailsAbout(message)).toBe(1);
    await form.submit.click();
    await expect(success).toBeVisible();
    // A second one would be kept beside the first, and mailed from there.
    await expect.poll(() => placesOf(message)).toEqual(['sent']);
    expect(await mailsAbout(message)).toBe(1);
    await page.clock.runFor(5000);
    await expect(success).toBeHidden();
    await expect(form.dialog).toBeHidden();
  });

  await test.step('the next one is another', async () => {
    const message = `Чи можна замовити випробування № ${Date.now()}?`;
    await form.feedback.click();
    await write(message);
    const answer = page.waitForResponse('**/api/send');
    await form.submit.click();
    await expect(success).toBeVisible();
    const response = await answer;
    expect(await response.json()).toMatchObject({ success: true });
    expect(await response.headerValue('cache-control')).toBe('no-store');
    await expect.poll(() => mailsAbout(message)).toBe(1);
    await expect.poll(() => placesOf(message)).toEqual(['sent']);
  });

  // Visitors' questions have no place among the content.
  expect(existsSync(join(root, 'content/.netlify'))).toBe(false);
});

test('what is no question is refused, each time with the headers of all answers', async ({ request }) => {
  const json = { 'Content-Type': 'application/json' };
  const post = (headers: Record<string, string>, data: string) => request.post('/api/send', { headers, data });
  const answers = await Promise.all([
    post(json, JSON.stringify({ name: '1', phone: '+1', email: 'x', message: ' ' })),
    request.get('/api/send'),
    post({ 'Content-Type': 'text/plain' }, 'x'),
    post({ ...json, Origin: origin, 'Sec-Fetch-Site': 'cross-site' }, '{}'),
    // More than the local server of functions can take.
    post(json, 'a'.repeat(7_000_000)),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([400, 405, 415, 403, 413]);
  const [first, ...others] = answers.map(headersOf);
  expect(first).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const headers of others) expect(headers).toEqual(first);
  const [wrong, ...refused] = (await Promise.all(answers.map((answer) => answer.json()))) as { fields: object }[];
  expect(Object.keys(wrong?.fields ?? {}).sort()).toEqual(['email', 'message', 'name', 'phone']);
  for (const body of [wrong, ...refused]) expect(body).toMatchObject({ success: false, message: expect.any(String) });
});

/** The headers that do not depend on the request. */
function headersOf(answer: APIResponse): Record<string, string> {
  const own = /^(allow|connection|content-length|date|keep-alive|transfer-encoding|x-nf-.*)$/;
  return Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => !own.test(name)));
}

/** How many mails speak of a question. */
async function mailsAbout(message: string): Promise<number> {
  const mails = await Promise.all(
    readdirSync(mailDir).map((name) => simpleParser(readFileSync(join(mailDir, name)))),
  );
  return mails.filter(({ text }) => text?.includes(message)).length;
}

/** The folders of the local store in which questions with this message are, one for each. */
function placesOf(message: string): string[] {
  const store = join(root, '.netlify/blobs-serve/entries/unlinked/site:questions');
  if (!existsSync(store)) return [];
  const files = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .filter((path) => existsSync(path) && readFileSync(path, 'utf8').includes(message))
    .map((path) => relative(store, dirname(path)));
}
