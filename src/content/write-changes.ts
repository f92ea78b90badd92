import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ifThere } from '../lib/command/folders.ts';

/** Files with what is to be in them, by path below a folder; undefined for those to be removed. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

/**
 * Changes all files or none: they are written aside first and then put in place, whole. A file that has not been put in place is
 * not touched, whatever fails: on a full disk there may be no room to write it again.
 */
export function writeChanges(dir: string, changes: FileChanges): void {
  const place = (path: string) => join(dir, path);
  // Where a link leads: a file put in its place would replace it.
  const target = (path: string) => ifThere(() => realpathSync(place(path))) ?? place(path);
  // Hidden, so that nobody takes it for content.
  const aside = (path: string) => join(dirname(target(path)), `.${basename(target(path))}.new`);
  const written: string[] = [];
  const before = new Map<string, Buffer | undefined>();
  const change = (path: string, act: () => void) => {
    const bytes = ifThere(() => readFileSync(place(path)));
    act();
    before.set(path, bytes);
  };
  try {
    for (const [path, content] of changes) {
      if (content === undefined) continue;
      mkdirSync(dirname(place(path)), { recursive: true });
      written.push(path);
      writeFileSync(aside(path), content);
    }
    for (const path of written) change(path, () => renameSync(aside(path), target(path)));
    for (const [path, content] of changes)
      if (content === undefined) change(path, () => rmSync(place(path), { force: true }));
  } catch (error) {
    for (const path of written) rmSync(aside(path), { force: true });
    for (const [path, bytes] of before) {
      if (bytes) writeFileSync(place(path), bytes);
      else rmSync(place(path), { force: true });
    }
    throw error;
  }
}
