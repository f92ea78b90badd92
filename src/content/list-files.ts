import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../lib/command/folders.ts';

/** The files and folders below a folder of the content, as paths with forward slashes. */
interface FolderFiles {
  files: string[];
  /** Entries that are neither files nor folders, as a link to nothing, to a folder or out of the content, or has a name that is not UTF-8. */
  unreadable: string[];
}

/** Lists the files of a folder, but for those that may be anywhere: hidden ones and `README.md`. */
export function listFiles(dir: string, below: string): FolderFiles {
  const found: FolderFiles = { files: [], unreadable: [] };
  for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
    const path = `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'README.md') continue;
    const kind = kindOf(dir, entry, join(dir, path));
    if (kind === 'folder') {
      const { files, unreadable } = listFiles(dir, path);
      found.files.push(...files);
      found.unreadable.push(...unreadable);
    } else found[kind === 'file' ? 'files' : 'unreadable'].push(path);
  }
  return found;
}

function kindOf(dir: string, entry: Dirent, path: string): 'file' | 'folder' | undefined {
  const isNamed = !entry.name.includes('\ufffd');
  if (entry.isDirectory()) return isNamed || statSync(path, { throwIfNoEntry: false }) ? 'folder' : undefined;
  if (entry.isFile() && isNamed) return 'file';
  // A link may lead to another file of the content; one that leads out of it would publish what is nobody's content.
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile && isWithin(realpathSync(path), realpathSync(dir)) ? 'file' : undefined;
}
