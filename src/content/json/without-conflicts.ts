import type { JsonSyntaxError } from './json-node.ts';

/** The lines that Git puts before, between and behind the versions of some lines, in their order; the second one is rare. */
const marks = ['<', '|', '=', '>'] as const;
const anyMark = /<{7}|\|{7}|={7}|>{7}/;
const markLines = /^[ \t]*(?:<{7}|\|{7}|={7}|>{7})(?![<|=>])(?:[ \t][^\r\n]*)?$/gm;

/**
 * Blanks the conflict markers of Git and all but one of the versions, so that the rest can be read. Offsets stay the same. Some of
 * the markers may have been deleted: a version has then only one of its ends.
 */
export function withoutConflicts(text: string): { text: string; conflicts: JsonSyntaxError[] } {
  if (!anyMark.test(text)) return { text, conflicts: [] };
  const groups: { from: number; to: number; line: string; rank: number }[][] = [];
  for (const { 0: line, index: from } of text.replaceAll('\r', ' ').matchAll(markLines)) {
    const rank = marks.findIndex((each) => line.trimStart().startsWith(each));
    const last = groups.at(-1)?.at(-1);
    const mark = { from, to: from + line.length, line, rank };
    if (last && last.rank < rank) groups.at(-1)?.push(mark);
    else groups.push([mark]);
  }
  const conflicts: JsonSyntaxError[] = [];
  const parts: string[] = [];
  let end = 0;
  const blank = (from: number, to: number) => {
    parts.push(text.slice(end, from), text.slice(from, to).replace(/[^\r\n]/g, ' '));
    end = to;
  };
  for (const [first, second, ...others] of groups) {
    if (!first) continue;
    const { from, to, line } = first;
    const found = line.trim();
    const start = from + line.indexOf(found);
    conflicts.push({ kind: 'conflict', start, end: start + found.length, found });
    blank(from, to);
    const last = others.at(-1) ?? second;
    // Between the first and the second one stands a version only if both of its ends are there.
    const isWhole = first.rank === 0 && others.length > 0 && last?.rank === marks.length - 1;
    if (last) blank(isWhole && second ? second.from : to, last.to);
  }
  return { text: parts.join('') + text.slice(end), conflicts };
}
