import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPrivateData } from '../../content/files/metadata/private-data.ts';
import type { FileChanges } from '../../content/write-changes.ts';
import { textIfThere } from '../../lib/command/if-there.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import type { Draft } from './draft.ts';
import { insertEntry } from './insert-entry.ts';

/**
 * What a draft writes into a content folder.
 * @throws CommandError when an item has a file already, or a list that it belongs to cannot be read
 */
export function changesOf(dir: string, { files, entries, copies }: Draft): FileChanges {
  const changes = new Map<string, string | Buffer>();
  for (const { path, value } of files) {
    if (existsSync(join(dir, path))) {
      throw new CommandError({ en: `There is a file ${path} already.`, uk: `Файл ${path} вже є.` });
    }
    changes.set(path, printed(value));
  }
  for (const entry of entries) {
    const { path } = entry;
    // Several entries may go into one file.
    const text = changes.get(path)?.toString() ?? textIfThere(join(dir, path));
    changes.set(path, insertEntry(text ?? printed(entry.newFile), entry));
  }
  for (const { from, path } of copies) changes.set(path, withoutPrivateData(readFileSync(from)));
  return changes;
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
