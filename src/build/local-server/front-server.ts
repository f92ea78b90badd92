import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import { type Answer, addressOf, isPlain } from './site-files.ts';

interface FrontServerOptions {
  /** Answers requests for functions: those below `/api/`. */
  functions: Answer;
  /** Answers all others. */
  files: Answer;
}

/** The server that visitors reach. What is no valid path is refused; nothing of a request is logged. */
export function frontServer({ functions, files }: FrontServerOptions): Server {
  return createServer((request, response) => {
    try {
      const { path } = addressOf(request);
      if (path.startsWith('/api/') && isPlain(path)) functions(request, response);
      else files(request, response);
    } catch (error) {
      const status = error instanceof URIError ? 400 : 500;
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`);
    }
  });
}

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
      if (isOfServer(upstream)) {
        upstream.resume();
        return fail(response, 500, 'The function failed or took too long. Please try again.');
      }
      const { 'x-powered-by': _, ...own } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, own);
      // Who has yet to send the rest of a large body reads nothing before, and would lose the answer with the connection.
      if (request.complete) upstream.pipe(response);
      else request.once('end', () => upstream.pipe(response));
      upstream.on('error', () => response.destroy());
    });
    forwarded.on('error', () => {
      if (!response.headersSent) fail(response, 502, 'The local server does not respond.');
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

/** True if Netlify's local server says in its own words, with a stack trace, why there is no answer of the function: that would be JSON. */
function isOfServer({ statusCode = 0, headers }: IncomingMessage): boolean {
  return statusCode >= 500 && !headers['content-type']?.includes('json');
}

/** Answers as a function does that fails. */
function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ success: false, message }));
}
