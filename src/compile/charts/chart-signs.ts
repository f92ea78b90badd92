import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { letters, pageWidth, textAt, textWidth } from './chart-frame.ts';

/** Patterns of areas on paper, so that they differ without a colour: one tile of 8 by 8 for each of seven. */
const tiles = [
  'M-2,2l4,-4M0,8l8,-8M6,10l4,-4',
  'M-2,6l4,4M0,0l8,8M6,-2l4,4',
  'M0,4H8',
  'M4,0V8',
  'M0,4H8M4,0V8',
  'M2,2h1M6,6h1',
  'M0,8l8,-8M0,0l8,8',
];

/** The definitions of patterns for so many areas of a chart. */
export function hatches(id: string, count: number): string {
  const patterns = tiles
    .slice(0, count)
    .map(
      (tile, index) =>
        `<pattern id="${hatchName(id, index)}" width="8" height="8" patternUnits="userSpaceOnUse"><path class="chart-hatch" d="${tile}"/></pattern>`,
    );
  return count ? `<defs>${patterns.join('')}</defs>` : '';
}

/** An area: in its colour on the screen, hatched on paper. @param attributes the element's shape: `path d="…"` */
export function area(id: string, index: number, attributes: string, style: string): string {
  const own = index % tiles.length;
  return [
    `<${attributes} class="${style} chart-${own + 1}"/>`,
    `<${attributes} class="chart-on-paper" fill="url(#${hatchName(id, own)})"/>`,
  ].join('');
}

function hatchName(id: string, index: number): string {
  return `${escapeXml(id)}-hatch-${index + 1}`;
}

/** Shapes tell series apart without a colour, as on paper. */
const shapes: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
];

/** The path of the shape of a series. @param size its area in square pixels */
export function shapeOf(series: number, size: number): string {
  return symbol(shapes[series % shapes.length], size).digits(1)() ?? '';
}

/** A series as a legend names it. */
interface LegendEntry {
  name: string;
  /** The form in which it is drawn: with points, as a line, as an area. */
  sign: 'point' | 'line' | 'area';
}

const signWidth = 22;
const gap = 18;

/** Draws the names of series in rows, and tells how high they are. */
export function legend(entries: readonly LegendEntry[], top: number): { parts: string[]; height: number } {
  let [x, row] = [0, 0];
  const parts = entries.map(({ name, sign }, index) => {
    const own = signWidth + textWidth(name);
    if (x > 0 && x + own > pageWidth) [x, row] = [0, row + 1];
    const y = top + letters.line * (row + 0.5);
    const part = `<g class="chart-series chart-${index + 1}">${drawSign(sign, index, x, y)}${textAt(x + signWidth, y, name)}</g>`;
    x += own + gap;
    return part;
  });
  return { parts, height: entries.length ? (row + 1) * letters.line : 0 };
}

function drawSign(sign: LegendEntry['sign'], index: number, x: number, y: number): string {
  if (sign === 'area') return `<rect class="chart-area" x="${x}" y="${y - 7}" width="14" height="14"/>`;
  const line = `<path class="chart-line" d="M${x},${y}h16"/>`;
  if (sign === 'line') return line;
  return `<path class="chart-point" transform="translate(${x + 8},${y})" d="${shapeOf(index, 56)}"/>`;
}

/** Breaks a text into lines that are at most so wide, in CSS pixels; a word that is wider has a line of its own. */
export function wrapText(text: string, width: number, widthOf = textWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Formats by language and options: to make one takes a hundred times as long as to write a number. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number as a language does: `1,069.5`, or `1 069,5`. */
export function formatNumber(value: number, language: LanguageCode, options: Intl.NumberFormatOptions): string {
  const { tag } = languageOf(language);
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format.format(value);
}
