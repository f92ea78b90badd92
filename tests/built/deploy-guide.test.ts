import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../support/free-ports.ts';
import { codeBlocks } from './support/deploy-guide.ts';
import { localConfig, nginxProgram } from './support/nginx-server.ts';
import { readBuilt } from './support/site.ts';

const root = resolve(import.meta.dirname, '../..');
const [places = '', , installing = '', building = '', release = ''] = codeBlocks('nginx', 'sh');

test('the guide builds the site as npm does it', () => {
  expect(building.split('\n')).toEqual(['npm ci', 'npm run build']);
});

describe.skipIf(!nginxProgram)('the commands of the deploy guide for nginx, as they stand there', () => {
  let dir: string;
  let port: number;
  let nginx: ChildProcess;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'deploy-guide-'));
    port = await freePorts();
    for (const name of ['bin', 'conf.d', 'temp']) mkdirSync(join(dir, name));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${dir}/temp;`);
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(dir, 'nginx.conf'),
      `${user} pid ${dir}/pid; error_log stderr; events {} http { access_log off; ${temp.join(' ')} include ${dir}/conf.d/*.conf; }`,
    );
    // The machine's own nginx is left alone: these commands speak to another one.
    writeFileSync(join(dir, 'bin/nginx'), `#!/bin/sh\nexec ${nginxProgram} -e stderr -c ${dir}/nginx.conf "$@"\n`);
    chmodSync(join(dir, 'bin/nginx'), 0o755);
    nginx = spawn(join(dir, 'bin/nginx'), ['-g', 'daemon off;'], { stdio: 'ignore' });
    while (!existsSync(join(dir, 'pid'))) {
      if (nginx.exitCode !== null) throw new Error('nginx did not start');
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done));
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(dir, { recursive: true });
  });

  /** Runs commands with the places of the guide put into the test's folder. */
  function tryTo(commands: string) {
    const here = places
      .replace(/^site=.*$/m, `site=${dir}/site`)
      .replace(/^conf=.*$/m, `conf=${dir}/conf.d/institute.conf`);
    return spawnSync('bash', ['-euc', `${here}\n${commands}`], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${dir}/bin:${process.env.PATH}` },
    });
  }

  function run(commands: string): void {
    const { status, stderr } = tryTo(commands);
    expect(status, stderr).toBe(0);
  }

  // A connection of its own for each request: a reload closes those that wait for another one.
  const answer = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { connection: 'close' } });
  const releases = () =>
    readdirSync(join(dir, 'site'), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => join(dir, 'site', name))
      .sort();

  /** The name of a release is its second. */
  const nextSecond = () => {
    const time = () => Math.trunc(Date.now() / 1000);
    return expect.poll(time).not.toBe(time());
  };

  test('they publish the site, a second time too, and roll back to the first', async () => {
    run(installing);
    const conf = join(dir, 'conf.d/institute.conf');
    expect(readFileSync(conf, 'utf8')).toContain(`root ${dir}/site/current;`);
    // There is no certificate, and the ports of the world may be taken.
    writeFileSync(conf, localConfig({}, readFileSync(conf, 'utf8'), port, port));
    run(release);
    await expect.poll(async () => (await answer('/about/history')).status).toBe(200);
    const page = await answer('/about/history');
    expect(await page.text()).toBe(readBuilt('about/history.html'));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await answer('/en/nowhere')).status).toBe(404);

    await nextSecond();
    run(`${release}\necho second > $release/second.txt`);
    const [first = '', second] = releases();
    expect(second).toBeDefined();
    await expect.poll(async () => (await answer('/second.txt')).status).toBe(200);

    run(`release=${first}\n${release.split('\n').slice(-2).join('\n')}`);
    await expect.poll(async () => (await answer('/second.txt')).status).toBe(404);
    expect((await answer('/about/history')).status).toBe(200);
  });

  test('a release whose configuration nginx refuses is not published', async () => {
    run(release);
    writeFileSync(join(dir, 'conf.d/other.conf'), 'no directive;');
    await nextSecond();
    expect(tryTo(release).status).not.toBe(0);
    expect(realpathSync(join(dir, 'site/current'))).toBe(releases().at(-2));
    rmSync(join(dir, 'conf.d/other.conf'));
  });
});
