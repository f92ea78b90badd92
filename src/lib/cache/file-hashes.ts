import { readFileSync, type Stats, statSync } from 'node:fs';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';
import { digest } from './digest.ts';

/** A stamp that changes when the file may have changed, and the hash of its bytes. */
type Known = [stamp: string, hash: string];

const version = 'file-hashes 1';
/** A file changed so recently may change once more within the same tick of its times. */
const settledMs = 2000;

/**
 * The hashes of files, cached from run to run. A file is read again when its size, its times or its inode differ, or
 * when its times were too recent to be trusted.
 */
export class FileHashes {
  private readonly before: Record<string, Known>;
  private readonly now: Record<string, Known> = {};

  constructor(private readonly cachePath: string) {
    this.before = readChecksummed(cachePath, version) ?? {};
  }

  /** The hash of a file's bytes. */
  of(path: string): string {
    const stats = statSync(path);
    const stamp = stampOf(stats);
    const known = this.now[path] ?? this.before[path];
    if (known?.[0] === stamp) {
      this.now[path] = known;
      return known[1];
    }
    const startedAt = Date.now();
    const hash = digest(readFileSync(path));
    if (startedAt - Math.max(stats.mtimeMs, stats.ctimeMs) > settledMs) this.now[path] = [stamp, hash];
    return hash;
  }

  /** Keeps the hashes of the files asked for in this run; those of before where none was asked for. */
  save(): void {
    const now = JSON.stringify(this.now);
    if (now !== '{}' && now !== JSON.stringify(this.before)) writeChecksummed(this.cachePath, version, this.now);
  }
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
