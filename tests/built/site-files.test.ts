import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readHeaders } from '../../src/build/hosts/host-rules.ts';
import { frontServer } from '../../src/build/local-server/serve-site.ts';
import { SiteFiles } from '../../src/build/local-server/site-files.ts';
import { headersOf, moved, testHost } from './support/host-suite.ts';
import { client, readBuilt } from './support/site.ts';

async function start() {
  const rules = { headers: readHeaders(readBuilt('_headers')), redirects: moved };
  const files = new SiteFiles(client, () => rules);
  const server = frontServer({ files: files.answer, functions: files.answerMissing });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

describe('the server of npm start serves the built site', () => testHost(start, ['br', 'gzip']));

test('it serves, and takes nothing', async () => {
  const { origin, stop } = await start();
  const response = await fetch(origin, { method: 'POST', body: 'a' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(response.headers.get('content-security-policy')).toBe(headersOf('/')['Content-Security-Policy']);
  await stop();
});
