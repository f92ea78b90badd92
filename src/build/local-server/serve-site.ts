import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { stopSignals } from '../../lib/command/processes.ts';
import { localBlobFolder, startFunctionsServer } from './netlify-local.ts';
import type { RestOfSite } from './rest-of-site.ts';
import { type Answer, addressOf, followSiteRules, isPlain, SiteFiles } from './site-files.ts';

/** The interval at which pending questions are mailed: Netlify runs the schedule, its local server does not. */
const sweepEveryMs = 60_000;

interface ServeOptions {
  root: string;
  siteDir: string;
  host: string;
  /** The port of the site; the next one is that of the functions. */
  port: number;
  env: NodeJS.ProcessEnv;
  rest?: RestOfSite | undefined;
}

/**
 * Serves the built site whole, with the functions, as Netlify would, until the process is told to stop. Without SMTP
 * settings, mail goes to a local catcher. Returns the exit code.
 */
export async function serveSite({ root, siteDir, host, port, env, rest }: ServeOptions): Promise<number> {
  const origin = `http://localhost:${port}`;
  const catcher = env.SMTP_HOST ? undefined : await startMailCatcher({ dir: join(root, '.netlify/mail') });
  const startNetlify = () => startFunctionsServer(root, port + 1, functionEnv(env, origin, catcher?.port));
  const netlify = rest ? rest.begun.then(startNetlify) : Promise.resolve(startNetlify());
  const stopped = new Promise<number>((resolve) => {
    for (const signal of stopSignals) process.on(signal, () => resolve(0));
  });
  const files = new SiteFiles(siteDir, followSiteRules(siteDir), rest);
  const passOn = functionProxy({
    target: port + 1,
    ready: netlify.then(({ ready }) => ready),
    answerMissing: files.answerMissing,
  });
  const functions: Answer = (...exchange) => {
    rest?.begin();
    passOn(...exchange);
  };
  const server = frontServer({ functions, files: files.answer });
  let sweeps: NodeJS.Timeout | undefined;
  try {
    await once(server.listen(port, host), 'listening');
    rest?.follow(server);
    // Questions that wait since the last run need not wait another minute.
    void netlify.then(async (started) => {
      await started.ready;
      console.log(`The function is there. Its log is ${started.logPath}`);
      await sweep(port + 1);
    });
    sweeps = setInterval(() => void sweep(port + 1), sweepEveryMs);
    console.log(`The site is at ${origin}`);
    if (rest)
      console.log('Its pictures are made as they are asked for; the search and the function come in a minute.');
    console.log(`Questions are kept in ${relative(root, localBlobFolder(root))}`);
    if (catcher) console.log(`Mail is caught in ${catcher.dir}`);
    return await Promise.race([stopped, netlify.then(({ ended }) => ended)]);
  } finally {
    clearInterval(sweeps);
    rest?.stop();
    void netlify.then(({ stop }) => stop());
    server.close();
    server.closeAllConnections();
    void catcher?.close();
  }
}

function functionEnv(env: NodeJS.ProcessEnv, origin: string, mailPort: number | undefined): NodeJS.ProcessEnv {
  return {
    // The CLI starts the function again for every call: on a busy machine its store is slower than in production.
    QUESTIONS_STORE_DEADLINE_MS: '20000',
    ...env,
    QUESTIONS_ALLOWED_ORIGINS: [env.QUESTIONS_ALLOWED_ORIGINS, origin].filter(Boolean).join(','),
    ...(mailPort && { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailPort) }),
  };
}

/** Mails what is pending. What fails is tried again by the next sweep. */
async function sweep(port: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/.netlify/functions/resend-questions`, { method: 'POST' }).catch(
    () => undefined,
  );
}

/** Starts a local mail server, on a free port if none is given, that keeps every mail as a file, says where, and passes none on. */
export async function startMailCatcher({ port = 0, dir }: { port?: number; dir: string }) {
  const folder = resolve(dir);
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        count += 1;
        const time = new Date().toISOString().replace(/[:.]/g, '-');
        const file = join(folder, `${time}-${count}.eml`);
        writeFile(file, Buffer.concat(chunks)).then(() => {
          console.log(`Mail caught: ${file}`);
          done();
        }, done);
      });
    },
  });
  // A connection that a client broke off is no error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    dir: folder,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The server that visitors reach: `functions` answer what is below `/api/`. What is no valid path is refused; nothing of a request is logged. */
export function frontServer({ functions, files }: Record<'functions' | 'files', Answer>): Server {
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

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ success: false, message }));
}
