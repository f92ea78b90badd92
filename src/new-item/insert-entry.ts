import { CommandError } from '../command/run-command.ts';
import { JsonDocument } from '../content/json/json-document.ts';
import { SourceFile } from '../content/json/source-file.ts';
import { asObject } from '../content/unknown-value.ts';
import type { Entry } from './draft.ts';

/** Puts an entry into the list or the map of a file and leaves every other character as it is. */
export function insertEntry(text: string, { path, list, key, value, isBefore = () => true }: Entry): string {
  const { start, end, brackets, parts } = entriesOf(text, path, list, key !== undefined);
  if (key !== undefined && parts.some((part) => part.key === key)) {
    throw new CommandError({ en: `${path} has an entry ${key} already.`, uk: `У ${path} вже є запис ${key}.` });
  }
  const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
  const printed = indented(name + JSON.stringify(value, null, 2));
  const next = key === undefined ? parts.find((part) => isBefore(asObject(part.value))) : undefined;
  const last = parts.at(-1);
  const put = (at: number, words: string) => text.slice(0, at) + words + text.slice(at);
  if (next) return put(next.start, `${printed},\n    `);
  if (last) return put(last.end, `,\n    ${printed}`);
  return `${text.slice(0, start)}${brackets[0]}\n    ${printed}\n  ${brackets[1]}${text.slice(end)}`;
}

/**
 * Takes an entry out of the list or the map of a file.
 * @returns undefined when it is not there as it was put in
 */
export function removeEntry(text: string, { path, list, key, value }: Entry): string | undefined {
  const { start, end, brackets, parts } = entriesOf(text, path, list, key !== undefined);
  const wanted = JSON.stringify(value);
  const at = parts.findIndex((part) => part.key === key && JSON.stringify(part.value) === wanted);
  const [before, own, after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!own) return undefined;
  if (after) return text.slice(0, own.start) + text.slice(after.start);
  if (before) return text.slice(0, before.end) + text.slice(own.end);
  return text.slice(0, start) + brackets + text.slice(end);
}

/** What a list or a map of a file holds, and where. */
interface Entries {
  start: number;
  end: number;
  brackets: '[]' | '{}';
  parts: { key?: string; value: unknown; start: number; end: number }[];
}

/** @throws CommandError when the file cannot be read, or has no such list or map */
function entriesOf(text: string, path: string, list: string, isMap: boolean): Entries {
  const document = new JsonDocument(new SourceFile(path, text));
  const node = document.root?.members?.find(({ key }) => key === list)?.node;
  if (document.parses && node?.items && !isMap) {
    const { start, end, items } = node;
    return { start, end, brackets: '[]', parts: items };
  }
  if (document.parses && node?.members && isMap) {
    const { start, end, members } = node;
    const parts = members.map(({ key, keyStart, node: { value, end } }) => ({ key, value, start: keyStart, end }));
    return { start, end, brackets: '{}', parts };
  }
  throw new CommandError({
    en: `${path} cannot be read. Fix it first: npm run check`,
    uk: `${path} не вдається прочитати. Спершу виправте його: npm run check`,
  });
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n    ');
}
