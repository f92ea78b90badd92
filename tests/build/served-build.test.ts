import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageCodes } from '../../src/language/languages.ts';
import { freePorts } from '../support/free-ports.ts';
import { expectSameSite } from './expect-same-site.ts';
import { picture, SmallSite } from './small-site.ts';
import { stubFailure } from './support/stub-failure.ts';

const root = join(import.meta.dirname, '../..');
/** What a site has beside its pages and what they need to be shown. */
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

test.each([1, 2])('killed when part %s is there, it makes what is left the next time', async (parts) => {
  const killed = new ServedBuild();
  for (let part = 1; part <= parts; part++) {
    if (part > 1) killed.goOn();
    await killed.nextPart();
  }
  const before = site.files();
  killed.process.kill('SIGKILL');
  await killed.result;
  const build = new ServedBuild();
  await build.nextPart();
  expectSameSite(site.files(), before);
  await build.finish();
  expect(await build.result).toMatchObject({ rendered: 0 });
  expectSameSite(site.files(), await site.builtFromNothing());
});

test('a text that is edited meanwhile is in the next build', async () => {
  const build = new ServedBuild();
  await build.nextPart();
  site.changeContacts({ isFound: true });
  await build.finish();
  expect(await site.build()).toMatchObject({ status: 0 });
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
  expectSameSite(site.files(), await site.builtFromNothing());
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
  expectSameSite(site.files(), await site.builtFromNothing());
});

test('another build waits for all of it, and has nothing left to do', async () => {
  const build = new ServedBuild();
  await build.nextPart();
  const other = site.start();
  let said = '';
  other.process.stderr?.on('data', (data) => {
    said += data;
  });
  await expect.poll(() => said).toContain('waiting');
  await build.finish();
  expect(await other.result).toMatchObject({ status: 0, rendered: 0 });
});

test('a site that is whole is built at once, as by any build', async () => {
  await site.build();
  site.changeContacts();
  // Of parts nothing would be told: nobody answers.
  expect(await site.build(['--served'])).toMatchObject({ status: 0, rendered: 1 });
  rmSync(site.path('../site/images'), { recursive: true });
  expect(await site.build(['--served'])).toMatchObject({ status: 0, rendered: 0 });
  expectSameSite(site.files(), await site.builtFromNothing());
});

test('npm start shows a page with its pictures before the site is whole, and says when the rest is there', async (task) => {
  const port = await freePorts(2);
  const env = { CONTENT_DIR: site.contentDir, OUT_DIR: site.outDir, CACHE_DIR: site.cacheDir, PORT: `${port}` };
  const server = spawn(process.execPath, ['scripts/tool.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  task.onTestFinished(() => void server.kill('SIGKILL'));
  await expect.poll(() => said).toContain('The site is at');
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
  const html = await (await ask('/')).text();
  const pictures = [...new Set(html.match(/\/images\/[\w./-]+\.\w+/g))].sort();
  expect(pictures.length).toBeGreaterThan(0);
  const sent = new Map<string, string>();
  for (const path of pictures) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
    sent.set(path.slice(1), Buffer.from(await response.arrayBuffer()).toString('latin1'));
  }
  expect([...site.files().keys()].filter(isLater), 'all were made as they were asked for').toEqual([]);
  for (const code of languageCodes) expect((await ask(`/pagefind/${code}.json`)).status).toBe(200);
  for (const words of ['The search is there', 'The function is there', ' rendered,'])
    await expect.poll(() => said).toContain(words);
  const files = site.files();
  expectSameSite(sent, new Map([...files].filter(([path]) => sent.has(path))));
  server.kill('SIGTERM');
  await once(server, 'exit');
  expectSameSite(files, await site.builtFromNothing());
});
