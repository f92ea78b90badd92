import type { JsonSyntaxError } from './json-node.ts';

/** Two versions of some lines that Git could not merge, with the conflict markers around them. */
const conflict = /^<{7}(?: .*)?\r?\n[\s\S]*?^>{7}(?: .*)?$/gm;

/** Blanks the conflict markers of Git and the second of two versions, so that the rest can be read. Offsets stay the same. */
export function withoutConflicts(text: string): { text: string; conflicts: JsonSyntaxError[] } {
  const conflicts: JsonSyntaxError[] = [];
  if (!text.includes('<<<<<<<')) return { text, conflicts };
  const joined = text.replace(conflict, (found, offset: number) => {
    const [mark = ''] = /^.*?(?=\r?\n)/.exec(found) ?? [];
    conflicts.push({ kind: 'conflict', start: offset, end: offset + mark.length, found: mark });
    const second = found.search(/^(?:\|{7}|={7})/m);
    const blank = (part: string) => part.replace(/[^\r\n]/g, ' ');
    return second < 0 ? blank(found) : blank(mark) + found.slice(mark.length, second) + blank(found.slice(second));
  });
  return { text: joined, conflicts };
}
