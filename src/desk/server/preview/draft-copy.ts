import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assetPaths, type ContentTree } from '../../../content/content-tree.ts';
import { type FileChanges, writeChanges } from '../../../content/write-changes.ts';

/** A copy of the content with everything that is not saved yet, for programs that read it from the disk. */
export class DraftCopy {
  private readonly written = new Map<string, string>();
  private assets: ReadonlySet<string> = new Set();

  /** @param dir its folder; what an earlier desk left there goes */
  constructor(readonly dir: string) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
  }

  /** Writes what has changed. @returns whether anything has */
  update(tree: ContentTree): boolean {
    const changes: FileChanges = new Map([...this.changedTexts(tree)]);
    writeChanges(this.dir, changes);
    for (const [path, text] of changes) {
      if (typeof text === 'string') this.written.set(path, text);
      else this.written.delete(path);
    }
    return this.updateAssets(tree) || changes.size > 0;
  }

  private *changedTexts({ files }: ContentTree): Generator<[string, string | undefined]> {
    const paths = new Set(files.map(({ path }) => path));
    for (const path of this.written.keys()) if (!paths.has(path)) yield [path, undefined];
    for (const { path, document } of files) {
      const { text } = document.source;
      if (this.written.get(path) !== text) yield [path, text];
    }
  }

  private updateAssets(tree: ContentTree): boolean {
    const paths = new Set(assetPaths(tree));
    const gone = [...this.assets].filter((path) => !paths.has(path));
    for (const path of gone) rmSync(join(this.dir, path));
    const changed = [...paths].filter((path) => !isSame(join(tree.dir, path), join(this.dir, path)));
    for (const path of changed) {
      const [from, to] = [join(tree.dir, path), join(this.dir, path)];
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
      const { atime, mtime } = statSync(from);
      utimesSync(to, atime, mtime);
    }
    this.assets = paths;
    return gone.length + changed.length > 0;
  }
}

function isSame(one: string, other: string): boolean {
  const [own, copy] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return copy !== undefined && own?.size === copy.size && Math.abs(own.mtimeMs - copy.mtimeMs) < 1;
}
