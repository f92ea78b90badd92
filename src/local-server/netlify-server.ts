import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Netlify's local server. */
export interface NetlifyServer {
  logPath: string;
  /** Settled when the function answers, which is later than the port opens. */
  ready: Promise<void>;
  /** Settled with the exit code when the server has ended. */
  ended: Promise<number>;
  stop(): void;
}

interface NetlifyServerOptions {
  /** The folder with `netlify.toml`. */
  root: string;
  /** The port of the server; the next two are used as well. */
  port: number;
  env: NodeJS.ProcessEnv;
}

/** Starts `netlify serve` for the built site and its functions, without an account or a network. */
export function startNetlifyServer({ root, port, env }: NetlifyServerOptions): NetlifyServer {
  const folder = join(root, '.netlify');
  mkdirSync(folder, { recursive: true });
  const logPath = join(folder, 'serve.log');
  // To a file: with a pipe whose reader is gone, the CLI would run wild.
  const log = openSync(logPath, 'w');
  const netlify = spawn(join(root, 'node_modules/.bin/netlify'), serveArguments(root, port), {
    // The CLI ignores `--cwd` when it is the folder in which it was started.
    cwd: folder,
    env: { ...env, NO_UPDATE_NOTIFIER: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', log, log],
  });
  process.on('exit', () => netlify.kill());
  const ended = new Promise<number>((resolve, reject) => {
    netlify.on('error', reject);
    netlify.on('exit', (code) => {
      if (code) process.stderr.write(readFileSync(logPath));
      resolve(code ?? 0);
    });
  });
  const isRunning = () => netlify.exitCode === null && netlify.signalCode === null;
  return { logPath, ready: untilAnswered(port, isRunning), ended, stop: () => void netlify.kill() };
}

function serveArguments(root: string, port: number): string[] {
  return [
    'serve',
    '--offline',
    // Without it the CLI takes an npm workspace for the site, and keeps functions and visitors' questions inside it.
    ...['--cwd', root],
    // The runtime of edge functions would be downloaded; where that fails, the server ends after half a minute.
    '--internal-disable-edge-functions',
    // By default these are the same for every site of the machine; or free ones, which its blob store may take first.
    ...['--port', String(port), '--staticServerPort', String(port + 1), '--functions-port', String(port + 2)],
  ];
}

async function untilAnswered(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const status = await fetch(`http://localhost:${port}/api/send`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 405) return;
    await sleep(300);
  }
}
