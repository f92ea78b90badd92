import { groupBy } from '../../lib/cache/once-per.ts';
import { composed } from '../../lib/text/letters.ts';
import { type DocumentBlock, goesOn, isHead, pageStart, rowWords, withTexts } from './document-blocks.ts';
import type { PdfPage, PdfPiece } from './pdf-reader.ts';
import { taggedBlocks } from './tagged-blocks.ts';
import { layoutOf, untaggedBlocks } from './untagged-blocks.ts';

/** The share of a page's height, at its top and at its bottom, that running lines may stand in. */
const margin = 0.13;
/** In so many characters of a line a number of a page is looked for. */
const longestLine = 200;
const emptyPage: DocumentBlock = { kind: 'paragraph', text: pageStart };

/**
 * Makes of the pages of a PDF one text: by its tags, or by where its lines stand. Running lines are left out; paragraphs, lists and tables
 * that go on over a page are joined, words hyphenated at the ends of lines too. Each page begins with `pageStart`.
 */
export function documentText(pages: readonly PdfPage[]): DocumentBlock[] {
  const running = runningLines(pages);
  const read = pages.map((page, index) => {
    const pieces = page.pieces.filter((piece) => !piece.isArtifact && !running[index]?.has(piece));
    return { pieces, blocks: taggedBlocks(page.tree, pieces, index + 1) };
  });
  const layout = layoutOf(read.flatMap(({ pieces }) => pieces));
  const text: DocumentBlock[] = [];
  for (const [index, { pieces, blocks }] of read.entries()) {
    const own = blocks ?? untaggedBlocks(pieces, index + 1, layout);
    // Fonts of TeX have a ligature by the number of that character.
    const withoutStarts = (words: string) => words.replaceAll(pageStart, '');
    addPage(
      text,
      own.map((block) => withTexts(block, withoutStarts)),
    );
  }
  // The words for a picture are no text of a scan.
  if (!text.some((block) => block.kind !== 'figure' && /\S/.test(wordsOf(block)))) return pages.map(() => emptyPage);
  const compounds = new Set(
    JSON.stringify(text)
      .toLowerCase()
      .match(/\p{L}+-\p{L}+/gu),
  );
  return text.map((block) => withTexts(block, (words) => tidy(words, compounds)));
}

/** The text of each page, on one line. */
export function pageTexts(text: readonly DocumentBlock[]): string[] {
  const [, ...pages] = text.map(wordsOf).join(' ').split(pageStart);
  return pages.map((page) => page.replace(/\s+/g, ' ').trim());
}

function wordsOf(block: DocumentBlock): string {
  const words: string[] = [];
  withTexts(block, (each) => String(words.push(each)));
  return words.join(' ');
}

function addPage(text: DocumentBlock[], [first, ...others]: DocumentBlock[]): void {
  const last = text.at(-1);
  let next: DocumentBlock = first ?? { kind: 'paragraph', text: '' };
  // The head of a table that is repeated on each page.
  if (last?.kind === 'table' && next.kind === 'table' && isHead(next.rows[0]) && next.rows.length > 1) {
    if (rowWords(next.rows[0]) === rowWords(last.rows[0])) next = { ...next, rows: next.rows.slice(1) };
  }
  let isBegun = false;
  const begun = withTexts(next, (words) => {
    const start = isBegun ? '' : pageStart;
    isBegun = true;
    return start + words;
  });
  if (!goesOn(last, begun)) text.push(begun);
  text.push(...others);
}

/** Joins hyphenated words and writes lines as one. @param compounds the words of the document that have a hyphen of their own */
function tidy(words: string, compounds: ReadonlySet<string>): string {
  return (
    composed(words)
      .replace(/(\p{L}+)[-\u00ad]\n(\f?)(\p{Ll}+)/gu, (_, start: string, page: string, end: string) =>
        compounds.has(`${start}-${end}`.toLowerCase()) ? `${page}${start}-${end}` : `${page}${start}${end}`,
      )
      // Characters of fonts of signs, and those that no page may have.
      .replace(/(?![\n\f\t])[\p{C}\ufffd]/gu, '')
      .replace(/(?: ?[.…]){5,} ?/g, ' … ')
      .replace(/[^\S\f]+/g, ' ')
      .replace(/^ | $|(?<=\f) /g, '')
  );
}

/** Finds the lines that stand at the top or the bottom of several pages, but for the numbers of these, numbers of pages, and watermarks. */
function runningLines(pages: readonly PdfPage[]): ReadonlySet<PdfPiece>[] {
  const lines = pages.map(marginLines);
  const found = countsOf(lines.flat().flatMap(({ keys }) => [...keys]));
  const often = Math.min(3, Math.max(2, pages.length));
  const numbers = countsOf(lines.flat().flatMap(({ numbers }) => numbers));
  const [[usual = '', times = 0] = []] = [...numbers].sort(([, a], [, b]) => b - a);
  const isNumber = ({ numbers, words }: MarginLine, index: number) =>
    times >= often
      ? numbers.includes(usual) || words === String(index + Number(usual.split(' ')[1]))
      : words === String(index + 1);
  const isRunning = (line: MarginLine, index: number) =>
    [...line.keys].some((key) => (found.get(key) ?? 0) >= often) || isNumber(line, index);
  return lines.map(
    (own, index) => new Set(own.filter((line) => isRunning(line, index)).flatMap(({ pieces }) => pieces)),
  );
}

interface MarginLine {
  pieces: PdfPiece[];
  words: string;
  /** Keys of what it may have in common with the same line of other pages: its words, any of its numbers less that of the page. */
  keys: ReadonlySet<string>;
  /**
   * The numbers with which it begins and ends, if it is the first or the last of the page, less the page's place in the file: that is the
   * same for numbers of pages, `bottom 1`.
   */
  numbers: string[];
}

function marginLines({ pieces, height }: PdfPage, index: number): MarginLine[] {
  const written = pieces.filter(({ text }) => text.trim());
  const heights = written.map(({ y }) => y).sort((a, b) => a - b);
  const inMargin = written.filter(
    ({ y, isTurned }) => isTurned || y <= height * margin || y >= height * (1 - margin),
  );
  const lines = groupBy(inMargin, ({ y, isTurned }) => (isTurned ? 'turned' : String(Math.round(y / 2))));
  return [...lines].map(([at, own]) => {
    const words = own.map(({ text }) => text.trim()).join(' ');
    const numbered = [...words.slice(0, longestLine).matchAll(/\d{1,4}/g)].map(
      ({ 0: number, index: start }) =>
        `${words.slice(0, start)}#${Number(number) - index}${words.slice(start + number.length)}`,
    );
    const isOuter = own.some(({ y, isTurned }) => !isTurned && (y === heights[0] || y === heights.at(-1)));
    const side = (own[0]?.y ?? 0) < height / 2 ? 'top' : 'bottom';
    const ends = isOuter ? words.matchAll(/^\d{1,4}(?=\s)|(?:^|(?<=\s))\d{1,4}$/g) : [];
    return {
      pieces: own,
      words,
      keys: new Set([words, ...numbered].map((each) => `${at} ${each}`)),
      numbers: [...ends].map(([end]) => `${side} ${Number(end) - index}`),
    };
  });
}

function countsOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
