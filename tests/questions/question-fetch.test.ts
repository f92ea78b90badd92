import { afterEach, describe, expect, it, vi } from 'vitest';
import { postQuestion } from '../../src/site/question-form/post-question.ts';
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
