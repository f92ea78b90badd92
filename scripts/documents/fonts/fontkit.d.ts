/** What is used here of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): { id: number; advanceWidth: number };
  }
  export function create(file: Buffer): Font;
}
