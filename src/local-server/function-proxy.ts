import { request as send } from 'node:http';
import type { Answer } from './site-files.ts';

/** More than any function takes; a body of 6 MB would be refused by Netlify's local server, in its own words. */
export const maxBytes = 1024 * 1024;

interface FunctionProxyOptions {
  /** The port of Netlify's local server of functions. */
  target: number;
  /** Settled when that server is ready: requests wait for it. */
  ready: Promise<unknown>;
  /** Answers where there is no function. */
  answerMissing: Answer;
}

/**
 * Passes requests to Netlify's local server of functions. Of a body that no function takes only the first part is passed: the
 * function refuses it itself, with the headers of all its responses.
 */
export function functionProxy({ target, ready, answerMissing }: FunctionProxyOptions): Answer {
  return async (request, response) => {
    await ready;
    // The visitor may have gone meanwhile.
    if (response.closed) return;
    const { 'content-length': length, ...headers } = request.headers;
    const isLarge = Number(length ?? 0) > maxBytes;
    const forwarded = send({
      host: '127.0.0.1',
      port: target,
      method: request.method,
      path: request.url,
      headers: { ...headers, ...(length !== undefined && !isLarge && { 'content-length': length }) },
    });
    forwarded.on('response', (upstream) => {
      if (upstream.statusCode === 404) {
        upstream.resume();
        return answerMissing(request, response);
      }
      const { 'x-powered-by': _, ...own } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, own);
      // Who has yet to send the rest of a large body reads nothing before, and would lose the answer with the connection.
      if (request.complete) upstream.pipe(response);
      else request.once('end', () => upstream.pipe(response));
      upstream.on('error', () => response.destroy());
    });
    forwarded.on('error', () => {
      if (!response.headersSent)
        response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The local server does not respond.\n');
      else if (!response.writableEnded) response.destroy();
    });
    response.on('close', () => forwarded.destroy());
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      const isWithin = bytes + chunk.length <= maxBytes;
      bytes += chunk.length;
      if (isWithin) forwarded.write(chunk);
      else forwarded.end();
    });
    request.on('end', () => forwarded.end());
  };
}
