import { createServer, request, type Server } from 'node:http';
import { headersAt } from './build/netlify-rules.ts';
import type { HeaderRule } from './build/site-headers.ts';

interface CachingProxyOptions {
  /** The port of the server behind. */
  target: number;
  /** The site's rules for headers. */
  rules: readonly HeaderRule[];
}

/**
 * Stands before Netlify's local server, which writes a `Cache-Control` of its own over that of the rules, and puts the
 * right one back. What is no address would end that server, and is refused. Everything else passes as it is.
 */
export function cachingProxy({ target, rules }: CachingProxyOptions): Server {
  return createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    if (!isAddress(url)) return void answer.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request\n');
    const passed = request({ host: 'localhost', port: target, method, path: url, headers }, (given) => {
      const caching = headersAt(rules, new URL(url, 'http://localhost').pathname)['Cache-Control'];
      if (caching && (given.statusCode === 200 || given.statusCode === 304)) given.headers['cache-control'] = caching;
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.on('error', () => answer.destroy());
    });
    passed.on('error', () => {
      if (!answer.headersSent)
        answer.writeHead(502, { 'Content-Type': 'text/plain' }).end('The local server does not answer.');
      else answer.destroy();
    });
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
}

/** Whether the path of a request can be read: `//` and half an encoded letter cannot. */
function isAddress(url: string): boolean {
  try {
    decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return true;
  } catch {
    return false;
  }
}
