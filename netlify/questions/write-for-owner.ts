import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

const ownerOnly = 0o600;

/**
 * Writes personal data that nobody else may read: to a file beside, then renamed, so that a backup that was there stays
 * whole until the new one is.
 */
export async function writeForOwner(path: string, text: string): Promise<void> {
  const place = await realpath(path).catch(() => path);
  const there = await stat(place).catch(() => undefined);
  // A device such as /dev/stdout stays what it is.
  if (there && !there.isFile()) return writeFile(place, text);
  const draft = `${place}.${process.pid}`;
  try {
    await writeFile(draft, text, { mode: ownerOnly, flag: 'wx', flush: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    // Of the file that was asked for, not of the one beside it.
    throw Object.assign(error as Error, { path: place });
  }
}
