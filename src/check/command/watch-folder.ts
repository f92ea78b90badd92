import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back some milliseconds after the last of a row of changes below a folder. Each folder is watched by itself: Node's
 * recursive watching on Linux loses files that an editor saves by renaming.
 */
export function watchFolder(dir: string, onChange: () => void): void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const refresh = () => {
    const folders = new Set([dir, ...foldersBelow(dir)]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (!watchers.has(folder))
        watchers.set(
          folder,
          watch(folder, changed).on('error', () => undefined),
        );
    }
  };
  // An editor saves in several steps; the folder is looked at when they are done.
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      refresh();
      onChange();
    }, 30);
  };
  refresh();
}

function foldersBelow(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
  return entries
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !/(?:^|[\\/])(?:node_modules|\.\w+)(?:[\\/]|$)/.test(join(entry.parentPath, entry.name).slice(dir.length)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}
