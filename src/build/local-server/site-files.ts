import { type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import { lookup } from 'mrmime';
import send from 'send';
import { ifThere } from '../../lib/command/folders.ts';
import { fits, headersAt, type RedirectRule, readSiteRules, type SiteRules } from '../hosts/host-rules.ts';
import { revalidated } from '../hosts/site-headers.ts';
import type { RestOfSite } from './rest-of-site.ts';

/** Types that mrmime lacks, or names differently from hosts. */
const ownTypes: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  icc: 'application/vnd.iccprofile',
  ico: 'image/x-icon',
};
/** The media type of a file, by its extension: plain bytes for parts of the PDF viewer and of the search index. */
export function mediaTypeOf(path: string): string {
  const ending = extname(path).slice(1);
  return ownTypes[ending] ?? lookup(ending) ?? (ending ? 'application/octet-stream' : 'text/plain');
}

/** The types that are text: sent as UTF-8 and compressed. */
const textTypes =
  /^(?:text\/\w+|application\/(?:json|manifest\+json|xml|x-bibtex|x-research-info-systems)|image\/svg\+xml)(?:;|$)/;

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const forHosts = ['/_headers', '/_redirects'];
/** Express middleware, of which it needs nothing but what Node has. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const compress = compression({
  filter: (_, response) =>
    !response.hasHeader('Content-Range') && textTypes.test(String(response.getHeader('Content-Type'))),
}) as unknown as Middleware;

/**
 * The files of the built site as its host serves them: with the headers and redirects of the site, one address for each
 * page, in byte ranges, texts compressed. Only pages that exist are redirected to, so no redirect leads outside.
 */
export class SiteFiles {
  /**
   * @param siteDir the folder of the built site
   * @param rules gives its headers and redirects as they are now
   * @param rest what is still being made of it
   */
  constructor(
    private readonly siteDir: string,
    private readonly rules: () => SiteRules,
    private readonly rest?: RestOfSite | undefined,
  ) {}

  /** Answers with the file at the address of a request, or with where the page is now. */
  readonly answer: Answer = (request, response) => {
    const { path, query } = addressOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...this.headersAt(path), Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = this.fileAt(path);
    const movedTo = file ? undefined : this.newAddress(path, query);
    if (file) this.sendFile(request, response, path, file);
    else if (movedTo) response.writeHead(301, { ...this.headersAt(path), Location: movedTo }).end();
    else if (isPlain(path) && this.rest?.isComing(path)) void this.sendComing(this.rest, request, response, path);
    else this.answerMissing(request, response);
  };

  /** Answers that there is nothing: with a page in the visitor's language, or with a word for machines. */
  readonly answerMissing: Answer = (request, response) => {
    const { path } = addressOf(request);
    const file = this.redirects(404).find(({ from }) => fits(from, path))?.to ?? '/404.html';
    response.statusCode = 404;
    // Kept for a year, like what is there, a miss would outlive the deployment that fixes it.
    this.sendFile(request, response, path, file, { 'Cache-Control': revalidated });
  };

  private fileAt(path: string): string | undefined {
    if (!isPlain(path)) return undefined;
    if (path === '/') return '/index.html';
    const isPage = path.endsWith('.html') || path === '/index';
    const own = [isPage ? '' : path, `${path}.html`].find((name) => name && this.isFile(name));
    return own && !forHosts.includes(own) && !this.redirects(404).some(({ to }) => to === own) ? own : undefined;
  }

  /** Where a page is that was asked for by another address: with a slash, with `.html`, or by one that it had before. */
  private newAddress(path: string, query: string): string | undefined {
    if (!isPlain(path)) return undefined;
    if (/^\/index(\.html)?$/.test(path)) return `/${query}`;
    const [, page] = /^(\/.+?)(?:\/|\/index\.html|\.html)$/.exec(path) ?? [];
    if (page && this.fileAt(page) === `${page}.html`) return encodeURI(page) + query;
    const old = path.replace(/\/$/, '');
    return this.redirects(301).find(({ from }) => decodeURIComponent(from) === old)?.to;
  }

