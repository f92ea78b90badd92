import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command/run-command.ts';

/** What a command cost, with all processes it started. */
export interface Cost {
  wallSeconds: number;
  cpuSeconds: number;
  /** The largest sum of resident memory over the processes, in MB. */
  peakMemoryMb: number;
  output: string;
}

/**
 * Runs a command and measures it. CPU time is what the shell says of its children; memory is read from /proc.
 * @throws CommandError where there is no /proc
 */
export async function measure(command: string, env: Record<string, string>, cwd: string): Promise<Cost> {
  if (process.platform !== 'linux')
    throw new CommandError('The bench reads from /proc what memory a build takes: run it on Linux.');
  const started = performance.now();
  const child = spawn('bash', ['-c', `${command}; status=$?; times >&2; exit $status`], {
    cwd,
    env: { ...process.env, ...env },
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 50);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} failed:\n${output}\n${errors}`);
  return {
    wallSeconds: round((performance.now() - started) / 1000),
    cpuSeconds: round(childSeconds(errors)),
    peakMemoryMb: Math.round(peak),
    output,
  };
}

/** The last line that `times` prints: user and system time of the children, `0m1.23s 0m0.45s`. */
function childSeconds(times: string): number {
  const line = times.trim().split('\n').at(-1) ?? '';
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** The resident memory of a process and its descendants, in MB. */
function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      sizes.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process has ended meanwhile.
    }
  }
  const within = (id: number): boolean => id === pid || (parents.has(id) && within(parents.get(id) ?? 0));
  return [...sizes].reduce((sum, [id, size]) => (within(id) ? sum + size : sum), 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
