import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { freePorts } from '../../support/free-ports.ts';
import { smallInstitute } from '../../support/small-institute.ts';

const root = join(import.meta.dirname, '../../..');

/** The desk as an editor has it, on a copy of a small institute. */
export class Desk {
  /** The folder with `content` and `cache`. */
  readonly dir = mkdtempSync(join(tmpdir(), 'desk-'));
  /** What the desk prints for the browser. */
  address = '';
  private process: ChildProcess | undefined;

  constructor() {
    cpSync(smallInstitute, join(this.dir, 'content'), { recursive: true });
  }

  async start(): Promise<void> {
    const folders = { CONTENT_DIR: join(this.dir, 'content'), CACHE_DIR: join(this.dir, 'cache') };
    const env = { ...process.env, ...folders, PORT: String(await freePorts()) };
    this.process = spawn(process.execPath, ['scripts/tool.mjs', 'desk'], { cwd: root, env });
    let said = '';
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (data) => {
        said += data;
      });
    }
    await expect.poll(() => said, { timeout: 100_000 }).toContain('#token=');
    this.address = /http\S+/.exec(said)?.[0] ?? '';
  }

  /** Ends as in a crash. */
  kill(): void {
    this.process?.kill('SIGKILL');
  }

  /** Ends, and leaves nothing behind. */
  end(): void {
    this.process?.kill();
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Reads a file of the content. */
  read(path: string): string {
    return readFileSync(join(this.dir, 'content', path), 'utf8');
  }
}
