import { afterEach, describe, expect, it, vi } from 'vitest';
import { postQuestion } from '../../src/site/question-form/use-question-sender.ts';
import { sampleQuestion } from './support/question-lab.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the request of the form', () => {
  it('carries the question, its key and the age of the form, and outlives the page', async () => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      requests.push(new Request(new URL(path, 'https://example.org'), init));
      return Response.json({ success: true });
    });
    const key = crypto.randomUUID();
    const result = await postQuestion({ payload: sampleQuestion(), key, formAge: 9000.4, honeypot: '' });
    expect(result).toEqual({ sent: true });
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: 'https://example.org/api/send', keepalive: true });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-form-age': '9000',
    });
    expect(await request?.json()).toEqual(sampleQuestion());
  });
});

describe('the answer', () => {
  const ask = () => postQuestion({ payload: sampleQuestion(), key: undefined, formAge: 9000, honeypot: '' });
  const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

  // All that visitors wrote has no place in a reason: it is logged.
  it.each([
    ['a bad status', '{"success":false,"message":"no"}', 500],
    ['a bad status without JSON', 'slow down', 429],
    ['success that is false', '{"success":false,"message":"no"}', 200],
    ['what is no JSON', '<html></html>', 200],
    ['success that is not true', '{"success":"true"}', 200],
    ['true with a bad status', '{"success":true}', 503],
  ])('of %s means that the question was not sent', async (_, body, status) => {
    answer(body, status);
    expect(await ask()).toEqual({ sent: false, reason: `status ${status}`, fields: {} });
  });

  it('names the fields that are wrong', async () => {
    answer('{"success":false,"fields":{"phone":"invalid"}}', 400);
    expect(await ask()).toMatchObject({ sent: false, fields: { phone: 'invalid' } });
  });

  it('that never comes is told', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask()).toEqual({ sent: false, reason: 'no connection', fields: {} });
  });
});
