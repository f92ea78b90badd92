import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestOfSite } from '../../src/build/local-server/rest-of-site.ts';
import { frontServer } from '../../src/build/local-server/serve-site.ts';
import { SiteFiles } from '../../src/build/local-server/site-files.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

/** A build that has put the pages in their places, as the server sees it. */
class Build extends EventEmitter {
  connected = true;
  told = 0;
  isKilled = false;
  send(): void {
    this.told += 1;
  }
  kill(): void {
    this.isKilled = true;
  }
}

let build: Build;
let said: string[];
let rest: RestOfSite;
let dir: string;
let stop: () => void;
let origin: string;
let ask: (path: string) => Promise<[status: number, body: string]>;

beforeEach(async () => {
  dir = folderForTest();
  writeFiles(dir, { 'index.html': 'home', '404.html': 'nothing' });
  [build, said] = [new Build(), []];
  rest = new RestOfSite({
    build: build as unknown as ConstructorParameters<typeof RestOfSite>[0]['build'],
    makePicture: async (path) => {
      if (path.includes('damaged')) throw new Error('damaged');
      return path.includes('known') ? Buffer.from('picture') : undefined;
    },
    say: (line) => void said.push(line),
  });
  const rules = { headers: [{ path: '/images/*', headers: { 'Cache-Control': 'for ever' } }], redirects: [] };
  const server = frontServer({
    files: new SiteFiles(dir, () => rules, rest).answer,
    functions: (_, response) => response.end(),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  rest.follow(server);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ask = async (path) => {
    const response = await fetch(origin + path);
    return [response.status, await response.text()];
  };
  stop = () => {
    rest.stop();
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => stop());

test.each([
  ['/', [200, 'home']],
  ['/images/known-480.avif', [200, 'picture']],
  ['/images/other-480.avif', [404, 'nothing']],
  ['/images/damaged-480.avif', [404, 'nothing']],
  ['/images/..%2fknown-480.avif', [404, 'nothing']],
  ['/about', [404, 'nothing']],
])('%s is answered at once while the rest is made', async (path, answer) => {
  expect(await ask(path)).toEqual(answer);
});

test('a picture that is not there yet is sent as it will be', async () => {
  const { status, headers } = await fetch(`${origin}/images/known-480.avif`, { method: 'HEAD' });
  const named = ['content-type', 'content-length', 'cache-control'].map((name) => headers.get(name));
  expect([status, ...named]).toEqual([200, 'image/avif', '7', 'for ever']);
});

test('the search waits until it is there', async () => {
  const answers = ['/pagefind/uk.json', '/pagefind/en.json', '/pagefind/nothing.json'].map((path) => ask(path));
  await expect.poll(() => build.told, { message: 'the search need not wait for quiet' }).toBe(1);
  writeFiles(dir, { 'pagefind/uk.json': 'uk', 'pagefind/en.json': 'en' });
  build.emit('message', 'part');
  expect(await Promise.all(answers)).toEqual([
    [200, 'uk'],
    [200, 'en'],
    [404, 'nothing'],
  ]);
  expect(build.told, 'the build goes on with the pictures').toBe(2);
  expect(said).toEqual(['The search is there.']);
});

test('who waits for the search of a build that fails is told so, and pictures are made as before', async () => {
  const answer = ask('/pagefind/uk.json');
  await expect.poll(() => build.told).toBe(1);
  build.emit('exit', 2);
  expect(await answer).toEqual([503, expect.stringContaining('terminal')]);
  expect(said).toHaveLength(1);
  expect((await ask('/pagefind/uk.json'))[0]).toBe(503);
  expect(await ask('/images/known-480.avif')).toEqual([200, 'picture']);
});

test('once all is there, what is missing is missing', async () => {
  build.emit('exit', 0);
  for (const path of ['/pagefind/uk.json', '/images/known-480.avif', '/cards/one.jpg'])
    expect(await ask(path)).toEqual([404, 'nothing']);
  expect(said).toEqual([]);
});

test('a build that is stopped with the server has not failed', () => {
  rest.stop();
  build.emit('exit', null);
  expect([build.isKilled, said]).toEqual([true, []]);
});

test('the rest begins when nothing has been asked for a while, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const server = new EventEmitter();
    rest.follow(server as unknown as Parameters<RestOfSite['follow']>[0]);
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    for (let asked = 0; asked < 3; asked++) {
      server.emit('request');
      await pass(1500);
      expect(build.told).toBe(0);
    }
    await pass(600);
    expect(build.told).toBe(1);
    await pass(60_000);
    expect(build.told).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the rest begins although something is asked for all the time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const server = new EventEmitter();
    rest.follow(server as unknown as Parameters<RestOfSite['follow']>[0]);
    for (let asked = 0; asked < 12; asked++) {
      server.emit('request');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(build.told).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
