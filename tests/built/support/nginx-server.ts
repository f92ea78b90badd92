import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxRules, type RedirectRule, readHeaders, readRedirects } from '../../../src/build/hosts/host-rules.ts';
import { freePorts } from '../../support/free-ports.ts';
import { client, readBuilt } from './site.ts';

/** nginx on this machine. `npm test` installs it on CI. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/** True if this machine has nginx. */
export const hasNginx = nginxProgram !== undefined;

/** All that an operator writes into the configuration, or takes out of it. */
export interface NginxChanges {
  redirects?: RedirectRule[];
  /** Certificate and key; without them something in front of nginx speaks https. */
  tls?: { certificate: string; key: string };
  /** The origin of the function, with the certificates of the authorities that vouch for it, and a name server. */
  api?: { origin: string; authorities?: string; resolver?: string };
}

const documented = readFileSync(join(import.meta.dirname, '../../../docs/nginx.conf'), 'utf8');

/** The documented configuration with what an operator changes in it, at ports of this machine. */
export function localConfig({ tls, api }: NginxChanges, config: string, port: number, plainPort: number): string {
  const inPlace = config
    .replace(/listen \[::\].*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
  const secured = tls
    ? inPlace
        .replace(/ssl_certificate .*;/, `ssl_certificate ${tls.certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${tls.key};`)
    : inPlace
        .replace(/^server \{.*?^\}\n/ms, '')
        .replace(/^ {2}ssl_.*\n/gm, '')
        .replace(' ssl http2;', ';')
        .replace(/server_name .*;/, 'server_name _;');
  if (!api) return secured;
  const { host, hostname, protocol } = new URL(api.origin);
  return secured
    .replace('Host SITE.netlify.app', `Host ${host}`)
    .replace('https://SITE.netlify.app', `${protocol}//${host}`)
    .replace('proxy_ssl_name SITE.netlify.app', `proxy_ssl_name ${hostname}`)
    .replace(/resolver .*;/, `resolver ${api.resolver ?? '127.0.0.53'};`)
    .replace(/proxy_ssl_trusted_certificate .*;/, (line) =>
      api.authorities ? `proxy_ssl_trusted_certificate ${api.authorities};` : line,
    );
}

/** An nginx of its own with the documented configuration and the built site. */
export class NginxServer {
  private constructor(
    /** Where it answers http. */
    readonly origin: string,
    /** The port of https, when it was given a certificate. */
    readonly tlsPort: number,
    private readonly dir: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(changes: NginxChanges = {}): Promise<NginxServer> {
    const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = await freePorts(2);
    const plainPort = changes.tls ? port + 1 : port;
    const rules = { headers: readHeaders(readBuilt('_headers')), redirects: readRedirects(readBuilt('_redirects')) };
    writeFileSync(join(dir, 'rules.conf'), nginxRules({ ...rules, ...changes }));
    const config = localConfig(changes, documented, port, plainPort)
      .replace('/srv/institute/current.conf', join(dir, 'rules.conf'))
      .replace('/srv/institute/current', client);
    writeFileSync(join(dir, 'site.conf'), config);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`);
    const main = `daemon off; master_process off; pid ${dir}/pid; error_log stderr;
      events {} http { access_log off; ${folders.join(' ')} include ${dir}/site.conf; }`;
    writeFileSync(join(dir, 'nginx.conf'), main);
    const child = spawn(nginxProgram ?? 'nginx', ['-e', 'stderr', '-c', join(dir, 'nginx.conf')]);
    const server = new NginxServer(`http://127.0.0.1:${plainPort}`, port, dir, child);
    await server.untilReady();
    return server;
  }

  /** Asks for an address exactly as it is written, without following redirects. */
  get(path: string): Promise<Response> {
    return fetch(this.origin + path, { redirect: 'manual' });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill();
    await ended;
    rmSync(this.dir, { recursive: true, force: true });
  }

  private async untilReady(): Promise<void> {
    let said = '';
    this.process.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    while (this.process.exitCode === null) {
      const answered = await this.get('/').then(
        () => true,
        () => false,
      );
      if (answered) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nginx did not start: ${said}`);
  }
}
