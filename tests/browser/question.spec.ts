import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, test } from 'playwright/test';

const mailDir = join(import.meta.dirname, '../../.netlify/mail');

test('a question is taken, kept and mailed', async ({ request }) => {
  const message = `Чи можна замовити випробування № ${Date.now()}?`;
  const question = { name: 'Олена', phone: '+38 (067) 123-45-67', email: 'olena@example.org', message };
  const response = await request.post('/api/send', { data: question });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ success: true });
  expect(response.headers()['cache-control']).toBe('no-store');
  await expect
    .poll(async () => {
      const mails = await Promise.all(
        readdirSync(mailDir).map((name) => simpleParser(readFileSync(join(mailDir, name)))),
      );
      return mails.some(({ text }) => text?.includes(message));
    })
    .toBe(true);
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
