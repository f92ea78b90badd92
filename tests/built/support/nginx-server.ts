import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHeaders, readRedirects } from '../../../src/hosts/netlify-rules.ts';
import { type NginxOptions, nginxConfig } from '../../../src/hosts/nginx-config.ts';
import { freePorts } from '../../support/free-ports.ts';
import { client, readBuilt } from './site.ts';

/** nginx on this machine. `npm test` installs it on CI. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/** Whether this machine has nginx. */
export const hasNginx = nginxProgram !== undefined;

/** An nginx of its own with the configuration of the built site. */
export class NginxServer {
  private constructor(
    /** Where it answers http. */
    readonly origin: string,
    /** The port of https, when it was given a certificate. */
    readonly tlsPort: number,
    private readonly dir: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(changes: Partial<NginxOptions> = {}): Promise<NginxServer> {
    const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = await freePorts(2);
    const plainPort = changes.tls ? port + 1 : port;
    const config = nginxConfig({
      headers: readHeaders(readBuilt('_headers')),
      redirects: readRedirects(readBuilt('_redirects')),
      root: client,
      listen: `127.0.0.1:${port}`,
      serverName: '_',
      ...changes,
    });
    // The ports of the world may be taken, or need rights.
    const local = config
      .replace(/listen \[::\].*;/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `);
    writeFileSync(join(dir, 'site.conf'), local);
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
