import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frontServer, functionProxy, maxBytes } from '../../src/build/local-server/serve-site.ts';

/** The words of Netlify's local server of a function that took too long or broke, and a function of its own failure. */
const failures = new Map([
  ['/api/late', { headers: {}, body: 'TimeoutError: Task timed out after 30.00 seconds\n    at Timeout' }],
  ['/api/broken', { headers: { 'Content-Type': 'text/html' }, body: '<html>{"trace":["at file:///home/editor"]}' }],
  [
    '/api/full',
    { headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: '{"success":false,"message":"Full."}' },
  ],
]);

/** The bytes that reached the server behind, in bytes. */
let received = 0;
let behind: Server;
let front: Server;
let open: () => void;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  behind = createServer((asked, answer) => {
    asked.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    asked.on('end', () => {
      const failure = failures.get(asked.url ?? '');
      if (failure) return void answer.writeHead(500, failure.headers).end(failure.body);
      answer.writeHead(asked.url === '/api/nowhere' ? 404 : received > 1000 ? 413 : 200, { 'X-Of-Function': 'yes' });
      answer.end();
    });
  });
  await listen(behind);
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const functions = functionProxy({
    target: portOf(behind),
    ready,
    answerMissing: (_, response) => response.writeHead(404, { 'X-Of-Site': 'yes' }).end(),
  });
  front = frontServer({ functions, files: (_, response) => response.end('a file') });
  await listen(front);
});
afterAll(() => {
  for (const server of [front, behind]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Posts so many bytes, with or without Content-Length. */
function post(path: string, bytes: number, isAnnounced = true): Promise<IncomingMessage> {
  received = 0;
  return new Promise((resolve, reject) => {
    const headers = isAnnounced ? { 'Content-Length': bytes } : { 'Transfer-Encoding': 'chunked' };
    const sent = request({ port: portOf(front), host: '127.0.0.1', path, method: 'POST', headers }, (answer) =>
      resolve(answer.resume()),
    );
    sent.on('error', reject);
    sent.end(Buffer.alloc(bytes, 'a'));
  });
}

test('requests wait until the functions are ready, and pages do not', async () => {
  let isAnswered = false;
  const answer = post('/api/send', 10).then((response) => {
    isAnswered = true;
    return response.statusCode;
  });
  expect(await (await fetch(`http://127.0.0.1:${portOf(front)}/`)).text()).toBe('a file');
  expect(isAnswered).toBe(false);
  open();
  expect(await answer).toBe(200);
});

test.each([true, false])(
  'a function refuses what is too large itself, and gets little of it (announced: %s)',
  async (isAnnounced) => {
    const { statusCode, headers } = await post('/api/send', maxBytes * 7, isAnnounced);
    expect([statusCode, headers['x-of-function']]).toEqual([413, 'yes']);
    expect(received).toBeGreaterThan(1000);
    expect(received).toBeLessThanOrEqual(maxBytes);
    expect((await post('/api/send', 1000)).statusCode).toBe(200);
  },
);

test.each([
  ['/api/late', expect.any(String)],
  ['/api/broken', expect.any(String)],
  ['/api/full', 'Full.'],
])('whatever fails behind %s, the answer is that of a function: JSON without a trace', async (path, message) => {
  const response = await fetch(`http://127.0.0.1:${portOf(front)}${path}`, { method: 'POST' });
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('application/json');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({ success: false, message });
  expect(text).not.toMatch(/\bat\b|Error|file:/);
});

test('where there is no function the site answers', async () => {
  const { statusCode, headers } = await post('/api/nowhere', 10);
  expect([statusCode, headers['x-of-site'], headers['x-of-function']]).toEqual([404, 'yes', undefined]);
});

test.each(['/api/%2e%2e/.netlify/functions/resend-questions', '/api/../.netlify', '/api//send', '/api/%5c..%5c'])(
  '%s leads to nothing else of the server of functions',
  async (path) => {
    expect((await post(path, 10)).headers['x-of-function']).toBeUndefined();
  },
);

test.each(['/%E0%A4%A', '/about/%', '/api/%'])('%s is no path, is refused, and the server goes on', async (path) => {
  expect((await post(path, 10)).statusCode).toBe(400);
  expect((await post('/api/send', 10)).statusCode).toBe(200);
});
