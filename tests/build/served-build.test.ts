import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRunning } from '../../src/lib/command/processes.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { freePorts } from '../support/free-ports.ts';
import { expectSameSite } from './expect-same-site.ts';
import { picture, SmallSite } from './small-site.ts';
import { stubFailure } from './support/stub-failure.ts';

const root = join(import.meta.dirname, '../..');
/** All that a site has beside its pages and what they need to be shown. */
const isLater = (path: string) => /^(images|cards|pagefind)\//.test(path);

let site: SmallSite;
beforeEach(async () => {
  site = await SmallSite.make();
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.remove();
});

/** A build as the server of a new site starts it. */
class ServedBuild {
  private readonly started = site.start(['--served']);
  readonly result = this.started.result;
  private told = 0;
  private readonly news: string[] = [];

  constructor() {
    this.process.on('message', (part) => this.news.push(String(part)));
  }

  get process(): ChildProcess {
    return this.started.process;
  }

  /** Waits until a further part is there, or the build has ended. */
  async nextPart(): Promise<void> {
    this.told += 1;
    const ended = this.result.then(({ output }) => expect.fail(`It has ended: ${output}`));
    await Promise.race([expect.poll(() => this.news.length, { interval: 20 }).toBe(this.told), ended]);
  }

  goOn(): void {
    this.process.send('go on');
  }

  /** Makes all that is left. */
  async finish(): Promise<void> {
    this.process.on('message', () => this.goOn());
    this.goOn();
    expect((await this.result).status).toBe(0);
  }
}

test('pages are there first, as they remain, then the search, then pictures; at the end the site is that of any build', async () => {
  const build = new ServedBuild();
  await build.nextPart();
  const first = site.files();
  expect([...first.keys()].filter(isLater)).toEqual([]);
  build.goOn();
  await build.nextPart();
  expect([...site.files().keys()].filter((path) => path.startsWith('pagefind/')).length).toBeGreaterThan(0);
  await build.finish();
  const whole = site.files();
  const isOfWhole = (path: string) => isLater(path) || path === 'content/build.json';
  const own = new Map([...whole].filter(([path]) => !isOfWhole(path)));
  expectSameSite(new Map([...first].filter(([path]) => !isOfWhole(path))), own);
  expectSameSite(whole, await site.builtFromNothing());
  expect(await site.build()).toMatchObject({ status: 0, rendered: 0 });
});

test('killed whenever a part is there, it makes the next time what is left', async () => {
  for (const parts of [1, 2]) {
    const killed = new ServedBuild();
    await killed.nextPart();
    if (parts === 2) killed.goOn();
    if (parts === 2) await killed.nextPart();
    const before = site.files();
    killed.process.kill('SIGKILL');
    await killed.result;
    const next = new ServedBuild();
    await next.nextPart();
    expectSameSite(site.files(), before);
    next.process.kill('SIGKILL');
    await next.result;
  }
  const build = new ServedBuild();
  await build.nextPart();
  await build.finish();
  expect(await build.result).toMatchObject({ rendered: 0 });
  expectSameSite(site.files(), await site.builtFromNothing());
});

test('another build waits for all of it, and finds what was edited meanwhile', async () => {
  const build = new ServedBuild();
  await build.nextPart();
  site.changeContacts({ isFound: true });
  const other = site.start();
  let said = '';
  other.process.stderr?.on('data', (data) => {
    said += data;
  });
  await expect.poll(() => said).toContain('waiting');
  await build.finish();
  expect(await other.result).toMatchObject({ status: 0, rendered: 1 });
  expectSameSite(site.files(), await site.builtFromNothing());
});

test('a picture that is replaced meanwhile ends the build with a line that names it, and the pages stay', async () => {
  const build = new ServedBuild();
  await build.nextPart();
  const before = site.files();
  writeFileSync(site.path('images/news/sample.webp'), await picture(50));
  build.goOn();
  await build.nextPart();
  build.goOn();
  const { status, output } = await build.result;
  expect(status).toBe(2);
  expect(output.trim().split('\n').at(-1)).toMatch(/^images\/news\/sample\.webp: .*Build again\.$/);
  expect([...before.keys()].filter((path) => !site.files().has(path))).toEqual([]);
  expect(await site.build()).toMatchObject({ status: 0 });
});

test('a failure after the pages leaves them in their places', async () => {
  stubFailure('node:child_process spawn pagefind');
  const build = new ServedBuild();
  await build.nextPart();
  const before = site.files();
  build.goOn();
  expect((await build.result).status).toBeGreaterThan(0);
  expectSameSite(site.files(), before);
  vi.unstubAllEnvs();
  expect(await site.build()).toMatchObject({ status: 0, rendered: 0 });
});

test('a site that is whole is built at once, as by any build', async () => {
  site.remove();
  site = await SmallSite.built();
  site.changeContacts();
  // Of parts nothing would be told: nobody answers.
  expect(await site.build(['--served'])).toMatchObject({ status: 0, rendered: 1 });
  const whole = site.files();
  rmSync(join(site.outDir, 'images'), { recursive: true });
  expect(await site.build(['--served'])).toMatchObject({ status: 0, rendered: 0 });
  expectSameSite(site.files(), whole);
});

/** `npm start` of the site. */
class Server {
  said = '';
  private readonly process: ChildProcess;

  constructor(private readonly port: number) {
    const { contentDir: CONTENT_DIR, outDir: OUT_DIR, cacheDir: CACHE_DIR } = site;
    const env = { ...process.env, CONTENT_DIR, OUT_DIR, CACHE_DIR, PORT: `${port}` };
    this.process = spawn(process.execPath, ['scripts/tool.mjs', 'start'], { cwd: root, env });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (data) => {
        this.said += data;
      });
  }

  async says(words: string): Promise<void> {
    await expect.poll(() => this.said).toContain(words);
  }

  ask(path: string): Promise<Response> {
    return fetch(`http://localhost:${this.port}${path}`);
  }

  /** Ends the server alone, which has to end what it has started. */
  async end(): Promise<void> {
    this.process.kill('SIGTERM');
    await once(this.process, 'exit');
    const lock = `${site.outDir}.lock`;
    const tickets = () => (existsSync(lock) ? readdirSync(lock) : []);
    await expect.poll(() => tickets().filter((ticket) => isRunning(Number.parseInt(ticket, 10)))).toEqual([]);
  }
}

test('npm start, ended and started again, shows a page with its pictures before the site is whole', async () => {
  const port = await freePorts(2);
  const ended = new Server(port);
  await ended.says('The site is at');
  await ended.end();
  const server = new Server(port);
  await server.says('The site is at');
  const pictures = new Set((await (await server.ask('/')).text()).match(/\/images\/[\w./-]+/g));
  expect(pictures.size).toBeGreaterThan(0);
  const sent = new Map<string, string>();
  for (const path of [...pictures].sort()) {
    const response = await server.ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
    sent.set(path.slice(1), Buffer.from(await response.arrayBuffer()).toString('latin1'));
  }
  expect([...site.files().keys()].filter(isLater), 'all were made as they were asked for').toEqual([]);
  for (const code of languageCodes) expect((await server.ask(`/pagefind/${code}.json`)).status).toBe(200);
  for (const words of ['The search is there', 'The function is there', ' rendered,']) await server.says(words);
  expectSameSite(sent, new Map([...site.files()].filter(([path]) => sent.has(path))));
  await server.end();
});
