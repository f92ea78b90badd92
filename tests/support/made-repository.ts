import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { writeFiles } from './write-files.ts';

const settings = ['user.name=Editor', 'user.email=editor@institute.example', 'protocol.file.allow=always'];
const options = settings.flatMap((setting) => ['-c', setting]);

/** A git repository in a temporary folder, whose branch is `main`. */
export class MadeRepository {
  /** The temporary folder, */
  readonly dir = mkdtempSync(join(tmpdir(), 'repository-'));
  /** and the repository in it. */
  readonly root = join(this.dir, 'work');
  private readonly remoteDir = join(this.dir, 'remote.git');

  constructor(files: Readonly<Record<string, string>> = {}) {
    mkdirSync(this.root);
    writeFiles(this.root, { '.gitignore': '.cache/\nnode_modules/\n', ...files });
    this.gitSteps('init --quiet --initial-branch=main', ...commitAll);
  }

  /** Runs git in the repository and returns what it prints. */
  git(...args: string[]): string {
    return execFileSync('git', [...options, ...args], { cwd: this.root, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  write(path: string, text: string): void {
    writeFiles(this.root, { [path]: text });
  }

  /** Writes files, commits all there is, and returns the commit. */
  commit(files: Readonly<Record<string, string>>): string {
    writeFiles(this.root, files);
    return this.gitSteps(...commitAll, 'rev-parse HEAD');
  }

  /** Makes a remote that has the repository's main branch, and the repository one in which an editor commits. */
  publish(): void {
    this.gitSteps(
      `init --quiet --bare "${this.remoteDir}"`,
      `remote add origin "${this.remoteDir}"`,
      'push --quiet --set-upstream origin main',
      'config user.name Editor',
      'config user.email editor@institute.example',
    );
  }

  /** Runs git in the remote and returns what it prints. */
  inRemote(...args: string[]): string {
    return this.git('--git-dir', this.remoteDir, ...args);
  }

  /** Puts a program before those of the system, as a script of Node that has its `args`. @returns the search path with it */
  program(name: string, script: string): string {
    return this.script(name, `#!${process.execPath}\nconst args = process.argv.slice(2);\n${script}`);
  }

  /** Puts a Git before that of the system that does otherwise in some cases, by its arguments. @param cases those of a shell, in which a space ends a pattern: `clean*) exit 1` */
  otherGit(...cases: string[]): string {
    const script = `case "$*" in\n${cases.join(' ;;\n')} ;;\nesac\nPATH='${process.env.PATH}' exec git "$@"\n`;
    return this.script('git', `#!/bin/sh\n${script}`);
  }

  private script(name: string, text: string): string {
    const bin = join(this.dir, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, name), text, { mode: 0o755 });
    return [bin, process.env.PATH].join(delimiter);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }

  /** Runs git several times and returns what it prints. One shell: to start a process is dear for a large one as that of the tests. */
  private gitSteps(...steps: string[]): string {
    const script = steps.map((step) => `git ${options.join(' ')} ${step}`).join(' && ');
    return execSync(script, { cwd: this.root, encoding: 'utf8', stdio: 'pipe' }).trim();
  }
}

const commitAll = ['add .', 'commit --quiet --message Change'];
