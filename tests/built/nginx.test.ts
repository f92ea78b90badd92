import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { createServer, type Server } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersAt, readHeaders, writeRedirects } from '../../src/hosts/netlify-rules.ts';
import { nginxConfig } from '../../src/hosts/nginx-config.ts';
import { revalidated } from '../../src/hosts/site-headers.ts';
import { redirectRules } from '../../src/hosts/site-redirects.ts';
import { contentPages } from '../browser/support/content.ts';
import { builtAddresses } from './support/addresses.ts';
import { hasNginx, NginxServer } from './support/nginx-server.ts';
import { client, readBuilt } from './support/site.ts';

const rules = readHeaders(readBuilt('_headers'));
const headersOf = (path: string): Record<string, string> => ({
  'Cache-Control': revalidated,
  ...headersAt(rules, path),
});
const moved = redirectRules([
  { from: '/old%20page.html', to: '/about/history' },
  { from: '/eng.php', to: '/', language: 'en' },
]);

describe.skipIf(!hasNginx)('nginx (skipped where it is not installed) serves the built site', () => {
  let server: NginxServer;
  let api: Server;

  beforeAll(async () => {
    api = createServer((_, response) => response.setHeader('Cache-Control', 'no-store').end('{"success":true}'));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as { port: number };
    server = await NginxServer.start({ redirects: moved, api: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await server.stop();
    await new Promise((resolve) => api.close(resolve));
  });

  test('every file at its address, with the headers that Netlify would send', async () => {
    const wrong: string[] = [];
    const addresses = builtAddresses();
    expect(addresses.map(({ file }) => file)).toEqual(expect.arrayContaining(contentPages()));
    for (const { file, address, mediaType } of addresses) {
      const response = await server.get(address);
      const { headers } = response;
      const bytes = Buffer.from(await response.arrayBuffer());
      const differing = Object.entries(headersOf(address)).filter(([name, value]) => headers.get(name) !== value);
      const type = headers.get('content-type')?.split(';')[0];
      if (response.status !== 200 || differing.length || type !== mediaType) {
        wrong.push(`${address}: ${response.status} ${type} ${JSON.stringify(differing)}`);
      } else if (!bytes.equals(readFileSync(join(client, file)))) wrong.push(`${address}: not ${file}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['/about/history/', '/about/history'],
    ['/about/history.html', '/about/history'],
    ['/en/', '/en'],
    ['/en/about/history/?page=2', '/en/about/history?page=2'],
    ['/index.html', '/'],
    ['/old%20page.html', '/about/history'],
    ['/old%20page.html/', '/about/history'],
    ['/en/old%20page.html', '/en/about/history'],
    ['/eng.php', '/en'],
  ])('%s leads to %s', async (from, to) => {
    const response = await server.get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  test.each([
    ['/nowhere', '404.html'],
    ['/nowhere/', '404.html'],
    ['/about', '404.html'],
    ['/files/nowhere.pdf', '404.html'],
    ['/en/nowhere', 'en/404.html'],
    ['/en/about/nowhere.html', 'en/404.html'],
    ['/assets/nowhere.js', 'not-found.txt'],
    ['/content/ua/nowhere.json', 'not-found.txt'],
    ['/pdfjs/1/nowhere.wasm', 'not-found.txt'],
    ['/_headers', '404.html'],
    ['/404.html', '404.html'],
    ['//example.com/', '404.html'],
    ['/%5Cexample.com/', '404.html'],
    ['/%2F%2Fexample.com/', '404.html'],
    ['/about/history%0d%0aSet-Cookie:a=b/', '404.html'],
  ])('%s is not there: %s answers', async (path, file) => {
    const response = await server.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    expect(await response.text()).toBe(readBuilt(file));
    // Kept for a year, a miss would outlive the deployment that fixes it.
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': revalidated });
    expect(response.headers.get('content-security-policy')).toBe(headersOf('/')['Content-Security-Policy']);
  });

  test('questions go on to where the function is, and its answer keeps its own headers', async () => {
    const response = await server.get('/api/send');
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  test('a part of a document can be asked for, and texts come compressed', async () => {
    const { address } = builtAddresses().find(({ mediaType }) => mediaType === 'application/pdf') ?? { address: '' };
    const part = await fetch(server.origin + address, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    const page = await fetch(server.origin, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('vary')).toContain('Accept-Encoding');
  });
});

const openssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasNginx || !openssl)('nginx with a certificate', () => {
  let dir: string;
  let server: NginxServer;
  const tls = () => ({ certificate: join(dir, 'site.pem'), key: join(dir, 'site.key') });

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'certificate-'));
    const subject = ['-subj', '/CN=www.example.org', '-addext', 'subjectAltName=DNS:www.example.org'];
    const files = ['-keyout', tls().key, '-out', tls().certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
      stdio: 'pipe',
    });
    server = await NginxServer.start({ tls: tls(), serverName: 'www.example.org' });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  test('http leads to https under the name of the site, whatever name was asked for', async () => {
    for (const host of ['www.example.org', 'evil.example']) {
      const { statusCode, headers } = await request(http.request, {
        host: '127.0.0.1',
        port: new URL(server.origin).port,
        path: '/about/history?page=2',
        headers: { Host: host },
      });
      expect([statusCode, headers.location]).toEqual([301, 'https://www.example.org/about/history?page=2']);
    }
  });

  test('https answers with the site and its headers', async () => {
    const { statusCode, headers } = await request(https.request, {
      host: '127.0.0.1',
      port: server.tlsPort,
      servername: 'www.example.org',
      path: '/about/history',
      headers: { Host: 'www.example.org' },
      ca: readFileSync(tls().certificate),
    });
    expect(statusCode).toBe(200);
    for (const [name, value] of Object.entries(headersOf('/about/history'))) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
  });
});

/** Asks and gives the answer without its body. */
function request(ask: typeof https.request, options: https.RequestOptions): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask(options, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

test('a rule that nginx would take for a variable is refused', () => {
  const redirects = [{ from: '/a$b', to: '/', status: 301 as const }];
  expect(writeRedirects(redirects)).toContain('$');
  expect(() => nginxConfig({ headers: rules, redirects, root: '/', listen: '80', serverName: '_' })).toThrow(
    'variable',
  );
});
