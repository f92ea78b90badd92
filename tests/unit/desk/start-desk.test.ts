import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { serveDesk } from '../../../src/desk/server/desk-server.ts';
import { tokenIn } from '../../../src/desk/server/guard-request.ts';
import { freePorts } from '../../support/free-ports.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { DeskLab } from './desk-lab.ts';

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

/** A folder for a desk, with a browser that writes down what it opens. */
async function deskFolder() {
  const dir = folderForTest();
  const [browser, opened] = [join(dir, 'browser'), join(dir, 'opened')];
  writeFileSync(browser, `#!/bin/sh\necho "$1" >>'${opened}'\n`);
  chmodSync(browser, 0o755);
  mkdirSync(join(dir, 'cache'));
  const addresses = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []);
  const port = await freePorts();
  const env = {
    ...process.env,
    BROWSER: browser,
    PORT: String(port),
    CACHE_DIR: join(dir, 'cache'),
    NODE_ENV: undefined,
  };
  return { dir, port, env, addresses };
}

test('it opens the desk in the browser, and opens it again while it runs', { timeout: 60_000 }, async () => {
  const { dir, env: own, addresses } = await deskFolder();
  // A clone is installed by who runs the tests: nothing is to be installed while they run.
  const npm = join(dir, 'npm');
  writeFileSync(npm, '#!/bin/sh\n[ "$1" = ci ] || exec node scripts/tool.mjs desk --open\n');
  chmodSync(npm, 0o755);
  const env = { ...own, PATH: [dir, dirname(process.execPath), process.env.PATH].join(':') };
  // Its processes are ended together.
  started = spawn('/bin/sh', [file], { env, detached: true, stdio: 'ignore' });
  await vi.waitFor(() => expect(addresses()).toHaveLength(1), 50_000);
  const [address = ''] = addresses();
  const cookie = (await fetch(address, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await fetch(new URL('/api/things', address), { headers: { cookie } })).status).toBe(200);
  expect(spawnSync('/bin/sh', [file], { env, input: '' }).status).toBe(0);
  await vi.waitFor(() => expect(addresses()).toEqual([address, address]));
});

test('its token is shown to no other program that listens at its port', { timeout: 60_000 }, async () => {
  const { port, env, addresses } = await deskFolder();
  const token = tokenIn(join(env.CACHE_DIR, 'desk'));
  // It passes on what it is asked to the same desk at another port.
  const lab = new DeskLab().open();
  const real = await serveDesk(lab.session, 0, { token });
  const asked: string[] = [];
  const impostor = createServer(async ({ url = '', headers }, response) => {
    asked.push(JSON.stringify([url, headers]));
    const answer = await fetch(real.origin + url, { redirect: 'manual' });
    response.setHeader('Set-Cookie', 'desk=1');
    response.end(await answer.text());
  });
  await once(impostor.listen(port, '127.0.0.1'), 'listening');
  const command = spawn(process.execPath, ['scripts/tool.mjs', 'desk', '--open'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  expect((await once(command, 'exit'))[0]).toBe(2);
  expect(asked).not.toEqual([]);
  expect(asked.filter((each) => each.includes(token))).toEqual([]);
  expect(addresses()).toEqual([]);
  impostor.close();
  await real.close();
  lab.remove();
});
