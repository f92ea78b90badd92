import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The difference of a content folder from another one. One line of JSON in the input files. */
export interface Overlay {
  name: string;
  /** The bytes of new and changed files in base64; null for files that are removed. */
  files: Record<string, string | null>;
  /** The files that differ from the published content, as they were in it; null for those that are new. */
  published?: Record<string, string | null>;
}

/** Every file of a folder by its path with forward slashes. */
export function filesIn(dir: string): Map<string, Buffer> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(dir.length + 1).replaceAll('\\', '/'), readFileSync(path)]));
}

/** The differences of the files of a folder from those of another one. */
export function difference(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>) {
  const files: Overlay['files'] = {};
  for (const [path, bytes] of after) if (!before.get(path)?.equals(bytes)) files[path] = bytes.toString('base64');
  for (const path of before.keys()) if (!after.has(path)) files[path] = null;
  return files;
}

/** Makes the differences in a folder. */
export function apply(dir: string, files: Overlay['files']): void {
  for (const [path, bytes] of Object.entries(files))
    put(dir, path, bytes === null ? null : Buffer.from(bytes, 'base64'));
}

/** Takes the differences back: the files that they touch are as they were before. */
export function undo(dir: string, files: Overlay['files'], before: ReadonlyMap<string, Buffer>): void {
  for (const path of Object.keys(files)) put(dir, path, before.get(path) ?? null);
}

/** Writes a file, or removes it with the folders that are empty without it. */
function put(dir: string, path: string, bytes: Buffer | null): void {
  if (bytes) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), bytes);
  } else {
    rmSync(join(dir, path));
    for (let up = dirname(path); !readdirSync(join(dir, up)).length; up = dirname(up)) rmdirSync(join(dir, up));
  }
}
