import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mediaTypeOf, textTypes } from '../../hosts/media-types.ts';
import { readHeaders } from '../../hosts/netlify-rules.ts';

/** A file as it is sent. */
interface SentFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** Serves a built site as a CDN does: compressed before anybody asks, each file from memory. */
export class PageServer {
  /** The length of each file that was sent, in bytes. */
  readonly sent: number[] = [];
  private readonly files = new Map<string, SentFile | undefined>();
  private readonly server: Server;

  /** @param change changes the HTML of every page before it is compressed */
  constructor(
    private readonly dir: string,
    private readonly change = (html: string) => html,
  ) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (!this.files.has(pathname)) this.files.set(pathname, this.read(decodeURIComponent(pathname)));
      const file = this.files.get(pathname);
      response.writeHead(file ? 200 : 404, file?.headers);
      response.end(file?.body);
      if (file) this.sent.push(file.body.length);
    });
  }

  /** Starts on a free port of this computer and returns the origin. */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Whether there is a file at an address. */
  has(pathname: string): boolean {
    return this.fileAt(pathname) !== undefined;
  }

  /** Stops serving. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private fileAt(pathname: string): string | undefined {
    return [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((name) => join(this.dir, name))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  }

  private read(pathname: string): SentFile | undefined {
    const path = this.fileAt(pathname);
    if (!path) return undefined;
    const type = mediaTypeOf(path);
    const bytes = readFileSync(path);
    const text = type === 'text/html' ? this.change(bytes.toString()) : undefined;
    const isText = text !== undefined || textTypes.includes(type);
    return {
      body: isText ? brotliCompressSync(text ?? bytes) : bytes,
      headers: {
        ...this.policy(),
        'Content-Type': isText ? `${type}; charset=utf-8` : type,
        'Cache-Control': 'no-store',
        ...(isText && { 'Content-Encoding': 'br' }),
      },
    };
  }

  /** The site's Content-Security-Policy, if it has one: an inline script that it forbids must not run here either. */
  private policy(): Record<string, string> {
    const path = join(this.dir, '_headers');
    if (!existsSync(path)) return {};
    const everywhere = readHeaders(readFileSync(path, 'utf8')).find((rule) => rule.path === '/*');
    const policy = everywhere?.headers['Content-Security-Policy'];
    return policy ? { 'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '') } : {};
  }
}
