import { type DocumentBlock, goesOn, listItem, type PlacedRow, tableBlock } from './document-blocks.ts';
import type { PdfPiece } from './pdf-reader.ts';

/** Words that stand together on a line. */
interface Part {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

/** Parts beside each other, with wide gaps between them. */
interface Line extends Part {
  parts: Part[];
}

/** Properties that the pages of a document have in common. */
export interface Layout {
  /** Numbers of letters of each size. */
  sizes: ReadonlyMap<number, number>;
  /** The font of most letters. */
  font: string;
  /** The right edge of its words. */
  right: number;
}

/** From how much larger than the text letters are those of a heading. */
const headingScale = 1.15;
/** The width of a gap within a line, in sizes of its letters, from which it is no space between words. */
const wideGap = 1.8;
/** The number of lines beside each other that are columns of a text. */
const columnLines = 6;
/** The number of rows of words beside each other that are a table. */
const tableRows = 3;
/** Beginnings of paragraphs that are no entries of a list. */
const numbered = /^(?:(?:\d+\.)+\d*\s|\[\d+\]\s|(?:Стаття|Розділ|Article|§)\s*\d)/u;

/** Looks at what the pages of a document have in common. */
export function layoutOf(pieces: readonly PdfPiece[]): Layout {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  let right = 0;
  for (const { size, text, x, width, font } of pieces) {
    const { length } = text.trim();
    sizes.set(roundedSize(size), (sizes.get(roundedSize(size)) ?? 0) + length);
    fonts.set(font, (fonts.get(font) ?? 0) + length);
    if (text.trim()) right = Math.max(right, x + width);
  }
  const [[font = ''] = []] = [...fonts].sort(([, a], [, b]) => b - a);
  return { sizes, font, right };
}

/** Reads the blocks of a page without tags, from where its lines stand and how large they are. */
export function untaggedBlocks(pieces: readonly PdfPiece[], page: number, layout: Layout): DocumentBlock[] {
  const { sizes, right } = layout;
  const lines = inColumns(linesOf(partsOf(pieces)));
  const [textSize = 0] = [...sizes].sort(([, a], [, b]) => b - a)[0] ?? [];
  const larger = [...sizes.keys()].filter((size) => size >= textSize * headingScale).sort((a, b) => b - a);
  const leading = usualLeading(lines);
  const blocks: DocumentBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = rowsFrom(lines, at);
    if (rows.length >= tableRows) {
      blocks.push(...tableBlock(rows.map(cellsOf), page));
      at += rows.length;
      continue;
    }
    const own = paragraphFrom(lines, at, leading, right);
    const block = blockOf(own, textSize, larger, layout.font);
    const mayGoOn = block.kind === 'list' || (at > 0 && isJump(lines[at - 1], lines[at]));
    if (!mayGoOn || !goesOn(blocks.at(-1), block)) blocks.push(block);
    at += own.length;
  }
  return blocks;
}

function roundedSize(size: number): number {
  return Math.round(size * 2) / 2;
}

function partsOf(pieces: readonly PdfPiece[]): Part[] {
  const parts: Part[] = [];
  let isSpaced = false;
  for (const { text, x, y, width, size, font } of pieces) {
    if (!text.trim()) {
      isSpaced ||= text !== '';
      continue;
    }
    const last = parts.at(-1);
    const gap = last ? x - last.right : 0;
    const isBeside = last && Math.abs(y - last.y) < Math.max(size, last.size) / 2 && gap > -last.size;
    if (isBeside && gap < wideGap * last.size) {
      last.text += (isSpaced || gap > size * 0.15 ? ' ' : '') + text;
      last.right = x + width;
      last.size = Math.max(last.size, size);
    } else parts.push({ text, x, right: x + width, y, size, font });
    isSpaced = false;
  }
  return parts;
}

function linesOf(parts: readonly Part[]): Line[] {
  const lines: Line[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && Math.abs(part.y - last.y) < last.size / 2 && part.x > last.right) {
      last.parts.push(part);
      last.text += ` ${part.text}`;
      last.right = part.right;
      last.size = Math.max(last.size, part.size);
    } else lines.push({ ...part, parts: [part] });
  }
  return lines;
}

/** Puts lines that go across two columns of a text into the order in which these are read. */
function inColumns(lines: readonly Line[]): Line[] {
  const pairs = lines.filter(({ parts }) => parts.length === 2);
  const second = median(pairs.map(({ parts }) => parts[1]?.x ?? 0));
  const isPair = ({ parts, x }: Line) => {
    const [left, right] = parts;
    if (parts.length !== 2 || !left || !right || Math.abs(right.x - second) > right.size * 1.5) return false;
    return left.right - x > (second - x) * 0.6 && right.right - right.x > (second - x) * 0.5;
  };
  if (lines.filter(isPair).length < columnLines) return [...lines];
  const ordered: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  const flush = () => {
    ordered.push(...left, ...right);
    [left, right] = [[], []];
  };
  for (const line of lines) {
    const [one, other] = line.parts;
    if (one && other && line.parts.length === 2 && Math.abs(other.x - second) < other.size * 3) {
      left.push({ ...one, parts: [one] });
      right.push({ ...other, parts: [other] });
    } else if (line.right < second) left.push(line);
    else if (line.x > second - line.size * 3) right.push(line);
    else {
      flush();
      ordered.push(line);
    }
  }
  flush();
  return ordered;
}

