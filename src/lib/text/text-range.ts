/** Part of a text, as offsets. */
export interface TextRange {
  from: number;
  to: number;
}

/** Where a text has what a pattern found in it. */
export function rangeOfMatch({ 0: found, index }: RegExpExecArray): TextRange {
  return { from: index, to: index + found.length };
}
