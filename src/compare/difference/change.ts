import type { Block } from '../read/page-blocks.ts';
import type { Part } from '../read/page-parts.ts';
import type { Piece } from './compare-words.ts';

/** One change of a part of a page. */
export type Change =
  | { type: 'added'; block: Block }
  | { type: 'removed'; block: Block }
  | { type: 'moved'; block: Block }
  | { type: 'text'; block: Block; pieces: readonly Piece[] }
  /** The same words lead elsewhere. Without an address they are no link. */
  | { type: 'link'; words: string; before: string; after: string }
  /** Another picture, or another version of it, which then has the same name. */
  | { type: 'picture'; before: string; after: string }
  /** Only elements and attributes that are not read: the look may have changed. */
  | { type: 'markup' };

/** A change and the part of the page it is in. */
export type PartChange = Change & { part: Part };

/**
 * What a change says of the words themselves, without those around them: the same for a name that changes in many texts. A
 * text that was added or removed stands for itself.
 */
export function signatureOf(change: PartChange): string {
  switch (change.type) {
    case 'text': {
      const words = change.pieces.filter(({ only }) => only).map(({ text, only }) => [only, text]);
      return JSON.stringify([change.part, change.block.picture ? 'alt' : '', words]);
    }
    case 'added':
    case 'removed':
    case 'moved':
      return JSON.stringify([change.part, change.type, change.block.text, change.block.picture?.name]);
    case 'link':
      return JSON.stringify([change.part, change.type, change.before, change.after]);
    default:
      return JSON.stringify(change);
  }
}

/** How many characters visitors see changed. */
export function amountOf(change: Change): number {
  switch (change.type) {
    case 'text':
      return change.pieces.reduce((sum, { text, only }) => sum + (only ? text.length : 0), 0);
    case 'added':
    case 'removed':
      // A picture without words is seen as well as a line of text.
      return change.block.text.length + (change.block.picture ? 100 : 0);
    case 'picture':
      return 100;
    case 'markup':
      return 1;
    default:
      return 10;
  }
}
