import type { Piece } from '../difference/compare-words.ts';
import type { Inline } from './section.ts';

/** So many characters are shown around a change, */
const context = 40;
/** of what changed in one place, */
const mostChanged = 160;
/** and of a text with all its changes. */
const mostInAll = 360;

/** Shows what changed in a text, with a few words around it: …a furnace of ~~60~~ → **160** kg…. */
export function describeText(pieces: readonly Piece[]): Inline[] {
  const shown: Inline[] = [];
  let length = 0;
  let isCut = false;
  pieces.forEach(({ text, only }, at) => {
    if (isCut) return;
    const first = at === 0;
    const last = at === pieces.length - 1;
    const piece = only ? shorten(text, mostChanged) : around(text, first, last);
    length += piece.length;
    const replaces = only === 'after' && pieces[at - 1]?.only === 'before';
    const isReplaced = only === 'before' && pieces[at + 1]?.only === 'after';
    if (only === 'before') shown.push(...apart(isReplaced ? piece.trimEnd() : piece, 'removed'));
    else if (only) shown.push(...(replaces ? [' → ', ...apart(piece.trimStart(), 'added')] : apart(piece, 'added')));
    else shown.push(piece);
    isCut = length > mostInAll && !last;
  });
  return [...shown, isCut ? '…' : ''].filter((inline) => inline !== '');
}

/** A text on one line, cut at a word when it is long. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/\s+\S{0,30}$/, '').trimEnd()}…`;
}

/** The words of an unchanged text that stand beside changed ones. */
function around(text: string, first: boolean, last: boolean): string {
  const before = first ? '' : head(text);
  const after = last ? '' : tail(text);
  if (before.length + after.length >= text.length) return text;
  if (first) return after.length < text.length ? `…${after}` : text;
  if (last) return before.length < text.length ? `${before}…` : text;
  return `${before}… …${after}`;
}

function head(text: string): string {
  if (text.length <= context) return text;
  return text
    .slice(0, context)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+\S*$/, '');
}

function tail(text: string): string {
  if (text.length <= context) return text;
  return text
    .slice(-context)
    .replace(/^[\udc00-\udfff]/, '')
    .replace(/^\S*\s+/, '');
}

/** Marks a text, and not the spaces around it. */
function apart(text: string, mark: 'removed' | 'added'): Inline[] {
  const [, before = '', words = '', after = ''] = /^( *)(.*?)( *)$/s.exec(text) ?? [];
  const marked: Inline = mark === 'removed' ? { removed: words || before } : { added: words || before };
  return words ? [before, marked, after] : [marked];
}
