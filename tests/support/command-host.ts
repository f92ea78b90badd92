import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectScripts } from './run-script.ts';

const root = join(import.meta.dirname, '../..');

/** The outcome of a command, and what it wrote. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** In ms: what has not ended by itself by then is ended. */
const patience = 300_000;

/** A process that runs commands of the project one after the other, in the place of a process for each. */
export class CommandHost {
  private readonly process: ChildProcess;
  private readonly exit: Promise<number | null>;

  constructor() {
    // Bundles the commands, unless they are.
    spawnSync(process.execPath, ['scripts/tool.mjs', 'schema', '--help'], { cwd: root });
    const env = { ...process.env, LANG: 'C' };
    // Silent: at a terminal, it has none.
    this.process = fork(join(import.meta.dirname, 'command-host.mjs'), { cwd: root, env, silent: true });
    this.exit = once(this.process, 'exit').then(([status]) => status as number | null);
  }

  /** Runs a command as npm would, or one that is no script of npm by its own name. */
  async run(name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const [, , command = name, ...own] = projectScripts[name]?.split(' ') ?? [];
    this.process.send({ name: command, args: [...own, ...args], env });
    const gone = this.exit.then((status) => {
      throw new Error(`The host of the commands ended with ${status}.`);
    });
    const [ended] = (await Promise.race([once(this.process, 'message'), gone])) as [Ended];
    gone.catch(() => undefined);
    return ended;
  }

  /** Asks for no more commands: the process ends by itself if none of them has left anything open. Returns its exit code. */
  async end(): Promise<number | null> {
    const limit = setTimeout(() => this.process.kill('SIGKILL'), patience);
    this.process.disconnect();
    const status = await this.exit;
    clearTimeout(limit);
    return status;
  }
}
