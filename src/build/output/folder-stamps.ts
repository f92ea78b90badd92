import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ifThere } from '../../command/if-there.ts';

/** When each folder of a site was last changed, by its path below the site: the site itself is ''. */
export type FolderStamps = Record<string, number>;

/** The clock of a file system ticks this slowly: two changes within a tick have the same time. */
const tickMs = 20;

/** The time of a folder, in milliseconds; 0 when there is no such folder. */
function stampOf(dir: string): number {
  return ifThere(() => statSync(dir))?.mtimeMs ?? 0;
}

/**
 * Reads the times of folders. Waits until a later change would have another time.
 * @param folders their paths below `dir`
 */
export async function readStamps(dir: string, folders: Iterable<string>): Promise<FolderStamps> {
  const read = () => Object.fromEntries([...folders].map((folder) => [folder, stampOf(join(dir, folder))]));
  const newest = Math.max(0, ...Object.values(read()));
  await sleep(Math.max(0, Math.min(tickMs, newest + tickMs - Date.now())));
  return read();
}

/** The folders in which something was created, replaced or removed since their times were read. */
export function changedFolders(dir: string, stamps: FolderStamps): string[] {
  return Object.keys(stamps).filter((folder) => stampOf(join(dir, folder)) !== stamps[folder]);
}

/** What is in a folder: names of files and of folders; nothing when it is not there. */
export function entriesOf(dir: string): { files: string[]; folders: string[] } {
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
    const names = (isFolder: boolean) =>
      entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name);
    return { files: names(false), folders: names(true) };
  } catch {
    return { files: [], folders: [] };
  }
}

/** The folders above a file, the site itself too. */
export function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return [...parts.map((_, index) => parts.slice(0, index + 1).join('/')), ''];
}

/** Every folder of a site, the site itself too. */
export function foldersBelow(dir: string, folder = ''): string[] {
  const { folders } = entriesOf(join(dir, folder));
  return [folder, ...folders.flatMap((name) => foldersBelow(dir, folder ? `${folder}/${name}` : name))];
}
