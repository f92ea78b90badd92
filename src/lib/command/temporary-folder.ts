import { accessSync, constants, statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
/** More than all tests together keep there: a container may have but a little of it. */
const roomNeeded = 2 ** 30;

/**
 * Lets tests keep their temporary files in memory, where the system has a folder of it: they make and remove tens of thousands
 * of small ones. A folder that is asked for by TMPDIR is left.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = inMemory;
}

function hasRoom(): boolean {
  try {
    accessSync(inMemory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}
