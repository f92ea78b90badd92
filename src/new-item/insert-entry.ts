import { CommandError } from '../command/run-command.ts';
import { JsonDocument } from '../content/json/json-document.ts';
import type { JsonNode } from '../content/json/json-node.ts';
import { SourceFile } from '../content/json/source-file.ts';
import { asObject } from '../content/unknown-value.ts';
import type { Entry } from './draft.ts';

/** Puts an entry into the list of a file and leaves every other character as it is. */
export function insertEntry(text: string, { path, list, value, isBefore = () => true }: Entry): string {
  const entries = entriesOf(text, path, list);
  const items = entries.items ?? [];
  const printed = indented(JSON.stringify(value, null, 2));
  const next = items.find((item) => isBefore(asObject(item.value)));
  const last = items.at(-1);
  const put = (at: number, words: string) => text.slice(0, at) + words + text.slice(at);
  if (next) return put(next.start, `${printed},\n    `);
  if (last) return put(last.end, `,\n    ${printed}`);
  return `${text.slice(0, entries.start)}[\n    ${printed}\n  ]${text.slice(entries.end)}`;
}

/**
 * Takes an entry out of the list of a file.
 * @returns undefined when it is not there as it was put in
 */
export function removeEntry(text: string, { path, list, value }: Entry): string | undefined {
  const entries = entriesOf(text, path, list);
  const items = entries.items ?? [];
  const wanted = JSON.stringify(value);
  const at = items.findIndex((item) => JSON.stringify(item.value) === wanted);
  const [before, own, after] = [items[at - 1], items[at], items[at + 1]];
  if (!own) return undefined;
  if (after) return text.slice(0, own.start) + text.slice(after.start);
  if (before) return text.slice(0, before.end) + text.slice(own.end);
  return `${text.slice(0, entries.start)}[]${text.slice(entries.end)}`;
}

/** The list of a file. @throws CommandError when the file cannot be read */
function entriesOf(text: string, path: string, list: string): JsonNode {
  const document = new JsonDocument(new SourceFile(path, text));
  const node = document.root?.members?.find(({ key }) => key === list)?.node;
  if (!document.parses || !node?.items) {
    throw new CommandError(`${path} cannot be read. Fix it first: npm run check`);
  }
  return node;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n    ');
}
