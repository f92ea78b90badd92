import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freePorts } from '../../support/free-ports.ts';
import { folderForTest } from '../../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'desk/macos.command');
let started: ChildProcess | undefined;
afterEach(() => {
  if (started?.pid) process.kill(-started.pid);
  started = undefined;
});

test('the file to double-click says where Node is to be had if it is missing', () => {
  const bin = folderForTest();
  symlinkSync(spawnSync('which', ['dirname'], { encoding: 'utf8' }).stdout.trim(), join(bin, 'dirname'));
  const { status, stdout } = spawnSync('/bin/sh', [file], { env: { PATH: bin }, input: '', encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/Немає Node.*nodejs\.org/);
  expect(stdout).toMatch(/Node is missing.*nodejs\.org/);
});

test('it opens the desk in the browser, and opens it again while it runs', { timeout: 60_000 }, async () => {
  const dir = folderForTest();
  const [browser, opened] = [join(dir, 'browser'), join(dir, 'opened')];
  writeFileSync(browser, `#!/bin/sh\necho "$1" >>'${opened}'\n`);
  mkdirSync(join(dir, 'cache'));
  // A clone is installed by who runs the tests: nothing is to be installed while they run.
  const npm = join(dir, 'npm');
  writeFileSync(npm, '#!/bin/sh\n[ "$1" = ci ] || exec node scripts/tool.mjs desk --open\n');
  for (const each of [browser, npm]) chmodSync(each, 0o755);
  const PATH = [dir, dirname(process.execPath), process.env.PATH].join(':');
  const env = {
    ...process.env,
    PATH,
    BROWSER: browser,
    PORT: String(await freePorts()),
    CACHE_DIR: join(dir, 'cache'),
    NODE_ENV: undefined,
  };
  // Its processes are ended together.
  started = spawn('/bin/sh', [file], { env, detached: true, stdio: 'ignore' });
  const addresses = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []);
  await vi.waitFor(() => expect(addresses()).toHaveLength(1), 50_000);
  const [address = ''] = addresses();
  const cookie = (await fetch(address, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await fetch(new URL('/api/things', address), { headers: { cookie } })).status).toBe(200);
  expect(spawnSync('/bin/sh', [file], { env, input: '' }).status).toBe(0);
  await vi.waitFor(() => expect(addresses()).toEqual([address, address]));
});
