import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { installedPackages, type Lockfile } from '../../../src/supply-chain/lockfile.ts';
import { folderForTest } from '../../support/temporary-folder.ts';

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

/** Runs the audit with npm against a local registry, which gives this answer to a request for vulnerabilities. */
async function auditAt(status: number, answer: object) {
  registry = createServer((request, response) => {
    request.resume();
    const isQuestion = request.url?.endsWith('/advisories/bulk');
    response.writeHead(isQuestion ? status : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isQuestion ? answer : documentOf(decodeURIComponent(request.url ?? '').slice(1))));
  });
  await new Promise<void>((done) => registry?.listen(0, '127.0.0.1', done));
  const { port } = registry.address() as AddressInfo;
  return audit({
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
    // The settings of the machine, such as another registry for vulnerabilities, do not count here.
    npm_config_userconfig: '/dev/null',
  });
}

/** Runs the audit. */
async function audit(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/tool.mjs', 'audit'], {
    cwd: root,
    env: { ...process.env, ...env },
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

// The npm that runs the command is asked: on Windows npm is no program of its own.
test('an audit in which npm finds nothing passes', async () => {
  const npm = join(folderForTest(), 'npm.cjs');
  const report = { auditReportVersion: 2, vulnerabilities: {} };
  writeFileSync(npm, `console.log(${JSON.stringify(JSON.stringify(report))})`);
  const { code, output } = await audit({ npm_execpath: npm });
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
  const { code, output } = await auditAt(200, { zod: [advisory] });
  expect(output).toContain('not accepted: zod, high: It breaks');
  expect(code).toBe(1);
});

test('a registry that answers 500 does not pass the audit', async () => {
  const { code, output } = await auditAt(500, { message: 'no' });
  expect(output).toContain('The audit could not be run');
  expect(code).toBe(2);
});
