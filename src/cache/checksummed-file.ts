import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digest } from './digest.ts';

/**
 * Files of a cache, with a seal over their bytes and their version. One that is damaged, cut off or of another version
 * reads as if it were not there: what a cache holds is used whole and unchanged, or not at all.
 */
export function readSealedBytes(path: string, version: string): Buffer | undefined {
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

/** Writes a file of a cache: aside, then to its place, so that no reader sees half of it. */
export function writeSealedBytes(path: string, version: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([Buffer.from(`${digest(version, '\n', bytes)}\n`), bytes]));
  renameSync(draft, path);
}

/** Reads a value that `writeSealed` wrote; undefined when it is not there as it was written. */
export function readSealed<Value>(path: string, version: string): Value | undefined {
  const bytes = readSealedBytes(path, version);
  return bytes && (JSON.parse(bytes.toString('utf8')) as Value);
}

/** Writes a value as JSON. */
export function writeSealed(path: string, version: string, value: unknown): void {
  writeSealedBytes(path, version, Buffer.from(JSON.stringify(value)));
}
