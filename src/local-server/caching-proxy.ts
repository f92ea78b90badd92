import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import { headersAt } from '../hosts/netlify-rules.ts';
import type { HeaderRule } from '../hosts/site-headers.ts';

/** No visitor sends as much; a body of 5 MB crashes Netlify's local server. */
export const maxBytes = 1024 * 1024;

interface CachingProxyOptions {
  /** The port of Netlify's local server. */
  target: number;
  /** The site's rules for headers. */
  rules: readonly HeaderRule[];
}

/**
 * A proxy before Netlify's local server, which overwrites the `Cache-Control` of the rules: it restores the right one. What
 * would crash that server, an invalid path or a large body, is refused. Everything else passes unchanged.
 */
export function cachingProxy({ target, rules }: CachingProxyOptions): Server {
  return createServer((request, response) => {
    const { method, url = '/', headers } = request;
    if (!isValidPath(url)) return void response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request\n');
    if (Number(headers['content-length'] ?? 0) > maxBytes) return tooLarge(request, response);
    const forwarded = send({ host: 'localhost', port: target, method, path: url, headers }, (upstream) => {
      const caching = headersAt(rules, new URL(url, 'http://localhost').pathname)['Cache-Control'];
      if (caching && (upstream.statusCode === 200 || upstream.statusCode === 304))
        upstream.headers['cache-control'] = caching;
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
      upstream.on('error', () => response.destroy());
    });
    forwarded.on('error', () => {
      if (!response.headersSent)
        response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The local server does not respond.');
      else if (!response.writableEnded) response.destroy();
    });
    response.on('close', () => forwarded.destroy());
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return void forwarded.write(chunk);
      request.removeAllListeners('data');
      forwarded.destroy();
      tooLarge(request, response);
    });
    request.on('end', () => forwarded.end());
  });
}

/** Refuses a body without keeping it; the connection ends with the response. */
function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  if (!response.headersSent) response.writeHead(413, headers);
  response.end(JSON.stringify({ success: false, message: `The body is larger than ${maxBytes} bytes.` }));
}

/** Whether the path of a request is valid: `//` and half an encoded character are not. */
function isValidPath(url: string): boolean {
  try {
    decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return true;
  } catch {
    return false;
  }
}
