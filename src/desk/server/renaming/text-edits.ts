import type { ContentFile } from '../../../content/content-tree.ts';
import { valueAt } from '../../../content/json/json-pointer.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { asText } from '../../../content/unknown-value.ts';

/** Part of a file's text and what stands in its place. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The edit that changes a text of a file, or part of one; undefined where nothing changes. */
export function textEdit(place: ValuePlace, changed: (text: string) => string): TextEdit | undefined {
  const { file, pointer, from, to } = place;
  const value = asText(valueAt(file.value, pointer));
  if (value === undefined) return undefined;
  const isPart = from !== undefined && to !== undefined;
  const before = isPart ? value.slice(from, to) : value;
  const after = changed(before);
  if (after === before) return undefined;
  const written = JSON.stringify(after);
  return isPart
    ? { ...file.document.locateWithin(pointer, from, to), text: written.slice(1, -1) }
    : { ...file.document.locate(pointer), text: written };
}

/** The text of a file with edits, of which those of the same place count once. */
export function withEdits({ document }: Pick<ContentFile, 'document'>, edits: readonly TextEdit[]): string {
  const { text: source, mark } = document.source;
  const byStart = new Map(edits.map((edit) => [edit.start, edit]));
  let written = '';
  let at = 0;
  for (const { start, end, text: put } of [...byStart.values()].sort((a, b) => a.start - b.start)) {
    written += source.slice(at, start) + put;
    at = end;
  }
  return mark + written + source.slice(at);
}
