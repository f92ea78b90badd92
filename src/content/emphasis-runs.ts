import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type StateInline from 'markdown-it/lib/rules_inline/state_inline.mjs';
import type { Delimiter } from 'markdown-it/lib/rules_inline/state_inline.mjs';

/** Characters in a row that may begin or end emphasis: `*`, `**`, `_`. */
export interface EmphasisRun {
  from: number;
  to: number;
  /** True if visitors see them, because none of them has a partner. */
  isLoose: boolean;
  /** True if a loose run could begin or end emphasis by what stands beside it. */
  canOpen: boolean;
  canClose: boolean;
  /** Where the emphasis ends that they begin. */
  closer?: EmphasisRun;
}

/** A run as the parser meets it: where it stands in its block, and where its characters stand among those that may have partners. */
interface RecordedRun {
  start: number;
  delimiters: readonly Delimiter[];
  first: number;
}

/** The runs of a text by the tokens of their block. */
export type RunsByBlock = Map<readonly Token[] | null, RecordedRun[]>;

/** Makes a parser note in its environment where each run stands: tokens have no places in their line. */
export function recordRuns(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('emphasis', 'emphasis-runs', (state: StateInline, isSilent) => {
    const { src, pos, delimiters, tokens } = state;
    if (isSilent || !(src[pos] === '*' || src[pos] === '_')) return false;
    const runs: RunsByBlock = state.env;
    const run = { start: pos, delimiters, first: delimiters.length };
    const own = runs.get(tokens);
    if (own) own.push(run);
    else runs.set(tokens, [run]);
    return false;
  });
}

/**
 * The runs of a block at their places in the text.
 * @param from where the block begins
 */
export function runsInText(
  text: string,
  { children, content }: Token,
  runs: RunsByBlock,
  from: number,
): EmphasisRun[] {
  const recorded = runs.get(children);
  if (!recorded) return [];
  const starts = lineStarts(text, content, from);
  let line = 0;
  const ofDelimiter = new Map<Delimiter | undefined, EmphasisRun>();
  const found = recorded.map(({ start, delimiters, first }) => {
    while ((starts[line + 1]?.inBlock ?? Number.POSITIVE_INFINITY) <= start) line++;
    const at = (starts[line]?.inText ?? from) + start - (starts[line]?.inBlock ?? 0);
    const { length = 0, open = false, close = false } = delimiters[first] ?? {};
    const run: EmphasisRun = { from: at, to: at + length, isLoose: true, canOpen: open, canClose: close };
    for (const delimiter of delimiters.slice(first, first + length)) ofDelimiter.set(delimiter, run);
    return run;
  });
  for (const delimiters of new Set(recorded.map((each) => each.delimiters))) {
    for (const delimiter of delimiters) {
      const [opener, closer] = [delimiter, delimiters[delimiter.end]].map((each) => ofDelimiter.get(each));
      if (!opener || !closer) continue;
      opener.isLoose = closer.isLoose = false;
      opener.closer = closer;
    }
  }
  return found;
}

/** Where each line of a block's content begins: without what precedes it in the text. */
function lineStarts(text: string, content: string, from: number): { inBlock: number; inText: number }[] {
  let inBlock = 0;
  let end = from;
  return content.split('\n').map((line) => {
    const inText = Math.max(text.indexOf(line, end), end);
    const start = { inBlock, inText };
    inBlock += line.length + 1;
    end = inText + line.length;
    return start;
  });
}
