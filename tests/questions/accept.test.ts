import { describe, expect, it, type TestContext } from 'vitest';
import { receiveQuestion } from '../../netlify/questions/receive.ts';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

const url = 'https://example.org/api/send';
const json = { 'Content-Type': 'application/json' };

describe('POST /api/send', () => {
  it('stores a question as it was checked, and responds with its own headers', async (context) => {
    const lab = await createQuestionLab(context);
    const body = JSON.stringify({ ...sampleQuestion(), name: '  Олена  Ковальчук ', unknown: 1 });
    const response = await receiveQuestion(new Request(url, { method: 'POST', headers: json, body }), lab);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: 'The question was received.' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    const [key = ''] = await lab.store.list('pending/');
    expect(key).toMatch(/^pending\/\d{8}T\d{9}Z-[0-9a-f]{32}$/);
    expect((await lab.store.read(key))?.value).toMatchObject({ question: sampleQuestion() });
  });

  it.for(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('refuses %s with 405', async (method, context) => {
    await expectStatus(context, new Request(url, { method }), 405);
  });

  it.for([
    ['no content type', {}],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['something like JSON', { 'Content-Type': 'application/jsonp' }],
    ['another charset', { 'Content-Type': 'application/json; charset=windows-1251' }],
    ['a compressed body', { ...json, 'Content-Encoding': 'gzip' }],
  ])('refuses %s with 415', async ([, headers], context) => {
    await expectStatus(context, request(JSON.stringify(sampleQuestion()), headers as Record<string, string>), 415);
  });

  it.for([
    ['another site', { Origin: 'https://evil.example' }],
    ['a hidden origin', { Origin: 'null' }],
    ['another site, by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site in our name', { Origin: 'https://example.org', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('refuses %s with 403', async ([, headers], context) => {
    await expectStatus(context, request(JSON.stringify(sampleQuestion()), { ...json, ...(headers as object) }), 403);
  });

  it.for([
    ['its own page', { Origin: 'https://example.org', 'Sec-Fetch-Site': 'same-origin' }],
    ['its own page at another of its addresses', { Origin: 'https://example.org', 'Sec-Fetch-Site': 'same-site' }],
    ['no browser', {}],
    ['a charset in capitals', { 'Content-Type': 'Application/JSON; Charset="UTF-8"' }],
  ])('takes what comes from %s', async ([, headers], context) => {
    await expectStatus(context, request(JSON.stringify(sampleQuestion()), { ...json, ...(headers as object) }), 200);
  });

  it.for([
    ['nothing', ''],
    ['no JSON', '{"name":'],
    ['a list', '[]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['a prototype', `{"__proto__":{"success":true},${JSON.stringify(sampleQuestion()).slice(1)}`],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xd0, 0x22, 0x7d])],
  ])('refuses %s with 400', async ([, body = ''], context) => {
    await expectStatus(context, request(body), 400);
  });

  it('names the fields that are wrong', async (context) => {
    const lab = await createQuestionLab(context);
    const { status, answer } = await lab.post({ name: '<b>', phone: '123', email: 'a b@c.d' });
    expect(status).toBe(400);
    expect(answer).toEqual({
      success: false,
      message: 'Some fields are not valid.',
      fields: { name: 'invalid', phone: 'invalid', email: 'invalid', message: 'required' },
    });
    expect(await lab.store.list('')).toEqual([]);
  });

  it('measures the size itself', async (context) => {
    const large = JSON.stringify({ ...sampleQuestion(), filler: 'x'.repeat(16 * 1024) });
    await expectStatus(context, request(large), 413);
    await expectStatus(context, request(large, { ...json, 'Content-Length': '10' }), 413);
    const [short, whole] = [{ ...sampleQuestion(), filler: '' }, 16 * 1024];
    const exactly = (bytes: number) =>
      JSON.stringify({ ...short, filler: 'x'.repeat(bytes - Buffer.byteLength(JSON.stringify(short))) });
    await expectStatus(context, request(exactly(whole)), 200);
    await expectStatus(context, request(exactly(whole), { ...json, 'Content-Length': String(whole) }), 200);
    await expectStatus(context, request(exactly(whole + 1)), 413);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    await expectStatus(
      context,
      new Request(url, { method: 'POST', headers: json, body: endless, duplex: 'half' } as RequestInit),
      413,
    );
    expect(sent).toBeLessThan(64 * 1024);
  });

  it('refuses a key that is no UUID', async (context) => {
    const lab = await createQuestionLab(context);
    const { status } = await lab.post(sampleQuestion(), { headers: { 'Idempotency-Key': 'again' } });
    expect(status).toBe(400);
  });
});

describe('what looks like a bot', () => {
  const cases = [
    { suspicion: 'honeypot', fields: { website: 'https://spam.example' }, headers: undefined },
    { suspicion: 'tooFast', fields: {}, headers: { 'X-Form-Age': '499' } },
  ];

  it.for(cases)('$suspicion → true, kept apart, not mailed', async ({ suspicion, fields, headers }, context) => {
    const lab = await createQuestionLab(context);
    const { answer } = await lab.post({ ...sampleQuestion(), ...fields }, { headers, mailNow: true });
    expect(answer.success).toBe(true);
    await lab.sweep();
    expect(lab.mailedNumbers()).toEqual([]);
    const [key = ''] = await lab.store.list('quarantine/');
    expect((await lab.store.read(key))?.value).toMatchObject({ suspicion, question: sampleQuestion() });
  });

  it('an empty honeypot and time to write → a person', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post({ ...sampleQuestion(), website: '' }, { headers: { 'X-Form-Age': '500' }, mailNow: true });
    expect(lab.mailedNumbers()).toEqual([1]);
  });
});

function request(body: string | Uint8Array, headers: Record<string, string> = json): Request {
  return new Request(url, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body),
  });
}

async function expectStatus(context: TestContext, request: Request, status: number): Promise<void> {
  const lab = await createQuestionLab(context);
  const response = await receiveQuestion(request, lab);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  expect(((await response.json()) as { success: boolean }).success).toBe(status === 200);
  expect(await lab.store.list('')).toHaveLength(status === 200 ? 1 : 0);
}
