import type { LanguageCode } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';

/** The options of every chart. */
export interface ChartFrame {
  /** Names the chart among all that are in one document. */
  id: string;
  /** The contents: read by screen readers, shown by browsers while pointing. */
  title: string;
  /** The contents of the picture, in a sentence or two. */
  description: string;
  /** Whose numbers it shows. */
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
