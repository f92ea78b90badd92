import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { simpleParser } from 'mailparser';
import { type APIResponse, expect } from 'playwright/test';
import { QuestionFormPage } from './support/question-form.ts';
import { test } from './support/worker-test.ts';

const root = join(import.meta.dirname, '../..');
const mailDir = join(root, '.netlify/mail');

test('a question asked through the form whose answer was lost is asked again, kept and mailed once', async ({
  page,
}) => {
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  await form.fill();
  const message = `Чи приймаєте ви зразки № ${Date.now()}?`;
  await form.field('otherQuestion').fill(message);
  // All that is sent sooner than a person can write would be put aside.
  await page.clock.fastForward(5000);
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

  const answer = page.waitForResponse('**/api/send');
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: form.texts.successNotification })).toBeVisible();
  const response = await answer;
  expect(await response.json()).toMatchObject({ success: true });
  expect(await response.headerValue('cache-control')).toBe('no-store');
  // A second one would be kept beside the first, and mailed from there.
  await expect.poll(() => placesOf(message)).toEqual(['sent']);
  expect(await mailsAbout(message)).toBe(1);
  // Visitors' questions have no place among the content.
  expect(existsSync(join(root, 'content/.netlify'))).toBe(false);
});

// More that the function refuses: tests/questions/accept.test.ts.
test('what is no question, or too large for one, is refused with the same headers', async ({ request }) => {
  const headers = { 'Content-Type': 'application/json' };
  const wrong = JSON.stringify({ name: '1', phone: '+1', email: 'x', message: ' ' });
  const answers = await Promise.all(
    // More than the local server of functions can take.
    [wrong, 'a'.repeat(7_000_000)].map((data) => request.post('/api/send', { headers, data })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([400, 413]);
  const [refused, tooLarge] = answers.map(headersOf);
  expect(refused).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(tooLarge).toEqual(refused);
  const [body, other] = await Promise.all(answers.map((answer) => answer.json()));
  expect(Object.keys(body.fields).sort()).toEqual(['email', 'message', 'name', 'phone']);
  for (const each of [body, other]) expect(each).toMatchObject({ success: false, message: expect.any(String) });
});

/** The headers that do not depend on the request. */
function headersOf(answer: APIResponse): Record<string, string> {
  const own = /^(allow|connection|content-length|date|keep-alive|transfer-encoding|x-nf-.*)$/;
  return Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => !own.test(name)));
}

/** The number of mails that speak of a question. */
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
