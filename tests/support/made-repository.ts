import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from './write-files.ts';

/** A git repository in a temporary folder, whose branch is `main`. */
export class MadeRepository {
  /** The temporary folder, */
  readonly dir = mkdtempSync(join(tmpdir(), 'repository-'));
  /** and the repository in it. */
  readonly root = join(this.dir, 'work');
  private readonly remoteDir = join(this.dir, 'remote.git');

  constructor(files: Readonly<Record<string, string>> = {}) {
    mkdirSync(this.root);
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit({ '.gitignore': '.cache/\nnode_modules/\n', ...files });
  }

  /** Runs git in the repository and returns what it prints. */
  git(...args: string[]): string {
    const settings = ['user.name=Editor', 'user.email=editor@institute.example', 'protocol.file.allow=always'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    return execFileSync('git', [...options, ...args], { cwd: this.root, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  write(path: string, text: string): void {
    writeFiles(this.root, { [path]: text });
  }

  /** Writes files, commits all there is, and returns the commit. */
  commit(files: Readonly<Record<string, string>>): string {
    writeFiles(this.root, files);
    this.git('add', '.');
    this.git('commit', '--quiet', '--message', 'Change');
    return this.git('rev-parse', 'HEAD');
  }

  /** Makes a remote that has the repository's main branch, and the repository one in which an editor commits. */
  publish(): void {
    this.git('init', '--quiet', '--bare', this.remoteDir);
    this.git('remote', 'add', 'origin', this.remoteDir);
    this.git('push', '--quiet', '--set-upstream', 'origin', 'main');
    this.git('config', 'user.name', 'Editor');
    this.git('config', 'user.email', 'editor@institute.example');
  }

  /** Runs git in the remote and returns what it prints. */
  inRemote(...args: string[]): string {
    return this.git('--git-dir', this.remoteDir, ...args);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}
