import { once } from 'node:events';
import { relative } from 'node:path';

/** In milliseconds. Longer than the 50 for which chokidar keeps quiet about a file after a change of it. */
const debounce = 60;

/**
 * Calls back some milliseconds after the last of a row of changes below a folder. Changes after the promise is fulfilled
 * are not missed. Resolves with a function that stops watching.
 */
export async function watchFolder(dir: string, onChange: () => void): Promise<() => Promise<void>> {
  // Loaded only now: a check that does not watch starts without it.
  const { watch } = await import('chokidar');
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dir, {
    ignoreInitial: true,
    // The debounce is enough for files that are saved by renaming.
    atomic: false,
    ignored: (path) => isIgnored(relative(dir, path)),
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounce);
  });
  await once(watcher, 'ready');
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** Whether a path below the folder is of no content: packages, caches, what editors keep beside files. */
export function isIgnored(path: string): boolean {
  return /(?:^|[\\/])(?:node_modules(?:[\\/]|$)|\.\w)/.test(path);
}
