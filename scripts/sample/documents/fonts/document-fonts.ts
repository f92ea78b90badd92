import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { mergeFonts } from '../../../fonts/merge-fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts of the documents: the site's two faces, and one more for the Greek and mathematical characters they lack. */
export type FontName = 'text' | 'bold' | 'heading' | 'symbols';

/** A font with what the layout asks of it. */
export interface DocumentFont {
  file: Buffer;
  has(character: string): boolean;
  /** The width of a text at size 1. */
  width(text: string): number;
}

const latin = `${range(0x20, 0x7e)}\u00a0§©«®°±²³µ·»½×÷éèêëïöüäçóáíšžčř–—‘’“”„•…′™€−`;
const cyrillic = `${range(0x410, 0x44f)}ҐґЄєІіЇїЁё№`;

/** Loads the fonts; each is put together from the files of its package. */
export async function loadFonts(): Promise<Record<FontName, DocumentFont>> {
  return {
    text: documentFont(await instance('golos-text', 400)),
    bold: documentFont(await instance('golos-text', 600)),
    heading: documentFont(await instance('geologica', 600)),
    symbols: documentFont(readFileSync(resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'))),
  };
}

async function instance(family: string, weight: number): Promise<Buffer> {
  const scripts = { latin, cyrillic, 'latin-ext': '₴', 'cyrillic-ext': '₴' };
  const parts: Buffer[] = [];
  for (const [script, text] of Object.entries(scripts)) {
    const file = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`));
    parts.push(await subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
  }
  return mergeFonts(parts, 'document');
}

function documentFont(file: Buffer): DocumentFont {
  const font = create(file) as Font;
  const widths = new Map<string, number>();
  const characterWidth = (character: string): number => {
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = font.glyphForCodePoint(character.codePointAt(0) as number).advanceWidth / font.unitsPerEm;
    widths.set(character, width);
    return width;
  };
  return {
    file,
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) as number),
    width: (text) => Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0),
  };
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
