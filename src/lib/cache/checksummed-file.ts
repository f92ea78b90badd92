import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digest, filesBelow } from './file-hashes.ts';

/** The age at which a cache file goes that is not in use: other content, or that of another branch, may have the same cache. */
const unusedMs = 30 * 24 * 3_600_000;

/**
 * Reads a cache file: a checksum of its version and bytes, then the bytes. A file that is damaged, truncated or of another
 * version reads as if it did not exist.
 */
export function readChecksummedBytes(path: string, version: string): Buffer | undefined {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return undefined;
  }
  const end = file.indexOf('\n');
  const bytes = file.subarray(end + 1);
  return file.toString('latin1', 0, end) === digest(version, '\n', bytes) ? bytes : undefined;
}

/** Writes a cache file: to a temporary file, then renamed, so that no reader sees half of it. */
export function writeChecksummedBytes(path: string, version: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${digest(version, '\n', bytes)}\n`);
    appendFileSync(draft, bytes);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    // Node names no file when a disk is full.
    throw Object.assign(error as Error, { path });
  }
}

/** Reads a value that `writeChecksummed` wrote; undefined when it is not there as it was written. */
export function readChecksummed<Value>(path: string, version: string): Value | undefined {
  const bytes = readChecksummedBytes(path, version);
  return bytes && (JSON.parse(bytes.toString('utf8')) as Value);
}

/** Writes a value as JSON. */
export function writeChecksummed(path: string, version: string, value: unknown): void {
  writeChecksummedBytes(path, version, Buffer.from(JSON.stringify(value)));
}

/** Removes the old cache files of a folder and below that are not in use. */
export function removeUnused(dir: string, isUsed: (path: string) => boolean): void {
  for (const path of filesBelow(dir)) {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > unusedMs && !isUsed(path)) rmSync(path, { force: true });
  }
}
