import type { Node } from 'prosemirror-model';
import type { TextRange } from '../../../lib/text/patterns.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeBlock } from './write-markdown.ts';

/** A block of a document, and where its Markdown stands in the text. */
export interface WrittenBlock extends TextRange {
  node: Node;
  position: number;
  source: string;
  /** Number of the block that it was when the text was read. */
  origin: number | undefined;
}

/** A Markdown text and the document as which it is edited: blocks that nobody edits keep their Markdown, byte for byte. */
export class SourceText {
  private readonly read: ReturnType<typeof readMarkdown>;

  constructor(readonly text: string) {
    this.read = readMarkdown(text);
  }

  get doc(): Node {
    return this.read.doc;
  }

  /** Writes a document that was made of this one by editing. */
  write(doc: Node): { text: string; blocks: WrittenBlock[] } {
    const { gaps } = this.read;
    const blocks = this.blocksOf(doc);
    let text = gaps[0] ?? '';
    for (const [index, block] of blocks.entries()) {
      const before = blocks[index - 1];
      if (before) text += this.gapBetween(before, block);
      block.from = text.length;
      text += block.source;
      block.to = text.length;
    }
    return { text: gaps.length > 1 ? text + gaps.at(-1) : text, blocks };
  }

  private blocksOf(doc: Node): WrittenBlock[] {
    const found: WrittenBlock[] = [];
    doc.forEach((node, position) => {
      // A block that an editor has begun and not filled is not written.
      if (writeBlock(node)) found.push({ node, position, source: '', origin: undefined, from: 0, to: 0 });
    });
    const known = this.read.blocks;
    const isKnown = (block: WrittenBlock | undefined, index: number) => {
      const other = known[index]?.node;
      return block !== undefined && other !== undefined && (block.node === other || block.node.eq(other));
    };
    let start = 0;
    while (isKnown(found[start], start)) start++;
    let end = 0;
    const shorter = Math.min(found.length, known.length) - start;
    while (end < shorter && isKnown(found.at(-1 - end), known.length - 1 - end)) end++;
    const isInPlace = found.length === known.length;
    let next = start;
    for (const [index, block] of found.entries()) {
      if (index < start) block.origin = index;
      else if (index >= found.length - end) block.origin = index - found.length + known.length;
      else if (isInPlace) block.origin = index;
      else {
        // Blocks that were moved, or have others between them, are still the same.
        const same = known.findIndex((_, each) => each >= next && each < known.length - end && isKnown(block, each));
        if (same >= 0) [block.origin, next] = [same, same + 1];
      }
      const origin = known[block.origin ?? -1];
      const before = found[index - 1];
      const hasMoved = before && wordsAt(before.source) !== wordsAt(known[before.origin ?? -1]?.source ?? '');
      // Spaces before a block would make it part of a list above it whose words now stand elsewhere.
      const isTaken = hasMoved && /_list$/.test(before.node.type.name) && /^\s/.test(origin?.source ?? '');
      block.source = origin?.node.eq(block.node) && !isTaken ? origin.source : writeBlock(block.node);
    }
    return found;
  }

  /** Two blocks keep what was between them, unless that no longer parts them. */
  private gapBetween(before: WrittenBlock, after: WrittenBlock): string {
    const { blocks, gaps } = this.read;
    if (before.origin === undefined || after.origin !== before.origin + 1) return '\n\n';
    const gap = gaps[after.origin] ?? '';
    if (/\n\s*\n/.test(gap)) return gap;
    const isAsBefore = [before, after].every(({ node, origin }) => node.type === blocks[origin ?? -1]?.node.type);
    // The line below an entry without words was a paragraph; below words it would belong to them.
    const isEdited = before.source !== blocks[before.origin]?.source;
    const isTaken =
      isEdited && /_list|quote/.test(before.node.type.name) && /paragraph|table/.test(after.node.type.name);
    return isAsBefore && !isTaken ? gap : '\n\n';
  }
}

/** Where the words of an entry begin, behind its sign. */
const wordsAt = (source: string) => /^\s*\S+\s*/.exec(source)?.[0].length;

/** Finds the place in a document of part of its text; of markup that nobody sees, the words behind it. A block may be shown as a whole. */
export function documentRange(blocks: readonly WrittenBlock[], { from, to }: TextRange) {
  const block = blocks.find((each) => from < each.to) ?? blocks.at(-1);
  if (!block) return undefined;
  const { node, position } = block;
  if (node.isAtom) return { from: position, to: position + node.nodeSize, isBlock: true };
  const places = characterPlaces(block);
  const start = places.findIndex((each) => each.to > from);
  const first = places[start] ?? places.at(-1);
  if (!first) return { from: position, to: position + node.nodeSize, isBlock: true };
  const last = places.findLast((each, index) => each.from < to && index >= start) ?? first;
  return { from: first.position, to: Math.max(last.end, first.end), isBlock: false };
}

/** A character or a picture, where it stands in the document and in the text. */
interface CharacterPlace extends TextRange {
  position: number;
  end: number;
}

/** Places of all characters of a block: its Markdown has them in the same order, with markup between them. */
function characterPlaces({ node: block, position: start, source, from: offset }: WrittenBlock): CharacterPlace[] {
  const places: CharacterPlace[] = [];
  let at = 0;
  let link = { address: '', position: 0 };
  const take = (found: number, length: number, position: number, size: number) => {
    if (found < 0) return;
    at = found + length;
    places.push({ position, end: position + size, from: offset + found, to: offset + at });
  };
  // The address of a link stands behind its words, and nobody sees it: it has their place.
  const endLink = () => {
    const found = link.address ? source.indexOf(link.address, at) : -1;
    take(found, link.address.length, link.position, (places.at(-1)?.end ?? 0) - link.position);
    if (found >= 0) at = source.indexOf(')', at) + 1 || at;
  };
  block.descendants((node, inner) => {
    const position = start + 1 + inner;
    const address: string = node.marks.find(({ type }) => type.name === 'link')?.attrs.href ?? '';
    if (address !== link.address) {
      endLink();
      link = { address, position };
    }
    // The number of an entry may also be the first of its words.
    if (node.type.name === 'list_item') at = source.indexOf(' ', at) + 1 || at;
    if (node.isText) {
      for (const [index, character] of (node.text ?? '').split('').entries()) {
        // A line break within a paragraph is a space of the document.
        const isBreak = character === ' ' && /^ *\n/.test(source.slice(at));
        take(source.indexOf(isBreak ? '\n' : character, at), 1, position + index, 1);
      }
    } else if (node.isInline) {
      const own = writeBlock(node.type.schema.node('paragraph', null, node.mark([])));
      take(source.indexOf(own, at), own.length, position, node.nodeSize);
    }
  });
  endLink();
  return places;
}
