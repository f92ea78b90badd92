import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../../cache/digest.ts';
import { changedFolders, entriesOf } from './folder-stamps.ts';
import { idFile, type SiteState, type Written } from './site-state.ts';

/** How a site differs from what the last build left. */
export interface Damage {
  /** The groups with a file that is not as it was written. */
  groups: ReadonlySet<string>;
  /** Those files. */
  files: ReadonlySet<string>;
  /** Files that no build wrote. */
  strays: readonly string[];
  /** The folders whose files were looked at: those that were changed since. */
  folders: ReadonlySet<string>;
}

/** Looks for damage in the folders that were changed since the last build, or in all if their times are not known. */
export function findDamage(outDir: string, state: SiteState): Damage {
  const folders = new Set<string>();
  const found: string[] = [];
  const look = (folder: string) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    const entries = entriesOf(join(outDir, folder));
    const pathOf = (name: string) => (folder ? `${folder}/${name}` : name);
    found.push(...entries.files.map(pathOf));
    for (const path of entries.folders.map(pathOf)) if (state.stamps?.[path] === undefined) look(path);
  };
  for (const folder of state.stamps ? changedFolders(outDir, state.stamps) : ['']) look(folder);

  const damaged = { groups: new Set<string>(), files: new Set<string>() };
  if (!folders.size) return { ...damaged, strays: [], folders };
  const own = new Set([idFile]);
  for (const name of Object.keys(state.summary.groups)) {
    for (const [path, written] of Object.entries(state.files(name).files)) {
      own.add(path);
      if (!folders.has(folderOf(path)) && state.stamps) continue;
      if (isAsWritten(join(outDir, path), written)) continue;
      damaged.groups.add(name);
      damaged.files.add(path);
    }
  }
  return { ...damaged, strays: found.filter((path) => !own.has(path)), folders };
}

/** Whether a folder holds the site that the last build left, as far as the times of its folders tell. */
export function isIntact(outDir: string, state: SiteState): boolean {
  const { files, strays } = findDamage(outDir, state);
  return files.size === 0 && strays.length === 0;
}

/** The folder of a file, below the site; the site itself is ''. */
function folderOf(path: string): string {
  const folder = dirname(path);
  return folder === '.' ? '' : folder;
}

/** Whether a file is what a build wrote: by size and time, or else by its bytes. */
function isAsWritten(path: string, [, hash, size, mtimeMs]: Written): boolean {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return stats.mtimeMs === mtimeMs || digest(readFileSync(path)) === hash;
  } catch {
    return false;
  }
}
