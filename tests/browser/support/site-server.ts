import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { readSiteRules } from '../../../src/build/hosts/host-rules.ts';
import { mediaTypeOf } from '../../../src/build/local-server/site-files.ts';

/** A file that is served beside the site. */
export interface ServedFile {
  body: Buffer;
  /** The status to answer instead of 200 and 206. */
  status?: number;
  /** Where to stop sending and leave the browser waiting: after how many bytes of all answers together. */
  stallAfter?: number;
  /** Waits before each answer, in milliseconds. */
  delay?: number;
  /** The number of bytes that come in a second, in all answers together. */
  rate?: number;
}

/** All that was asked of the server. */
export interface ServedRequest {
  path: string;
  query: string;
  range: string | undefined;
  /** The number of bytes that were sent. */
  bytes: number;
  /** True if the browser gave up before the end. */
  aborted: boolean;
}

/** Where the built site lies. */
export const siteDir = resolve(process.env.OUT_DIR ?? join(import.meta.dirname, '../../../dist/client'));

/**
 * Serves the built site with its headers and in byte ranges; beside it documents that the site must not publish, as slowly
 * or as wrongly as a test wants. Records what it was asked.
 */
export class SiteServer {
  readonly requests: ServedRequest[] = [];
  /** By path, or by path and query. */
  readonly files = new Map<string, ServedFile>();
  /** The number of bytes that the line carries in a second, all answers together; unbounded if not set. */
  rate: number | undefined;
  /** When a slow line is free again. */
  private line = Promise.resolve();
  /** Those that the site sets on every answer. */
  private readonly headers: Record<string, string> | undefined;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(private readonly dir = siteDir) {
    this.headers = readSiteRules(dir).headers.find(({ path }) => path === '/*')?.headers;
  }

  /** Starts on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Forgets what was asked and what is served beside the site. A page that is open keeps what it is loading. */
  forget(): void {
    this.requests.length = 0;
    this.files.clear();
    this.rate = undefined;
  }

  /** Forgets, and breaks off what is being loaded. */
  reset(): void {
    this.forget();
    this.server.closeAllConnections();
  }

  /** All that was asked of one path. */
  requestsOf(path: string): ServedRequest[] {
    return this.requests.filter((request) => request.path === path);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', this.origin);
    const entry: ServedRequest = {
      path: pathname,
      query: search,
      range: request.headers.range,
      bytes: 0,
      aborted: false,
    };
    this.requests.push(entry);
    response.on('close', () => {
      entry.aborted = !response.writableFinished;
    });
    const own = this.files.get(pathname + search) ?? this.files.get(pathname);
    if (own?.delay) await new Promise((done) => setTimeout(done, own.delay));
    const found = own ? undefined : findFile(this.dir, pathname);
    const path = found ?? join(this.dir, own ? pathname : '404.html');
    const size = own ? own.body.length : statSync(path).size;
    const [start, end] = rangeOf(request.headers.range, size) ?? [0, size - 1];
    const isPart = request.headers.range !== undefined && size > 0;
    response.writeHead(own?.status ?? (own || found ? (isPart ? 206 : 200) : 404), {
      ...this.headers,
      'Content-Type': mediaTypeOf(path),
      'Content-Length': size === 0 ? 0 : end - start + 1,
      'Accept-Ranges': 'bytes',
      'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-store',
      ...(isPart && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    const rate = () => own?.rate ?? this.rate;
    if (rate()) {
      const body = own?.body ?? readFileSync(path);
      await this.sendSlowly(rate, body.subarray(start, end + 1), entry, response);
    } else if (own) this.sendOwn(own, own.body.subarray(start, end + 1), entry, response);
    else
      createReadStream(path, { start, end })
        .on('data', ({ length }) => {
          entry.bytes += length;
        })
        .pipe(response);
  }

  private async sendSlowly(
    rate: () => number | undefined,
    part: Buffer,
    entry: ServedRequest,
    response: ServerResponse,
  ): Promise<void> {
    const step = 16_384;
    for (let start = 0; start < part.length && !response.destroyed; start += step) {
      // A line that has become fast carries the rest at once.
      const bytesInSecond = rate() ?? Number.POSITIVE_INFINITY;
      this.line = this.line.then(() => new Promise((done) => setTimeout(done, (1000 * step) / bytesInSecond)));
      await this.line;
      if (response.destroyed) return;
      const piece = part.subarray(start, start + step);
      entry.bytes += piece.length;
      response.write(piece);
    }
    response.end();
  }

  private sendOwn(file: ServedFile, part: Buffer, entry: ServedRequest, response: ServerResponse): void {
    const sent = this.requestsOf(entry.path).reduce((sum, { bytes }) => sum + bytes, 0);
    const allowed = part.subarray(0, Math.max(0, (file.stallAfter ?? Number.POSITIVE_INFINITY) - sent));
    entry.bytes = allowed.length;
    response.write(allowed);
    if (allowed.length === part.length) response.end();
  }
}

/** The file of an address: itself, or the page of that name. */
function findFile(dir: string, pathname: string): string | undefined {
  return [pathname, `${pathname}.html`, join(pathname, 'index.html')]
    .map((name) => join(dir, decodeURIComponent(name)))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

function rangeOf(header: string | undefined, size: number): [number, number] | undefined {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  return start === undefined ? undefined : [Number(start), Math.min(Number(end || size - 1), size - 1)];
}
