/** What is used here of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(text: string): { advanceWidth: number; glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }
  interface Glyph {
    id: number;
    advanceWidth: number;
    path: { commands: { command: string; args: number[] }[] };
  }
  export function create(file: Buffer): Font;
}
