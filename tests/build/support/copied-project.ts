import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { smallInstitute } from '../../support/small-institute.ts';

const root = join(import.meta.dirname, '../../..');
const copied = [
  'src',
  'scripts',
  'netlify',
  'content/model',
  'content/schema',
  'content/package.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project with the content of a small institute, in a folder of its own, to be extended as a maintainer would. */
export class CopiedProject {
  readonly dir: string;
  private readonly written = new Set<string>();
  /** Where what runs in it keeps temporary files: a process that is ended leaves them. */
  private readonly temporary = mkdtempSync(join(tmpdir(), 'test-project-tmp-'));

  private constructor() {
    this.dir = mkdtempSync(join(tmpdir(), 'test-project-'));
  }

  static make(): CopiedProject {
    const project = new CopiedProject();
    for (const name of copied) cpSync(join(root, name), project.path(name), { recursive: true });
    // Package by package: where a copy of it is made, that takes links of packages and not of their files.
    mkdirSync(project.path('node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
      symlinkSync(join(root, 'node_modules', name), project.path(`node_modules/${name}`), 'junction');
    cpSync(smallInstitute, project.path('content'), { recursive: true });
    return project;
  }

  /** Lets builds find the bundles of this project and of other copies with the same code: making them takes seconds. */
  shareBundles(): void {
    mkdirSync(join(root, '.cache/bundles'), { recursive: true });
    mkdirSync(this.path('.cache'), { recursive: true });
    symlinkSync(join(root, '.cache/bundles'), this.path('.cache/bundles'), 'junction');
  }

  path(name: string): string {
    return join(this.dir, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, text: string | object): void {
    this.written.add(name);
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`);
  }

  /** Changes a file of JSON. */
  edit<Value>(name: string, change: (value: Value) => void): void {
    const value = JSON.parse(this.read(name)) as Value;
    change(value);
    this.write(name, value as object);
  }

  /** Puts a text before another one, which the file has once. */
  insert(name: string, text: string, before: string): void {
    const parts = this.read(name).split(before);
    if (parts.length !== 2) throw new Error(`${name} has ${parts.length - 1} times: ${before}`);
    this.write(name, parts.join(text + before));
  }

  /** The files that a change writes. */
  filesOf(change: (project: CopiedProject) => void): string[] {
    this.written.clear();
    change(this);
    return [...this.written];
  }

  /** Runs a command of the project. */
  run(args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.dir,
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C', TMPDIR: this.temporary },
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
    rmSync(this.temporary, { recursive: true });
  }
}
