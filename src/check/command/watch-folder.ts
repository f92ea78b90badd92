import { once } from 'node:events';
import { dirname, relative, resolve, sep } from 'node:path';

/** In milliseconds. Longer than the 50 for which chokidar keeps quiet about a file after a change of it. */
const debounce = 60;

/**
 * Calls back some milliseconds after the last of a row of changes below a folder. Changes after the promise is fulfilled
 * are not missed, also when the folder itself is moved away and comes back. Resolves with a function that stops watching.
 */
export async function watchFolder(dir: string, onChange: () => void): Promise<() => Promise<void>> {
  // Loaded only now: a check that does not watch starts without it.
  const { watch } = await import('chokidar');
  let timer: NodeJS.Timeout | undefined;
  const folder = resolve(dir);
  // From the folder around it: of a folder that is gone, nothing more would be heard.
  const around = dirname(folder);
  const isOutside = (path: string) => path !== around && path !== folder && !path.startsWith(folder + sep);
  const watcher = watch(around, {
    ignoreInitial: true,
    // The debounce is enough for files that are saved by renaming.
    atomic: false,
    ignored: (given) => {
      const path = resolve(given);
      return isOutside(path) || (path !== around && isIgnored(relative(folder, path)));
    },
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

/** True if a path below the folder is of no content: packages, caches, what editors keep beside files. */
export function isIgnored(path: string): boolean {
  return /(?:^|[\\/])(?:node_modules(?:[\\/]|$)|\.\w)/.test(path);
}