  private sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    file: string,
    more: Record<string, string> = {},
  ): void {
    const isFound = response.statusCode === 200;
    const type = typeOf(file);
    const headers = { ...this.headersAt(path), ...more, 'Content-Type': type };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    compress(request, response, () => {
      send(request, encodeURI(file), {
        root: this.siteDir,
        acceptRanges: isFound,
        cacheControl: false,
        lastModified: false,
        etag: false,
        dotfiles: 'allow',
        index: false,
      })
        .on('headers', (_: ServerResponse, __: string, stats: Stats) => {
          if (isFound) response.setHeader('ETag', entityTag(stats, textTypes.test(type)));
        })
        .on('error', ({ status }: { status?: number }) => {
          // 412 and 416, or a file that a build has just replaced.
          response.statusCode = status ?? 500;
          response.setHeader('Cache-Control', revalidated);
          response.end();
        })
        .pipe(response);
    });
  }

  /** Answers with a file that is made now, or once it is there. */
  private async sendComing(
    rest: RestOfSite,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const bytes = await rest.wait(path);
    // The visitor may have gone meanwhile.
    if (response.closed) return;
    const file = this.fileAt(path);
    if (file) return this.sendFile(request, response, path, file);
    if (bytes) {
      const about = { 'Content-Type': typeOf(path), 'Content-Length': bytes.length };
      response.writeHead(200, { ...this.headersAt(path), ...about });
      return void response.end(request.method === 'HEAD' ? undefined : bytes);
    }
    if (!rest.hasFailed) return this.answerMissing(request, response);
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end('This part of the site could not be built: the terminal says why.\n');
  }

  private headersAt(path: string): Record<string, string> {
    return { 'Cache-Control': revalidated, ...headersAt(this.rules().headers, path) };
  }

  private redirects(ofStatus: RedirectRule['status']): RedirectRule[] {
    return this.rules().redirects.filter(({ status }) => status === ofStatus);
  }

  private isFile(path: string): boolean {
    return ifThere(() => statSync(join(this.siteDir, path)).isFile()) ?? false;
  }
}

/** The path of a request, decoded, and its query with the question mark. Throws a URIError when the path is not valid. */
export function addressOf({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const [, path = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  return { path: decodeURIComponent(path), query };
}

/** Tells if a path has nothing in it that leads elsewhere or could be taken for another one. */
export function isPlain(path: string): boolean {
  return path.startsWith('/') && !/\/\/|[\\\0\r\n]|\/\.\.?(\/|$)/.test(path);
}

function typeOf(file: string): string {
  const type = mediaTypeOf(file);
  return textTypes.test(type) ? `${type}; charset=utf-8` : type;
}

/** Weak for texts, which go out with different bytes, compressed or not; no part may be asked for by a weak one. */
function entityTag({ size, mtimeMs }: Stats, isWeak: boolean): string {
  return `${isWeak ? 'W/' : ''}"${size.toString(16)}-${Math.round(mtimeMs * 1000).toString(16)}"`;
}

/**
 * Follows the headers and redirects of a built site: a build beneath the server replaces them, and with the policy of before
 * browsers would refuse the scripts of the new pages.
 * @returns gives the rules as they are now, or the last ones while there are none
 */
export function followSiteRules(siteDir: string): () => SiteRules {
  let known = stampOf(siteDir);
  let rules = readSiteRules(siteDir);
  return () => {
    const stamp = stampOf(siteDir);
    if (stamp && stamp !== known) {
      rules = readSiteRules(siteDir);
      known = stamp;
    }
    return rules;
  };
}

/** Returns a text that differs as soon as a file of rules is replaced; undefined when one is missing. */
function stampOf(siteDir: string): string | undefined {
  return ifThere(() =>
    ['_headers', '_redirects']
      .map((name) => statSync(join(siteDir, name)))
      .map(({ ino, mtimeMs }) => `${ino} ${mtimeMs}`)
      .join(),
  );
}
