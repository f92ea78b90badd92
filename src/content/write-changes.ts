import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files with what is to be in them, by path below a folder; undefined for those to be removed. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

/** Changes all files or none: they are written aside first and then put in place. */
export function writeChanges(dir: string, changes: FileChanges): void {
  const before = new Map([...changes.keys()].map((path) => [path, bytesOf(join(dir, path))] as const));
  const aside = (path: string) => `${join(dir, path)}.new`;
  const written: string[] = [];
  try {
    for (const [path, content] of changes) {
      if (content === undefined) continue;
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      written.push(path);
      writeFileSync(aside(path), content);
    }
    for (const path of written) renameSync(aside(path), join(dir, path));
    for (const [path, content] of changes) if (content === undefined) rmSync(join(dir, path), { force: true });
  } catch (error) {
    for (const path of written) rmSync(aside(path), { force: true });
    for (const [path, bytes] of before) {
      if (bytes) writeFileSync(join(dir, path), bytes);
      else rmSync(join(dir, path), { force: true });
    }
    throw error;
  }
}

function bytesOf(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
