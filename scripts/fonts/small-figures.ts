import type { Font } from 'fontkit';

/** A glyph as a font stores it. */
export interface StoredGlyph {
  code: number;
  outline: Buffer;
  /** Advance and bearing. */
  metrics: Buffer;
}

const raised = { of: '0456789+−', as: '⁰⁴⁵⁶⁷⁸⁹⁺⁻' };
const lowered = { of: '0123456789+−x', as: '₀₁₂₃₄₅₆₇₈₉₊₋ₓ' };
/** How far below the line lowered figures stand, as a share of the size of letters. */
const depth = 0.14;

/**
 * Raised and lowered figures, which the fonts lack but for ¹²³: those of a formula or a power would stand in another font than their line.
 * Each is the figure itself, made as small as ² is.
 * @param glyphOf the number of a character's glyph in the font that they are added to
 */
export function smallFigures(font: Font, glyphOf: (code: number) => number | undefined): StoredGlyph[] {
  const [two, small] = ['2', '²'].map((each) => font.glyphForCodePoint(each.charCodeAt(0)).bbox);
  if (!two || !small || !font.hasGlyphForCodePoint('²'.charCodeAt(0))) return [];
  const scale = (small.maxY - small.minY) / (two.maxY - two.minY);
  const groups = [
    { ...raised, shift: small.minY },
    { ...lowered, shift: -depth * font.unitsPerEm },
  ];
  return groups.flatMap(({ of, as, shift }) =>
    [...of].flatMap((figure, index) => {
      const glyph = font.glyphForCodePoint(figure.charCodeAt(0));
      const number = glyphOf(figure.charCodeAt(0));
      if (number === undefined) return [];
      const { minX, minY, maxX, maxY } = glyph.bbox;
      const box = [minX * scale, minY * scale + shift, maxX * scale, maxY * scale + shift];
      // Made of one other glyph, moved up or down by words and scaled.
      const outline = integers(-1, ...box, 1 + 2 + 8, number, 0, shift, scale * 2 ** 14);
      const metrics = integers(glyph.advanceWidth * scale, minX * scale);
      return [{ code: as.charCodeAt(index), outline, metrics }];
    }),
  );
}

function integers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(Math.round(value) & 0xffff, 2 * index);
  return bytes;
}
