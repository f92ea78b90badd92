import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { createServer } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHeaders, writeRedirects } from '../../src/hosts/netlify-rules.ts';
import { nginxConfig } from '../../src/hosts/nginx-config.ts';
import { headersOf, moved, testHost } from './support/host-suite.ts';
import { hasNginx, NginxServer } from './support/nginx-server.ts';
import { readBuilt } from './support/site.ts';

describe.skipIf(!hasNginx)('nginx (skipped where it is not installed) serves the built site', () => {
  testHost(() => NginxServer.start({ redirects: moved }), ['gzip']);

  test('questions go on to where the function is, and its answer keeps its own headers', async () => {
    const api = createServer((_, response) =>
      response.setHeader('Cache-Control', 'no-store').end('{"success":true}'),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as { port: number };
    const server = await NginxServer.start({ api: `http://127.0.0.1:${port}` });
    const response = await server.get('/api/send');
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBeNull();
    await server.stop();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
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
  expect(() =>
    nginxConfig({ headers: readHeaders(readBuilt('_headers')), redirects, root: '/', listen: '80', serverName: '_' }),
  ).toThrow('variable');
});
