import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder of the content has below it, as paths with forward slashes. */
interface FolderFiles {
  files: string[];
  /** What is neither a file nor a folder, as a link to nothing or to a folder, or has a name that is not UTF-8. */
  unreadable: string[];
}

/** Lists the files of a folder, but for those that may be anywhere: hidden ones and `README.md`. */
export function listFiles(dir: string, below: string): FolderFiles {
  const found: FolderFiles = { files: [], unreadable: [] };
  for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
    const path = `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'README.md') continue;
    const kind = kindOf(entry, join(dir, path));
    if (kind === 'folder') {
      const { files, unreadable } = listFiles(dir, path);
      found.files.push(...files);
      found.unreadable.push(...unreadable);
    } else found[kind === 'file' ? 'files' : 'unreadable'].push(path);
  }
  return found;
}

function kindOf(entry: Dirent, path: string): 'file' | 'folder' | undefined {
  const isNamed = !entry.name.includes('\ufffd');
  if (entry.isDirectory()) return isNamed || statSync(path, { throwIfNoEntry: false }) ? 'folder' : undefined;
  if (entry.isFile() && isNamed) return 'file';
  // A link may lead to a file.
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? 'file' : undefined;
}
