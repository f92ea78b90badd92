import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { installedPackages, type Lockfile } from '../../../src/supply-chain/lockfile.ts';

const root = join(import.meta.dirname, '../../..');
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
let registry: Server | undefined;
afterEach(() => registry?.close());

/** What a registry says of a package: the versions of it that are installed here. */
function documentOf(name: string): object {
  const locked = [...installedPackages(lockfile)].filter((each) => each.name === name);
  const versions = locked.map(({ package: { version = '' } }) => version);
  return {
    name,
    'dist-tags': { latest: versions[0] },
    versions: Object.fromEntries(versions.map((version) => [version, { name, version }])),
  };
}

/** Runs the audit against a local registry, which gives this answer to a request for vulnerabilities. */
async function audit(status: number, answer: object): Promise<{ code: number | null; output: string }> {
  registry = createServer((request, response) => {
    request.resume();
    const isQuestion = request.url?.endsWith('/advisories/bulk');
    response.writeHead(isQuestion ? status : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isQuestion ? answer : documentOf(decodeURIComponent(request.url ?? '').slice(1))));
  });
  await new Promise<void>((done) => registry?.listen(0, '127.0.0.1', done));
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/tool.mjs', 'audit'], {
    cwd: root,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_fetch_retries: '0',
      // The settings of the machine, such as another registry for vulnerabilities, do not count here.
      npm_config_userconfig: '/dev/null',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

test('an audit that finds nothing passes', async () => {
  const { code, output } = await audit(200, {});
  expect(output).toContain('The audit passed.');
  expect(code).toBe(0);
});

test('a vulnerability in what is served fails it', async () => {
  const advisory = {
    id: 1,
    url: 'https://github.com/advisories/GHSA-none-such-here',
    title: 'It breaks',
    severity: 'high',
    vulnerable_versions: '<999.0.0',
  };
  const { code, output } = await audit(200, { zod: [advisory] });
  expect(output).toContain('not accepted: zod, high: It breaks');
  expect(code).toBe(1);
});

test.each([405, 500])('a registry that answers %i does not pass the audit', async (status) => {
  const { code, output } = await audit(status, { message: 'no' });
  expect(output).toContain('The audit could not be run');
  expect(code).toBe(2);
});
