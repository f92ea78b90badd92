import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { createServer } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxRules, readSiteRules } from '../../src/build/hosts/host-rules.ts';
import { freePorts } from '../support/free-ports.ts';
import { headersOf, moved, testHost } from './support/host-suite.ts';
import { startNameServer } from './support/name-server.ts';
import { hasNginx, type NginxChanges, NginxServer } from './support/nginx-server.ts';
import { client } from './support/site.ts';

describe.skipIf(!hasNginx)('nginx (skipped where it is not installed) serves the built site', () => {
  testHost(() => NginxServer.start({ redirects: moved }), ['gzip']);

  test('questions go on to where the function is, and its answer keeps its own headers', async () => {
    const api = createServer((_, response) =>
      response.setHeader('Cache-Control', 'no-store').end('{"success":true}'),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as { port: number };
    const server = await NginxServer.start({ api: { origin: `http://127.0.0.1:${port}` } });
    const response = await server.get('/api/send');
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBeNull();
    await server.stop();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
});

describe.skipIf(!hasNginx)('what nginx answers itself in place of the function', () => {
  let server: NginxServer;
  beforeAll(async () => {
    server = await NginxServer.start({ api: { origin: `http://127.0.0.1:${await freePorts(1)}` } });
  });
  afterAll(() => server.stop());

  test('it serves the site while no name server answers', async () => {
    const alone = await NginxServer.start({
      api: { origin: 'https://site.function.test', resolver: `127.0.0.1:${await freePorts(1)}` },
    });
    expect((await alone.get('/about/history')).status).toBe(200);
    await alone.stop();
  });

  test.each([
    ['nothing answers', 502, 'a question'],
    ['the question is too large', 413, 'a'.repeat(65 * 1024)],
  ])('%s: %i, with the headers of the site', async (_, status, body) => {
    const response = await fetch(`${server.origin}/api/send`, { method: 'POST', body });
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headersOf('/api/send'))) {
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
  });
});

const openssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasNginx || !openssl)('nginx with a certificate', () => {
  let dir: string;
  let server: NginxServer;
  const tls = (name = 'www.example.org') => ({
    certificate: join(dir, `${name}.pem`),
    key: join(dir, `${name}.key`),
  });
  /** Makes a certificate that nobody but itself vouches for. */
  const certify = (name?: string) => {
    const { certificate, key } = tls(name);
    const host = basename(key, '.key');
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...how, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  };

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'certificate-'));
    certify();
    server = await NginxServer.start({ tls: tls() });
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

  test('questions go only to a server that proves its name', async () => {
    certify('function.test');
    const { certificate, key } = tls('function.test');
    const names = await startNameServer();
    const asked: string[] = [];
    const api = https.createServer(
      { cert: readFileSync(certificate), key: readFileSync(key) },
      (request, response) => {
        const { servername } = request.socket as TLSSocket;
        asked.push(`${servername} ${request.headers.host} ${request.url}`);
        response.end('{"success":true}');
      },
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as { port: number };
    const ask = async (origin: string, { certificate: authorities }: NonNullable<NginxChanges['tls']>) => {
      const proxy = await NginxServer.start({ api: { origin, authorities, resolver: names.address } });
      const { status } = await proxy.get('/api/send%2Fon?a=%20b&c=/../d');
      await proxy.stop();
      return status;
    };
    const name = `https://function.test:${port}`;
    // Not trusted; trusted under another name; trusted.
    expect(await ask(name, tls())).toBe(502);
    expect(await ask(`https://127.0.0.1:${port}`, tls('function.test'))).toBe(502);
    expect(asked).toEqual([]);
    expect(await ask(name, tls('function.test'))).toBe(200);
    expect(asked).toEqual([`function.test function.test:${port} /api/send%2Fon?a=%20b&c=/../d`]);
    await names.stop();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
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

test('the build writes the rules beside the site, where nobody is served them', () => {
  const rules = readFileSync(`${client}.nginx.conf`, 'utf8');
  expect(rules).toContain(JSON.stringify(headersOf('/')['Content-Security-Policy']));
  expect(rules).toBe(nginxRules(readSiteRules(client)));
});

test('a rule that nginx would take for a variable is refused', () => {
  const redirects = [{ from: '/a', to: '/$b', status: 301 as const }];
  expect(() => nginxRules({ headers: [], redirects })).toThrow('variable');
});
