import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BlobsServer } from '@netlify/blobs/server';
import { childEnvironment } from '../../lib/command/processes.ts';

/** Loaded first, it has Netlify's tools listen on this computer only. */
const listenHere = join(import.meta.dirname, 'listen-here.mjs');

/** Name by which the CLI calls a site that is not linked to an account. */
const unlinkedSite = 'unlinked';

/** The folder in which the CLI keeps the blobs of a project that it serves. */
export function localBlobFolder(root: string): string {
  return join(root, '.netlify/blobs-serve');
}

/** The id under which the CLI keeps the blobs: that of the linked site, found in the nearest `state.json` upwards. */
function localSiteId(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = join(folder, '.netlify/state.json');
    if (existsSync(path))
      return (JSON.parse(readFileSync(path, 'utf8')) as { siteId?: string }).siteId ?? unlinkedSite;
    if (folder === dirname(folder)) return unlinkedSite;
  }
}

/** Opens the blobs of the site that `npm start` serves, whether it is running or not. */
export async function openLocalBlobs(root: string) {
  // The server has no setting for the address at which it listens, and anybody could guess a fixed token.
  await import(pathToFileURL(listenHere).href);
  const token = randomUUID();
  const server = new BlobsServer({ directory: localBlobFolder(root), token });
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  return {
    connection: { siteID: localSiteId(root), token, edgeURL: url, uncachedEdgeURL: url },
    close: async (): Promise<void> => void (await server.stop()),
  };
}

/**
 * Starts `netlify functions:serve`, without an account or a network. It bundles the functions, runs each for every request as
 * Netlify does, and keeps their blobs on disk; pages need nothing of it.
 * @param root the folder with `netlify.toml`
 */
export function startFunctionsServer(root: string, port: number, env: NodeJS.ProcessEnv) {
  const folder = join(root, '.netlify');
  mkdirSync(folder, { recursive: true });
  const logPath = join(folder, 'serve.log');
  // To a file: with a pipe whose reader is gone, the CLI would run wild.
  const log = openSync(logPath, 'w');
  const netlify = spawn(
    process.execPath,
    // Without `--cwd` the CLI takes an npm workspace for the site, and keeps functions and visitors' questions inside it.
    [
      join(root, 'node_modules/netlify-cli/bin/run.js'),
      'functions:serve',
      '--offline',
      '--cwd',
      root,
      '--port',
      `${port}`,
    ],
    {
      // The CLI ignores `--cwd` when it is the folder in which it was started.
      cwd: folder,
      // Only on CI does the CLI send no telemetry; it has no setting for one project.
      env: childEnvironment({ ...env, NO_UPDATE_NOTIFIER: '1', CI: 'true' }, [listenHere]),
      stdio: ['ignore', log, log],
    },
  );
  const ended = new Promise<number>((resolve, reject) => {
    netlify.on('error', reject);
    netlify.on('exit', (code) => {
      // Ended by a signal that is not ours, for want of memory for instance, it has failed.
      const status = code ?? (netlify.killed ? 0 : 1);
      if (status) process.stderr.write(readFileSync(logPath));
      resolve(status);
    });
  });
  return {
    logPath,
    /** Settled when the functions answer, which is later than the port opens. */
    ready: untilAnswered(port, () => netlify.exitCode === null && netlify.signalCode === null),
    ended,
    stop: () => void netlify.kill(),
  };
}

async function untilAnswered(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const status = await fetch(`http://127.0.0.1:${port}/api/send`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 405) return;
    await sleep(100);
  }
}
