import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachingProxy, maxBytes } from '../../src/local-server/caching-proxy.ts';

/** What reached the server behind, in bytes. */
let received = 0;
let behind: Server;
let proxy: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

beforeAll(async () => {
  behind = createServer((asked, answer) => {
    asked.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    asked.on('error', () => {});
    asked.on('end', () => answer.end('passed'));
  });
  await listen(behind);
  proxy = cachingProxy({ target: portOf(behind), rules: [] });
  await listen(proxy);
});
afterAll(() => {
  for (const server of [proxy, behind]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Posts so many bytes, with or without Content-Length; returns the status. */
function post(bytes: number, isAnnounced: boolean): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = isAnnounced ? { 'Content-Length': bytes } : { 'Transfer-Encoding': 'chunked' };
    const sent = request({ port: portOf(proxy), host: 'localhost', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    // Who is refused may find the connection closed while still sending.
    sent.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? undefined : reject(error)));
    sent.end(Buffer.alloc(bytes, 'a'));
  });
}

test.each([true, false])(
  'a body that would end the server behind is refused (announced: %s)',
  async (isAnnounced) => {
    received = 0;
    expect(await post(maxBytes * 7, isAnnounced)).toBe(413);
    expect(received).toBeLessThanOrEqual(maxBytes);
    expect(await post(1000, isAnnounced)).toBe(200);
  },
);
