import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, test } from 'playwright/test';
import { QuestionFormPage } from './support/question-form.ts';

const root = join(import.meta.dirname, '../..');
const mailDir = join(root, '.netlify/mail');

test('a question asked through the form is taken, kept and mailed', async ({ page }) => {
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  await form.fill();
  const message = `Чи можна замовити випробування № ${Date.now()}?`;
  await form.field('otherQuestion').fill(message);
  // What is sent sooner than a person can write would be put aside.
  await page.clock.fastForward(5000);
  const answer = page.waitForResponse('**/api/send');
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: form.texts.successNotification })).toBeVisible();
  const response = await answer;
  expect(await response.json()).toMatchObject({ success: true });
  expect(await response.headerValue('cache-control')).toBe('no-store');
  await expect.poll(() => mailsAbout(message)).toBe(1);
  // Visitors' questions have no place among the content.
  await expect.poll(() => questionsAbout(message)).toBe(1);
  expect(existsSync(join(root, 'content/.netlify'))).toBe(false);
});

test('a question whose answer was lost is asked again, and mailed once', async ({ page }) => {
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  await form.fill();
  const message = `Чи приймаєте ви зразки № ${Date.now()}?`;
  await form.field('otherQuestion').fill(message);
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
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: form.texts.successNotification })).toBeVisible();
  // A second mail would come after the answer.
  await page.waitForTimeout(2000);
  expect(await mailsAbout(message)).toBe(1);
});

test('a question that is not right is refused, field by field', async ({ request }) => {
  const response = await request.post('/api/send', { data: { name: '1', phone: '+1', email: 'x', message: ' ' } });
  expect(response.status()).toBe(400);
  const answer = (await response.json()) as { success: boolean; fields: object };
  expect(answer.success).toBe(false);
  expect(Object.keys(answer.fields).sort()).toEqual(['email', 'message', 'name', 'phone']);
});

test('other methods and types are refused', async ({ request }) => {
  expect((await request.get('/api/send')).status()).toBe(405);
  expect((await request.post('/api/send', { headers: { 'Content-Type': 'text/plain' }, data: 'x' })).status()).toBe(
    415,
  );
});

/** How many mails speak of a question. */
async function mailsAbout(message: string): Promise<number> {
  const mails = await Promise.all(
    readdirSync(mailDir).map((name) => simpleParser(readFileSync(join(mailDir, name)))),
  );
  return mails.filter(({ text }) => text?.includes(message)).length;
}

/** How many sent questions with this message the local store keeps. */
function questionsAbout(message: string): number {
  const sent = join(root, '.netlify/blobs-serve/entries/unlinked/site:questions/sent');
  return existsSync(sent)
    ? readdirSync(sent).filter((name) => readFileSync(join(sent, name), 'utf8').includes(message)).length
    : 0;
}
