import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and below, sorted; for a file, itself; for a missing path, nothing. */
export function filesBelow(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
