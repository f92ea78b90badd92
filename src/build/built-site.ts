import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readChecksummed, writeChecksummed } from '../lib/cache/checksummed-file.ts';
import { digest, filesBelow } from '../lib/cache/file-hashes.ts';

/**
 * The record of a file that a build wrote at a path: the key of what it was made from, the hash of its bytes, size and time of change, and
 * what was noted of it.
 */
export type Written = [key: string, hash: string, size: number, mtimeMs: number, note?: string];

/** Files that are made together, or stay together. */
export interface FileGroup {
  key: string;
  files: Record<string, Written>;
}

/** The record that a build left behind. */
export interface SiteState {
  fingerprint: string;
  pages: number;
  remarks: string;
  groups: Record<string, FileGroup>;
}

/** The differences of a site from the record of the last build. */
export interface Damage {
  files: ReadonlySet<string>;
  strays: readonly string[];
}

/** The file of the site that holds its id, the hash of all of its files. */
export const idFile = 'content/build.json';

const version = 'site-state 4';

/** The record of the last build; undefined when that is not known. */
export function readSiteState(path: string): SiteState | undefined {
  return readChecksummed<SiteState>(path, version);
}

/** Keeps what a build leaves. */
export function writeSiteState(path: string, state: SiteState): void {
  writeChecksummed(path, version, state);
}

/** The marker that stands while files of a site are put in their places. A deploy has to wait as long as it is there. */
export function changeMarker(outDir: string): string {
  return `${outDir}.changing`;
}

/** Compares a folder with the site that a build left in it: by sizes and times, or all by their bytes where a build died while it changed them. */
export function findDamage(outDir: string, { groups }: SiteState): Damage {
  const isTrusted = !existsSync(changeMarker(outDir));
  const files = new Set<string>();
  const known = new Set<string>();
  for (const group of Object.values(groups)) {
    for (const [path, written] of Object.entries(group.files)) {
      known.add(path);
      if (!isAsWritten(join(outDir, path), written, isTrusted)) files.add(path);
    }
  }
  return { files, strays: pathsIn(outDir).filter((path) => !known.has(path)) };
}

/** The paths of all files in a site. */
export function pathsIn(outDir: string): string[] {
  return filesBelow(outDir).map((path) => relative(outDir, path).replaceAll('\\', '/'));
}

/** Tells if a folder holds the site that a build left, whole and alone. */
export function isIntact(outDir: string, state: SiteState): boolean {
  const { files, strays } = findDamage(outDir, state);
  return !files.size && !strays.length;
}

/** @param isTrusted whether a file of the same size and time is the same */
function isAsWritten(path: string, [, hash, size, mtimeMs]: Written, isTrusted: boolean): boolean {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return (isTrusted && stats.mtimeMs === mtimeMs) || digest(readFileSync(path)) === hash;
  } catch {
    return false;
  }
}
