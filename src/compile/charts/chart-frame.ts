import * as shape from 'd3-shape';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';

/** The options of every chart. */
export interface ChartFrame {
  /** Names the chart among all that are in one document. */
  id: string;
  /** The contents: read by screen readers, shown by browsers while pointing. */
  title: string;
  description: string;
  language: LanguageCode;
}

/** The height of letters and of lines, in CSS pixels. */
export const letters = { size: 16, line: 20 } as const;

/** The width of charts, in CSS pixels: on a screen of 320 px their letters are 11 px high. */
export const pageWidth = 420;

/** Puts the parts of a chart into an SVG element with title and description. */
export function frame(chart: ChartFrame, height: number, parts: readonly string[]): string {
  const id = escapeXml(chart.id);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-description" width="${pageWidth}" height="${height}" viewBox="0 0 ${pageWidth} ${height}">`,
    `<title id="${id}-title">${escapeXml(chart.title)}</title>`,
    `<desc id="${id}-description">${escapeXml(chart.description)}</desc>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

/**
 * A line of text in a chart.
 * @param y the middle of the line
 */
export function textAt(x: number, y: number, text: string, style = ''): string {
  const name = style && ` class="${style}"`;
  return `<text${name} x="${round(x)}" y="${round(y)}" dy=".35em">${escapeXml(text)}</text>`;
}

/** The lines of a caption at the top of a chart. */
export function captionAbove(lines: readonly string[]): string[] {
  return lines.map((line, row) => textAt(0, letters.line * (row + 0.5), line, 'chart-caption'));
}

/** A coordinate as it is written: tenths of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The greatest width of a text in the fonts that it may be shown in, in CSS pixels. Which one it will be is not known while
 * drawing, so that this is an estimate by classes of letters.
 */
export function textWidth(text: string): number {
  const ems = Array.from(text, (letter) => {
    if (/[ .,:;'’|!ijlIіїІЇ·\u00a0()]/.test(letter)) return 0.36;
    if (/[\p{Lu}MWmw%—ЖШЩЮФМжшщюфмы]/u.test(letter)) return 0.9;
    return 0.66;
  });
  return Math.ceil(ems.reduce((sum, em) => sum + em, 0) * letters.size);
}

/** The greatest width of a text in bold. */
export function boldWidth(text: string): number {
  return Math.ceil(textWidth(text) * 1.08);
}

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
const shapes = [
  shape.symbolCircle,
  shape.symbolSquare,
  shape.symbolTriangle,
  shape.symbolDiamond,
  shape.symbolCross,
  shape.symbolStar,
  shape.symbolWye,
];

/** The path of the shape of a series. @param size its area in square pixels */
export function shapeOf(series: number, size: number): string {
  return shape.symbol(shapes[series % shapes.length], size).digits(1)() ?? '';
}

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
