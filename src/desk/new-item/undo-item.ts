import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { forgetTexts } from '../../content/translation-record.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import { type FileChanges, writeChanges } from '../../content/write-changes.ts';
import { digest } from '../../lib/cache/file-hashes.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { type Placement, withoutPlacement } from './entry-files.ts';

/** The record of the entry that was made last. */
interface MadeItem {
  dir: string;
  id: string;
  /** The values in lists and maps, without those whose files they began. */
  entries: (Pick<Placement, 'path' | 'key' | 'value'> & { list: string })[];
  /** The files that were not there before, with the hash of what was written. */
  files: { path: string; hash: string }[];
}

/** Remembers an entry before it is written. */
export function rememberItem(
  undoFile: string,
  dir: string,
  id: string,
  placements: readonly Placement[],
  changes: FileChanges,
): void {
  const isNew = (path: string) => !existsSync(join(dir, path));
  const made: MadeItem = {
    dir,
    id,
    entries: placements.flatMap(({ path, list, key, value }) =>
      isNew(path) || list === undefined ? [] : [{ path, list, value, ...(key !== undefined && { key }) }],
    ),
    files: [...changes].flatMap(([path, content]) =>
      isNew(path) && content !== undefined ? [{ path, hash: digest(content) }] : [],
    ),
  };
  mkdirSync(dirname(undoFile), { recursive: true });
  writeFileSync(undoFile, JSON.stringify(made));
}
/**
 * Takes the last item back. Returns the files that were changed.
 * @throws CommandError when there is none, or when somebody has worked on it since: nothing is then changed
 */
export function undoItem(undoFile: string): string[] {
  if (!existsSync(undoFile))
    throw new CommandError({
      en: 'There is no new item to take back.',
      uk: 'Немає нового запису, який можна скасувати.',
    });
  const { dir, id, entries, files } = JSON.parse(readFileSync(undoFile, 'utf8')) as MadeItem;
  const changes = new Map<string, string | undefined>();
  const edited = (path: string) =>
    new CommandError({
      en: `"${id}" was edited in ${path} since it was made. Delete it there by hand if it is to go.`,
      uk: `"${id}" після створення змінено в ${path}. Якщо це зайве, видаліть його там самі.`,
    });
  const recorded = (path: string) => textIfThere(join(dir, path));
  for (const { path, hash } of files) {
    if (!existsSync(join(dir, path))) continue;
    if (digest(readFileSync(join(dir, path))) !== hash) throw edited(path);
    changes.set(path, undefined);
    forgetTexts(changes, path, [''], recorded);
  }
  for (const entry of entries) {
    const text = changes.get(entry.path) ?? readFileSync(join(dir, entry.path), 'utf8');
    const without = withoutPlacement(text, entry);
    if (without === undefined) throw edited(entry.path);
    changes.set(entry.path, without);
    const name = entry.key ?? asText(asObject(entry.value).id) ?? id;
    forgetTexts(changes, entry.path, [joinPointer(`/${entry.list}`, name)], recorded);
  }
  writeChanges(dir, changes);
  rmSync(undoFile);
  return [...changes.keys()].map((path) => join(dir, path));
}
