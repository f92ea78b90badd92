import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaders } from '../src/hosts/netlify-rules.ts';
import { cachingProxy } from '../src/local-server/caching-proxy.ts';
import { startMailCatcher } from '../src/local-server/mail-catcher.ts';

/**
 * Builds the site and serves it whole, with the function, as Netlify would: no account and no network are needed.
 * Without SMTP settings, mail goes to a local catcher.
 */
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 8888);
const origin = `http://localhost:${port}`;
/** The ports of the CLI's server and of its inner one, which would otherwise be the same for every site on the machine. */
const [innerPort, staticPort] = [port + 2, port + 1];
const bin = join(root, 'node_modules/.bin');

const build = spawnSync(process.execPath, ['scripts/tool.mjs', 'build'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 2);

const env: NodeJS.ProcessEnv = {
  // The CLI starts the function anew for every call: on a busy machine its store is slower than in production.
  QUESTIONS_STORE_DEADLINE_MS: '30000',
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  NETLIFY_TELEMETRY_DISABLED: '1',
  QUESTIONS_ALLOWED_ORIGINS: [process.env.QUESTIONS_ALLOWED_ORIGINS, origin].filter(Boolean).join(','),
};
const catcher = env.SMTP_HOST ? undefined : await startMailCatcher({ dir: join(root, '.netlify/mail') });
if (catcher) Object.assign(env, { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(catcher.port) });

// The edge functions' runtime would be fetched from the network, and its absence ends the server after half a minute.
const args = ['serve', '--offline', '--internal-disable-edge-functions'];
// With several workspaces the CLI asks which one is the site, and waits.
args.push('--filter', '@institute/content');
args.push('--port', String(innerPort), '--staticServerPort', String(staticPort));
// Its words go to a file: with a pipe whose reader is gone, the CLI would run wild.
mkdirSync(join(root, '.netlify'), { recursive: true });
const logPath = join(root, '.netlify/serve.log');
const log = openSync(logPath, 'w');
const netlify = spawn(join(bin, 'netlify'), args, { cwd: root, env, stdio: ['ignore', log, log] });

const rules = readHeaders(readFileSync(join(root, 'dist/client/_headers'), 'utf8'));
const server = cachingProxy({ target: innerPort, rules });
const stop = () => {
  server.close();
  server.closeAllConnections();
  netlify.kill();
  void catcher?.close();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
netlify.on('exit', (code) => {
  if (code) process.stderr.write(readFileSync(logPath));
  process.exit(code ?? 0);
});

await untilReady(`http://localhost:${innerPort}/api/send`);
server.on('error', ({ message }) => {
  console.error(message);
  netlify.kill();
});
await new Promise<void>((resolve) => server.listen(port, resolve));
console.log(`The site is at ${origin}`);
// The CLI takes the workspace for the site's folder and keeps its data there.
console.log('Questions are kept in content/.netlify/blobs-serve');
if (catcher) console.log(`Mail is caught in ${catcher.dir}`);
console.log(`The server's log is ${logPath}`);
// Netlify runs the schedule; here it is run by hand.
setInterval(
  () => void fetch(`${origin}/.netlify/functions/resend-questions`, { method: 'POST' }).catch(() => {}),
  60_000,
);

/** Waits until the function answers: the port opens earlier. */
async function untilReady(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 405) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
