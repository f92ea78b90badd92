import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder, by its path there, with its bytes. */
export function filesOf(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'latin1')]));
}
