import type { DocumentFont, FontName } from '../fonts/document-fonts.ts';
import type { Span } from '../parse/block.ts';
import type { TextStyle } from './style.ts';

/** A text in one font at one height. */
export interface Run {
  text: string;
  font: FontName;
  size: number;
  /** The distance by which it stands below the baseline: subscripts are positive, superscripts negative. */
  drop: number;
  width: number;
}

/** A line of runs. */
export interface Line {
  runs: Run[];
  width: number;
}

type Fonts = Record<FontName, DocumentFont>;

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';

/** Breaks text into lines of at most the given width. A word that is wider is broken anywhere. */
export function breakLines(fonts: Fonts, spans: readonly Span[], style: TextStyle, width: number): Line[] {
  const space = fonts[style.font].width(' ') * style.size;
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  for (const word of words(fonts, spans, style)) {
    for (const piece of breakWord(fonts, word, width)) {
      const gap = line.runs.length ? space : 0;
      if (gap && line.width + gap + widthOf(piece) > width) {
        lines.push(line);
        line = { runs: [], width: 0 };
      }
      const last = line.runs.at(-1);
      if (last) extend(last, ' ', space);
      for (const run of piece) append(line, run);
      line.width = widthOf(line.runs);
    }
  }
  return [...lines, line];
}

/** The width of the longest word. */
export function widestWord(fonts: Fonts, spans: readonly Span[], style: TextStyle): number {
  return Math.max(0, ...words(fonts, spans, style).map(widthOf));
}

function words(fonts: Fonts, spans: readonly Span[], style: TextStyle): Run[][] {
  const found: Run[][] = [[]];
  for (const { text, bold } of spans) {
    text.split(' ').forEach((part, index) => {
      if (index > 0) found.push([]);
      found.at(-1)?.push(...runs(fonts, part, bold && style.font === 'text' ? 'bold' : style.font, style.size));
    });
  }
  return found.filter((word) => word.length > 0);
}

function runs(fonts: Fonts, text: string, font: FontName, size: number): Run[] {
  const line: Line = { runs: [], width: 0 };
  for (const character of text) append(line, runOf(fonts, character, font, size));
  return line.runs;
}

function runOf(fonts: Fonts, character: string, font: FontName, size: number): Run {
  const low = subscripts.indexOf(character);
  if (low >= 0) return measured(fonts, String(low), font, size * 0.68, size * 0.16);
  const high = superscripts.indexOf(character);
  if (high >= 0) return measured(fonts, '0123456789+−'.charAt(high), font, size * 0.68, -size * 0.34);
  if (fonts[font].has(character)) return measured(fonts, character, font, size, 0);
  if (fonts.symbols.has(character)) return measured(fonts, character, 'symbols', size, 0);
  throw new Error(`No font has the character ${character} (U+${character.codePointAt(0)?.toString(16)}).`);
}

function measured(fonts: Fonts, text: string, font: FontName, size: number, drop: number): Run {
  return { text, font, size, drop, width: fonts[font].width(text) * size };
}

/** Adds a run to a line, joining it with the run before when they look alike. */
function append(line: Line, run: Run): void {
  const last = line.runs.at(-1);
  if (last && last.font === run.font && last.size === run.size && last.drop === run.drop)
    extend(last, run.text, run.width);
  else line.runs.push({ ...run });
}

function extend(run: Run, text: string, width: number): void {
  run.text += text;
  run.width += width;
}

function widthOf(word: readonly Run[]): number {
  return word.reduce((sum, { width }) => sum + width, 0);
}

/** Breaks a word that is wider than the line. */
function breakWord(fonts: Fonts, word: Run[], width: number): Run[][] {
  if (widthOf(word) <= width) return [word];
  const pieces: Line[] = [{ runs: [], width: 0 }];
  for (const { text, font, size, drop } of word) {
    for (const character of text) {
      const run = measured(fonts, character, font, size, drop);
      if (widthOf(pieces.at(-1)?.runs ?? []) + run.width > width) pieces.push({ runs: [], width: 0 });
      append(pieces.at(-1) as Line, run);
    }
  }
  return pieces.map(({ runs: piece }) => piece);
}
