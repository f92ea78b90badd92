import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followSiteRules, SiteFiles } from '../../src/build/local-server/site-files.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const siteDir = folderForFile();
let server: Server;
let origin: string;

/** Writes a file as a build does: beside its place, and then into it. */
function replace(name: string, text: string): void {
  writeFileSync(join(siteDir, `${name}.next`), text);
  renameSync(join(siteDir, `${name}.next`), join(siteDir, name));
}

/** Builds a site of one page, whose policy and old address have a number. */
function build(number: number): void {
  replace('index.html', `page ${number}`);
  replace('404.html', 'nothing');
  replace('_headers', `/*\n  Content-Security-Policy: script-src 'sha256-${number}'\n`);
  replace('_redirects', `/old-${number}  /  301\n/*  /404.html  404\n`);
}

beforeAll(async () => {
  build(1);
  server = createServer(new SiteFiles(siteDir, followSiteRules(siteDir)).answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function look() {
  const page = await fetch(origin);
  const ask = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status;
  return {
    text: await page.text(),
    policy: page.headers.get('content-security-policy'),
    old: [await ask('/old-1'), await ask('/old-2')],
  };
}

test('a site that is built again meanwhile is served with its own headers and redirects', async () => {
  expect(await look()).toEqual({ text: 'page 1', policy: "script-src 'sha256-1'", old: [301, 404] });
  build(2);
  expect(await look()).toEqual({ text: 'page 2', policy: "script-src 'sha256-2'", old: [404, 301] });
});

test('while a site has no rules, the last ones count', async () => {
  for (const name of ['_headers', '_redirects']) rmSync(join(siteDir, name));
  expect(await look()).toEqual({ text: 'page 2', policy: "script-src 'sha256-2'", old: [404, 301] });
});
