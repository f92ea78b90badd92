import type { TextRange } from '../../../text/text-range.ts';

/** How editors begin lines that belong together, none of which begins a list of Markdown. */
const beginnings: readonly RegExp[] = [
  // A letter, or a number in brackets.
  /^ {0,3}\(?\p{Ll}\) /u,
  /^ {0,3}\(\d{1,2}\) /,
  // A number of several parts, or one without a space behind it; a Roman one.
  /^ {0,3}\d{1,2}(?:\.\d{1,2}){1,3}[.)] /,
  /^ {0,3}\d{1,2}[.)](?=\p{L})/u,
  /^ {0,3}[IVXІХ]{1,5}[.)] /,
  // A time.
  /^ {0,3}\d{1,2}[:.]\d\d(?:[–-]\d{1,2}[:.]\d\d)? (?=\p{Lu}|[–—-] )/u,
];

/** Whether a text may have such lines. */
export const mayHaveJoinedLines = /^ {0,3}(?:\p{Ll}\)|\(|\d|[IVXІХ])/mu;

/** The first of lines with one such beginning, which Markdown joins to one paragraph, wherever there are two or more. */
export function joinedLines(text: string): TextRange[] {
  const found: TextRange[] = [];
  let above: (TextRange & { beginning: RegExp; isTold: boolean }) | undefined;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    // A row of a table may begin so.
    const beginning = line.includes('|') ? undefined : beginnings.find((each) => each.test(line));
    const isSame = beginning !== undefined && above?.beginning === beginning;
    if (above && isSame && !above.isTold) found.push({ from: above.from, to: above.to });
    // Two spaces or a backslash end a line for visitors, too.
    const endsForAll = / {2}$|\\$/.test(line);
    above = beginning && !endsForAll ? { from, to, beginning, isTold: isSame } : undefined;
    from = to + 1;
  }
  return found;
}
