import { editedText, insertValue, removeValues } from '../../content/edit.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { asObject, isObject } from '../../content/unknown-value.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import type { Entry } from './draft.ts';

/** Puts an entry into the list or the map of a file and leaves every other character as it is. */
export function insertEntry(text: string, { path, list, key, value, isBefore = () => true }: Entry): string {
  const { document, pointer, entries } = entriesOf(text, path, list, key !== undefined);
  if (key !== undefined && entries.some(([name]) => name === key)) {
    throw new CommandError({ en: `${path} has an entry ${key} already.`, uk: `У ${path} вже є запис ${key}.` });
  }
  const index = entries.find(([, other]) => isBefore(asObject(other)))?.[0] ?? '-';
  return editedText(document, [insertValue(document, joinPointer(pointer, key ?? index), value)]);
}

/**
 * Takes an entry out of the list or the map of a file.
 * @returns undefined when it is not there as it was put in
 */
export function removeEntry(text: string, { path, list, key, value }: Entry): string | undefined {
  const { document, pointer, entries } = entriesOf(text, path, list, key !== undefined);
  const wanted = JSON.stringify(value);
  const own = entries.find(([name, each]) => (key ?? name) === name && JSON.stringify(each) === wanted);
  return own && editedText(document, removeValues(document, new Set([joinPointer(pointer, own[0])])));
}

/**
 * The entries of a list by index, or of a map by key.
 * @throws CommandError when the file cannot be read, or has no such list or map
 */
function entriesOf(text: string, path: string, list: string, isMap: boolean) {
  const document = new JsonDocument(new SourceFile(path, text));
  const around = asObject(document.value)[list];
  if (document.parses && (isMap ? isObject(around) : Array.isArray(around))) {
    return { document, pointer: joinPointer('', list), entries: Object.entries(around as object) };
  }
  throw new CommandError({
    en: `${path} cannot be read. Fix it first: npm run check`,
    uk: `${path} не вдається прочитати. Спершу виправте його: npm run check`,
  });
}
