import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