/** The lines from one on that are rows with several cells, with lines between them that go on in one cell. */
function rowsFrom(lines: readonly Line[], from: number): Line[] {
  const hasCells = (line: Line | undefined) => line !== undefined && line.parts.length > 1;
  const rows: Line[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const [line, before] = [lines[at], rows.at(-1)];
    if (!line || (before && isJump(before, line))) break;
    if (!hasCells(line) && !(before && hasCells(lines[at + 1]) && line.y - before.y < line.size * 2)) break;
    rows.push(line);
  }
  return rows;
}

function cellsOf({ parts }: Line): PlacedRow {
  return parts.map(({ text, x, right }) => ({ text, isHeader: false, left: x, right }));
}

/** Tells if a line is not below the one before: a column or a box begins. */
function isJump(before: Line | undefined, line: Line | undefined): boolean {
  return before !== undefined && line !== undefined && line.y <= before.y;
}

/** The lines from one on that are one paragraph. */
function paragraphFrom(lines: readonly Line[], from: number, leading: number, right: number): Line[] {
  const first = lines[from];
  const own = first ? [first] : [];
  for (let at = from + 1; at < lines.length; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || !before || line.parts.length > 1 || isJump(before, line)) break;
    if (beginsParagraph(line, before, own, { leading, columnRight: columnRight(lines, at, right) })) break;
    own.push(line);
  }
  return own;
}

function beginsParagraph(
  line: Line,
  before: Line,
  own: readonly Line[],
  { leading, columnRight }: { leading: number; columnRight: number },
): boolean {
  const gap = line.y - before.y;
  if (gap > Math.max(leading * 1.35, line.size * 1.2)) return true;
  if (Math.abs(line.size - before.size) > before.size * 0.1) return true;
  if (listItem(line.text) || numbered.test(line.text)) return true;
  if (/(?:\.\s?){5,}\s*\d+\s*$/.test(before.text) || isInCapitals(before.text) !== isInCapitals(line.text))
    return true;
  // The middle of a sentence.
  if (/[\p{L}\d,-]$/u.test(before.text) && /^\p{Ll}/u.test(line.text)) return false;
  const indent = line.x - before.x;
  const isHanging = own.length === 1 && (listItem(before.text) || numbered.test(before.text));
  if (indent > line.size * 0.8 && !isHanging && !isCentred(line, before)) return true;
  const isShort = before.right < columnRight - (columnRight - before.x) * 0.15;
  return isShort && /[.:;!?]\s*$/.test(before.text);
}

function isCentred(line: Line, before: Line): boolean {
  return Math.abs(line.x + line.right - before.x - before.right) < line.size;
}

/** Returns the right edge of the lines around one, in its column; if they are few, those of the document. */
function columnRight(lines: readonly Line[], at: number, right: number): number {
  const near = lines.slice(Math.max(0, at - 12), at + 12);
  const own = lines[at];
  const inColumn = near.filter(({ x, right }) => own && x < own.right && right > own.x);
  return Math.max(...inColumn.map((line) => line.right), inColumn.length < columnLines ? right : 0);
}

/** Returns the distance that most lines have from the one before. */
function usualLeading(lines: readonly Line[]): number {
  const gaps = lines.flatMap((line, at) => {
    const gap = line.y - (lines[at - 1]?.y ?? 0);
    return at > 0 && gap > 0 && gap < line.size * 3 ? [gap] : [];
  });
  return median(gaps);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 5 && letters > text.replace(/\s/g, '').length * 0.7;
}

function blockOf(
  lines: readonly Line[],
  textSize: number,
  larger: readonly number[],
  textFont: string,
): DocumentBlock {
  const text = lines.map((line) => line.text).join('\n');
  const size = roundedSize(lines[0]?.size ?? 0);
  const hasLetters = /\p{L}{2}/u.test(text);
  if (hasLetters && text.length < 300 && size >= textSize * headingScale) {
    return { kind: 'heading', level: Math.min(3, larger.indexOf(size) + 1), text };
  }
  if (isInCapitals(text) && text.length < 200)
    return { kind: 'heading', level: Math.min(3, larger.length + 1), text };
  // The number of a section, in another font than the text.
  const [section] = /^\d+(?:\.\d+)*(?=\.?\s+\p{Lu})/u.exec(text) ?? [];
  if (section && lines.length < 3 && lines[0]?.font !== textFont && !/[.,:;]$/.test(text)) {
    return { kind: 'heading', level: Math.min(3, larger.length + section.split('.').length), text };
  }
  const item = listItem(text);
  return item ? { kind: 'list', items: [item] } : { kind: 'paragraph', text };
}
