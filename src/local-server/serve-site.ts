import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readHeaders } from '../hosts/netlify-rules.ts';
import { cachingProxy } from './caching-proxy.ts';
import { localBlobFolder } from './local-blobs.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { describeMove, moveOldBlobs } from './move-old-blobs.ts';
import { startNetlifyServer } from './netlify-server.ts';

/** How often pending questions are mailed: Netlify runs the schedule, its local server does not. */
const sweepEveryMs = 60_000;

interface ServeOptions {
  /** The project's folder. */
  root: string;
  /** The port of the site; the next three are used as well. */
  port: number;
  env: NodeJS.ProcessEnv;
}

/**
 * Serves the built site whole, with the function, as Netlify would, until the process is told to stop. Without SMTP
 * settings, mail goes to a local catcher. Returns the exit code.
 */
export async function serveSite({ root, port, env }: ServeOptions): Promise<number> {
  for (const line of describeMove(moveOldBlobs(root))) console.log(line);
  const origin = `http://localhost:${port}`;
  const catcher = env.SMTP_HOST ? undefined : await startMailCatcher({ dir: join(root, '.netlify/mail') });
  const netlify = startNetlifyServer({ root, port: port + 1, env: functionEnv(env, origin, catcher?.port) });
  const rules = readHeaders(readFileSync(join(root, 'dist/client/_headers'), 'utf8'));
  const proxy = cachingProxy({ target: port + 1, rules });
  let sweeps: NodeJS.Timeout | undefined;
  process.on('SIGINT', netlify.stop);
  process.on('SIGTERM', netlify.stop);
  try {
    await Promise.race([netlify.ready, netlify.ended]);
    await once(proxy.listen(port), 'listening');
    sweeps = setInterval(() => void sweep(origin), sweepEveryMs);
    console.log(`The site is at ${origin}`);
    console.log(`Questions are kept in ${relative(root, localBlobFolder(root))}`);
    if (catcher) console.log(`Mail is caught in ${catcher.dir}`);
    console.log(`The server's log is ${netlify.logPath}`);
    return await netlify.ended;
  } finally {
    clearInterval(sweeps);
    netlify.stop();
    proxy.close();
    proxy.closeAllConnections();
    void catcher?.close();
  }
}

function functionEnv(env: NodeJS.ProcessEnv, origin: string, mailPort: number | undefined): NodeJS.ProcessEnv {
  return {
    // The CLI starts the function again for every call: on a busy machine its store is slower than in production.
    QUESTIONS_STORE_DEADLINE_MS: '30000',
    ...env,
    QUESTIONS_ALLOWED_ORIGINS: [env.QUESTIONS_ALLOWED_ORIGINS, origin].filter(Boolean).join(','),
    ...(mailPort && { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailPort) }),
  };
}

/** Mails what is pending. What fails is tried again by the next sweep. */
async function sweep(origin: string): Promise<void> {
  await fetch(`${origin}/.netlify/functions/resend-questions`, { method: 'POST' }).catch(() => undefined);
}
