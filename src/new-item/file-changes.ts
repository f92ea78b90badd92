import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/run-command.ts';
import type { Draft } from './draft.ts';
import { insertEntry } from './insert-entry.ts';

/** Files with what is to be in them, by path below a folder; undefined for those to be removed. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

/**
 * What a draft writes into a content folder.
 * @throws CommandError when an item has a file already, or a list that it belongs to cannot be read
 */
export function changesOf(dir: string, { files, entries, copies }: Draft): FileChanges {
  const changes = new Map<string, string | Buffer>();
  for (const { path, value } of files) {
    if (existsSync(join(dir, path))) throw new CommandError(`There is a file ${path} already.`);
    changes.set(path, printed(value));
  }
  for (const entry of entries) {
    const { path } = entry;
    const text = existsSync(join(dir, path)) ? readFileSync(join(dir, path), 'utf8') : undefined;
    changes.set(path, insertEntry(text?.replace(/^\ufeff/, '') ?? printed(entry.newFile), entry));
  }
  for (const { from, path } of copies) changes.set(path, readFileSync(from));
  return changes;
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Changes all files or none: they are written aside first and then put in place. */
export function writeChanges(dir: string, changes: FileChanges): void {
  const before = new Map([...changes.keys()].map((path) => [path, bytesOf(join(dir, path))] as const));
  const aside = (path: string) => `${join(dir, path)}.new`;
  const written: string[] = [];
  try {
    for (const [path, content] of changes) {
      if (content === undefined) continue;
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      written.push(path);
      writeFileSync(aside(path), content);
    }
    for (const path of written) renameSync(aside(path), join(dir, path));
    for (const [path, content] of changes) if (content === undefined) rmSync(join(dir, path), { force: true });
  } catch (error) {
    for (const path of written) rmSync(aside(path), { force: true });
    for (const [path, bytes] of before) {
      if (bytes) writeFileSync(join(dir, path), bytes);
      else rmSync(join(dir, path), { force: true });
    }
    throw error;
  }
}

function bytesOf(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
