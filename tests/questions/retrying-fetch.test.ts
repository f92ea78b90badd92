import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRetryingFetch } from '../../netlify/questions/store.ts';

/** What a server does with a request. */
const faults: Record<string, (response: ServerResponse) => void> = {
  hangs: () => {},
  'drops the connection': (response) => void response.destroy(),
  'answers 503': (response) => void response.writeHead(503).end(),
  'is asked too often': (response) => void response.writeHead(429).end(),
};

test.concurrent.each(Object.entries(faults))(
  'a server that %s is asked again, until the time is over',
  async (_, fail) => {
    let requests = 0;
    let fails = true;
    const server = createServer((_, response) => {
      requests += 1;
      if (fails) fail(response);
      else response.end('taken');
      if (requests === 2) fails = false;
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await createRetryingFetch(new AbortController().signal, 1000)(url);
    expect(await answer.text()).toBe('taken');
    // More often where the machine is so busy that an answer comes too late.
    expect(requests).toBeGreaterThanOrEqual(3);
    fails = true;
    const { status } = await createRetryingFetch(AbortSignal.timeout(500), 1000)(url);
    expect(status).toBe(424);
    server.closeAllConnections();
    server.close();
  },
);
