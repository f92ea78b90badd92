import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, test } from 'vitest';
import { createRetryingFetch, requireSite } from '../../netlify/questions/store.ts';

/** The behaviour of a server at a request. */
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

const siteID = 'c0ffee00-0000-4000-8000-000000000000';

/** Asks a server that answers as Netlify does, about a site. */
async function ask(given: { siteID?: string; token?: string }, broken?: { status: number; body: string }) {
  const server = createServer(({ url, headers }, response) => {
    if (broken) return void response.writeHead(broken.status).end(broken.body);
    if (headers.authorization !== 'Bearer right') return void response.writeHead(401).end('{"code":401}');
    const known = [siteID, 'site.netlify.app'].some((name) => url === `/api/v1/sites/${name}`);
    response.writeHead(known ? 200 : 404).end(JSON.stringify(known ? { id: siteID } : { code: 404 }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return requireSite({ siteID, token: 'right', ...given }, api);
}

it('lets the operator go on with the site that the token opens', async () => {
  await expect(ask({})).resolves.toBeUndefined();
});

it.each([
  // Its store would be empty: nobody would have asked anything.
  [{ siteID: 'c0ffee01' }, undefined, 'NETLIFY_SITE_ID: Netlify knows no site c0ffee01, or not for this token.'],
  [{ siteID: 'site.netlify.app' }, undefined, `NETLIFY_SITE_ID: the id of site.netlify.app is ${siteID}.`],
  [
    { siteID: '../accounts' },
    undefined,
    'NETLIFY_SITE_ID: Netlify knows no site ../accounts, or not for this token.',
  ],
  [{ token: 'wrong' }, undefined, 'Netlify does not accept NETLIFY_AUTH_TOKEN.'],
  [{}, { status: 503, body: 'busy' }, 'Netlify does not answer: status 503.'],
  [{}, { status: 200, body: '<html>' }, 'Netlify does not answer: status 200.'],
])('says what is wrong with %j (%j)', async (given, broken, message) => {
  await expect(ask(given, broken)).rejects.toThrow(message);
});

it('says when Netlify cannot be reached', async () => {
  await expect(requireSite({ siteID, token: 'right' }, 'http://127.0.0.1:1')).rejects.toThrow(
    'Netlify cannot be reached.',
  );
});
