import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireFreePorts } from '../../src/lib/command/ports.ts';
import { freePorts } from '../support/free-ports.ts';

const root = join(import.meta.dirname, '../..');

/** All that the CLI's own telemetry was asked to take. */
const telemetry: string[] = [];
const collector = createServer((request, response) => {
  telemetry.push(`${request.method} ${request.url}`);
  response.end();
});
beforeAll(() => once(collector.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void collector.close());

/** A command of npm that goes on until it is ended, in a group of its own as a terminal would start it. */
class LastingCommand {
  private said = '';
  private readonly process: ChildProcess;

  constructor(args: readonly string[], port: number) {
    const { CI: _, ...env } = process.env;
    Object.assign(env, { PORT: String(port), LANG: 'C', NO_COLOR: '1', FORCE_COLOR: '0' });
    const address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    Object.assign(env, {
      NETLIFY_TEST_TRACK_URL: `${address}/track`,
      NETLIFY_TEST_ERROR_REPORT_URL: `${address}/error`,
    });
    this.process = spawn('npm', args, { cwd: root, env, detached: true });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (data) => {
        this.said += data;
      });
    }
  }

  /** Waits until it says this; it must go on until then. */
  async says(words: string): Promise<void> {
    const stop = new AbortController();
    const ended = once(this.process, 'exit', { signal: stop.signal }).then(() =>
      expect.fail(`It ended: ${this.said}`),
    );
    const said = expect.poll(() => this.said).toContain(words);
    await Promise.race([said, ended]);
    stop.abort();
    await ended.catch(() => undefined);
  }

  /** The ids of npm and of everything that it started. */
  get tree(): number[] {
    const all = processes();
    const below = (id: number): number[] => [
      id,
      ...all.filter(({ parent }) => parent === id).flatMap((each) => below(each.id)),
    ];
    return below(this.process.pid ?? 0);
  }

  end(signal: NodeJS.Signals, whom: 'all' | 'npm'): void {
    const id = this.process.pid ?? 0;
    process.kill(whom === 'all' ? -id : id, signal);
  }

  /** Ends what is still there. */
  kill(): void {
    try {
      this.end('SIGKILL', 'all');
    } catch {
      // Nothing is.
    }
  }
}

/** The processes that run. One that has ended and is only not yet forgotten (Z) does not; with threads that still end (Zl), it holds its ports. */
function processes(): { id: number; parent: number }[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = '']) => !/^Z[^l]*$/.test(state))
    .map(([id, parent]) => ({ id: Number(id), parent: Number(parent) }));
}

/**
 * The ways in which a terminal, a supervisor and an administrator end what npm started, all of it or npm alone; each command in the way that it
 * answers on its own: Node in a check, Vite in the dev server, and `npm start` by looking whether npm is still there.
 */
const ways: [signal: NodeJS.Signals, whom: 'all' | 'npm', args: string[], says: string][] = [
  ['SIGINT', 'all', ['run', 'check', '--', '--watch'], ' errors'],
  ['SIGTERM', 'npm', ['run', 'dev'], 'http://localhost'],
  ['SIGKILL', 'npm', ['start'], 'The site is at'],
];

test('npm start takes the next two ports if another program has its second one, and says so', async (task) => {
  const port = await freePorts(4);
  const other = createServer();
  await once(other.listen(port + 1, '127.0.0.1'), 'listening');
  const command = new LastingCommand(['start'], port);
  task.onTestFinished(() => {
    command.kill();
    other.close();
  });
  await command.says(`The site is at http://localhost:${port + 2}`);
  await command.says(`the site takes ${port + 2} and ${port + 3}`);
  const answer = async (path: string) => (await fetch(`http://localhost:${port + 2}${path}`)).status;
  expect([await answer('/'), await answer('/api/health')]).toEqual([200, 200]);
});

test.for(ways)('%s to %s ends npm %j, and nothing stays behind', async ([signal, whom, args, says], task) => {
  const port = await freePorts(2);
  const command = new LastingCommand(args, port);
  task.onTestFinished(() => command.kill());
  await command.says(says);
  // With all that the CLI starts by and by: what has no page is asked of it.
  if (args[0] === 'start') expect((await fetch(`http://localhost:${port}/api/nowhere`)).status).toBe(404);
  const { tree } = command;
  expect(tree.length).toBeGreaterThan(1);
  command.end(signal, whom);
  const left = () => processes().filter(({ id }) => tree.includes(id));
  try {
    await expect.poll(left, { interval: 100 }).toEqual([]);
  } finally {
    for (const { id } of left()) process.kill(id, 'SIGKILL');
  }
  await requireFreePorts('127.0.0.1', [port, port + 1]);
  expect(telemetry, 'nobody is told what runs here').toEqual([]);
});
