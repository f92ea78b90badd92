/** A text as a part of a regular expression: what has a meaning there stands for itself. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The pieces of a pattern that matter here: what is escaped, a class of characters, the beginning of a look around, a bracket. */
const pieces = /\\.|\[(?:\\.|[^\\\]])*\]|\(\?<?[=!]|[()]|[^\\[()]+/gsu;

/**
 * A pattern that asks nothing of what stands around its match: it is found wherever the given one is, and in texts without
 * either far sooner, where the given one would look behind at every character.
 */
export function quickLook({ source, flags }: RegExp): RegExp {
  let kept = '';
  // How deep in brackets the look around begins that is left out.
  let depth = 0;
  let left: number | undefined;
  for (const [piece] of source.matchAll(pieces)) {
    if (piece.startsWith('(')) depth += 1;
    if (/^\(\?<?[=!]/.test(piece)) left ??= depth;
    if (left === undefined) kept += piece;
    if (piece !== ')') continue;
    if (left === depth) left = undefined;
    depth -= 1;
  }
  return new RegExp(kept, flags.replace('g', ''));
}
