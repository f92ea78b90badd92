import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { stopSignals } from '../../lib/command/processes.ts';
import { frontServer, functionProxy } from './front-server.ts';
import { localBlobFolder, startFunctionsServer } from './netlify-local.ts';
import type { RestOfSite } from './rest-of-site.ts';
import { type Answer, followSiteRules, SiteFiles } from './site-files.ts';

/** The interval at which pending questions are mailed: Netlify runs the schedule, its local server does not. */
const sweepEveryMs = 60_000;

interface ServeOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the built site. */
  siteDir: string;
  /** The address to listen at. */
  host: string;
  /** The port of the site; the next one is that of the functions. */
  port: number;
  env: NodeJS.ProcessEnv;
  /** The parts of the site that are still being made. */
  rest?: RestOfSite | undefined;
}

/**
 * Serves the built site whole, with the functions, as Netlify would, until the process is told to stop. Without SMTP
 * settings, mail goes to a local catcher. Returns the exit code.
 */
export async function serveSite({ root, siteDir, host, port, env, rest }: ServeOptions): Promise<number> {
  const origin = `http://localhost:${port}`;
  const catcher = env.SMTP_HOST ? undefined : await startMailCatcher({ dir: join(root, '.netlify/mail') });
  const startNetlify = () =>
    startFunctionsServer({ root, port: port + 1, env: functionEnv(env, origin, catcher?.port) });
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

/** A local mail server that keeps every mail as a file and passes none on. */
interface MailCatcher {
  port: number;
  /** The folder with the caught mail. */
  dir: string;
  close(): Promise<void>;
}

/** Starts a mail catcher on the given port, or on a free one, and prints where each mail is. */
export async function startMailCatcher({ port = 0, dir }: { port?: number; dir: string }): Promise<MailCatcher> {
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
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
