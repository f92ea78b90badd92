import type { Token } from 'markdown-it';
import StateInline, { type Delimiter } from 'markdown-it/lib/rules_inline/state_inline.mjs';

/** Characters in a row that may begin or end emphasis: `*`, `**`, `_`. */
export interface EmphasisRun {
  from: number;
  to: number;
  /** By what stands beside them. */
  canOpen: boolean;
  canClose: boolean;
  /** True if visitors see them, because none of them has a partner. */
  isLoose: boolean;
  /** Where the emphasis ends that they begin. */
  closer?: EmphasisRun;
}

/** A run as the parser meets it, in the content of its block. */
interface RecordedRun extends EmphasisRun {
  /** Where its characters stand among all that may have partners. */
  delimiters: readonly Delimiter[];
  first: number;
}

/** The runs of a text by the tokens of their block. */
export type RunsByBlock = Map<readonly Token[] | null, RecordedRun[]>;

/** The state of the parser that notes where each run stands: tokens have no places in their line. */
export class RecordingState extends StateInline {
  override scanDelims(start: number, canSplitWord: boolean) {
    const scanned = super.scanDelims(start, canSplitWord);
    const { tokens, delimiters } = this;
    const runs: RunsByBlock = this.env;
    if (this.src[start] === '~') return scanned;
    const run: RecordedRun = {
      from: start,
      to: start + scanned.length,
      canOpen: scanned.can_open,
      canClose: scanned.can_close,
      isLoose: true,
      delimiters,
      first: delimiters.length,
    };
    const own = runs.get(tokens);
    if (own) own.push(run);
    else runs.set(tokens, [run]);
    return scanned;
  }
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
  const ofDelimiter = new Map<Delimiter | undefined, EmphasisRun>();
  const found = recorded.map(({ from: start, to: end, canOpen, canClose, delimiters, first }) => {
    const line = starts.findLast(({ inBlock }) => inBlock <= start) ?? { inBlock: 0, inText: from };
    const at = line.inText + start - line.inBlock;
    const run: EmphasisRun = { from: at, to: at + end - start, canOpen, canClose, isLoose: true };
    for (const delimiter of delimiters.slice(first, first + end - start)) ofDelimiter.set(delimiter, run);
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
