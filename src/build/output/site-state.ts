import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import { digest } from '../../cache/digest.ts';

/**
 * What a build wrote at a path: the key of what it was made from, the hash of its bytes, size and time of change, and
 * the number of its note.
 */
export type Written = [key: string, hash: string, size: number, mtimeMs: number, note?: number];

/** What a build left behind. */
export interface SiteState {
  /** The hash of the whole site; a file of the site has it too. */
  id: string;
  /** The hash of all that the build read. */
  fingerprint: string;
  pages: number;
  /** What the checker said of the content. */
  remarks: string;
  files: Record<string, Written>;
  notes: string[];
}

/** The file of the site that holds its id. */
export const idFile = 'content/build.json';

const version = 'site-state 1';

/** The state of the site in a folder; undefined when there is none, or when it belongs to another site. */
export function readState(outDir: string, statePath: string): SiteState | undefined {
  const state = readChecksummed<SiteState>(statePath, version);
  try {
    return state && readFileSync(join(outDir, idFile), 'utf8') === idText(state.id) ? state : undefined;
  } catch {
    return undefined;
  }
}

export function writeState(statePath: string, state: SiteState): void {
  writeChecksummed(statePath, version, state);
}

/** The text of the id file. */
export function idText(id: string): string {
  return `${JSON.stringify({ id })}\n`;
}

/** Whether a file is what a build wrote: by size and time, or else by its bytes. */
export function isAsWritten(path: string, [, hash, size, mtimeMs]: Written): boolean {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return stats.mtimeMs === mtimeMs || digest(readFileSync(path)) === hash;
  } catch {
    return false;
  }
}

/** Whether a folder holds the site that a state describes: all of it, and nothing else. */
export function isIntact(outDir: string, { files }: SiteState): boolean {
  let found = 0;
  const walk = (below: string): boolean =>
    readdirSync(join(outDir, below), { withFileTypes: true }).every((entry) => {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return walk(name);
      found += 1;
      const written = files[name];
      return name === idFile || (written !== undefined && isAsWritten(join(outDir, name), written));
    });
  return walk('') && found === Object.keys(files).length + 1;
}
