import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { headersAt } from '../hosts/netlify-rules.ts';
import type { HeaderRule } from '../hosts/site-headers.ts';

/** No visitor sends as much; Netlify's local server ends with a body of 5 MB. */
export const mostBytes = 1024 * 1024;

interface CachingProxyOptions {
  /** The port of the server behind. */
  target: number;
  /** The site's rules for headers. */
  rules: readonly HeaderRule[];
}

/**
 * Stands before Netlify's local server, which writes a `Cache-Control` of its own over that of the rules, and puts the
 * right one back. What would end that server, no address or a large body, is refused. Everything else passes as it is.
 */
export function cachingProxy({ target, rules }: CachingProxyOptions): Server {
  return createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    if (!isAddress(url)) return void answer.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request\n');
    if (Number(headers['content-length'] ?? 0) > mostBytes) return tooLarge(asked, answer);
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
      else if (!answer.writableEnded) answer.destroy();
    });
    answer.on('close', () => passed.destroy());
    let bytes = 0;
    asked.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= mostBytes) return void passed.write(chunk);
      asked.removeAllListeners('data');
      passed.destroy();
      tooLarge(asked, answer);
    });
    asked.on('end', () => passed.end());
  });
}

/** Refuses a body without keeping it; the connection ends with the answer. */
function tooLarge(asked: IncomingMessage, answer: ServerResponse): void {
  asked.resume();
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  if (!answer.headersSent) answer.writeHead(413, headers);
  answer.end(JSON.stringify({ success: false, message: `The body is larger than ${mostBytes} bytes.` }));
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
