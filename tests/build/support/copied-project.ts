import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, picture } from '../small-site.ts';

const root = join(import.meta.dirname, '../../..');
const copied = [
  'src',
  'scripts',
  'netlify',
  'content',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project in a folder of its own, with small pictures, to be extended as a maintainer would. */
export class CopiedProject {
  readonly dir: string;

  private constructor() {
    mkdirSync(join(root, '.cache'), { recursive: true });
    this.dir = mkdtempSync(join(root, '.cache/test-project-'));
  }

  static async make(): Promise<CopiedProject> {
    const project = new CopiedProject();
    for (const name of copied) cpSync(join(root, name), project.path(name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), project.path('node_modules'));
    const bytes = await picture(120);
    const images = project.path('content/images');
    for (const name of filesBelow(images)) if (name.endsWith('.webp')) writeFileSync(join(images, name), bytes);
    return project;
  }

  path(name: string): string {
    return join(this.dir, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, text: string | object): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`);
  }

  /** Puts a text before another one, which the file has once. */
  insert(name: string, text: string, before: string): void {
    const parts = this.read(name).split(before);
    if (parts.length !== 2) throw new Error(`${name} has ${parts.length - 1} times: ${before}`);
    this.write(name, parts.join(text + before));
  }

  /** Runs a command of the project. */
  run(args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.dir,
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C' },
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}
