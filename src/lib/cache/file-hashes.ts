import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** The hash that identifies files and results: 24 hexadecimal digits of SHA-256. */
export function digest(...parts: (string | Buffer)[]): string {
  const [first = '', ...others] = parts;
  if (!others.length) return hash('sha256', first).slice(0, 24);
  const all = createHash('sha256');
  for (const part of parts) all.update(part);
  return all.digest('hex').slice(0, 24);
}

/** A file changed so recently may change once more within the same tick of its times. */
const settledMs = 2000;
/** The hashes of the files that this process has read, each with a stamp that changes when the file may have changed. */
const known = new Map<string, readonly [stamp: string, hash: string]>();

/**
 * The hash of a file's bytes. It is read again when its size, its times or its inode differ, or when its times were too recent to
 * be trusted.
 */
export function fileHash(path: string): string {
  const stats = statSync(path);
  const stamp = stampOf(stats);
  const [before, hashBefore] = known.get(path) ?? [];
  if (hashBefore !== undefined && before === stamp) return hashBefore;
  const startedAt = Date.now();
  const own = digest(readFileSync(path));
  if (startedAt - Math.max(stats.mtimeMs, stats.ctimeMs) > settledMs) known.set(path, [stamp, own]);
  return own;
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Every file in a folder and below, sorted; for a file, itself; for a missing path, nothing. */
export function filesBelow(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
