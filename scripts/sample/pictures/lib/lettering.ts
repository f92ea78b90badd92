import { n, path } from './drawing.ts';

/** A single-stroke font, 10 units high and 6 wide, so that the SVG needs no font. */
const glyphs: Record<string, string> = {
  '0': 'M3 0A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7V3A3 3 0 0 1 3 0Z',
  '1': 'M1.2 2L3.8 0V10',
  '2': 'M0 2.9A3 2.9 0 0 1 6 2.9C6 5 3 6.6 0 10H6',
  '3': 'M0.3 1.8A2.8 2.4 0 1 1 3 4.7A2.9 2.65 0 1 1 0.1 7.8',
  '4': 'M4.6 10V0L0 7H6',
  '5': 'M5.5 0H0.9L0.5 4.7A3 3.05 0 1 1 0.1 8.2',
  '6': 'M5 0C2 1 0 4 0 7A3 3 0 1 0 3 4A3 3 0 0 0 0 7',
  '7': 'M0 0H6L2.2 10',
  '8': 'M3 4.7A2.35 2.35 0 1 1 3 0A2.35 2.35 0 1 1 3 4.7A2.65 2.65 0 1 1 3 10A2.65 2.65 0 1 1 3 4.7',
  '9': 'M1 10C4 9 6 6 6 3A3 3 0 1 0 3 6A3 3 0 0 0 6 3',
  A: 'M0 10L3 0L6 10M1.1 6.6H4.9',
  B: 'M0 4.8H3.2A2.6 2.6 0 0 1 3.2 10H0V0H2.9A2.4 2.4 0 0 1 2.9 4.8',
  C: 'M6 2.4A3 3 0 0 0 0 3V7A3 3 0 0 0 6 7.6',
  D: 'M0 0V10H2.4A3.6 3.6 0 0 0 6 6.4V3.6A3.6 3.6 0 0 0 2.4 0Z',
  E: 'M6 0H0V10H6M0 5H4.6',
  F: 'M6 0H0V10M0 5H4.6',
  G: 'M6 2.4A3 3 0 0 0 0 3V7A3 3 0 0 0 6 7.6V5.4H3.6',
  H: 'M0 0V10M6 0V10M0 5H6',
  J: 'M5 0V7.4A2.5 2.6 0 0 1 0 7.4',
  K: 'M0 0V10M6 0L0 6M2 4.2L6 10',
  M: 'M0 10V0L3 6L6 0V10',
  N: 'M0 10V0L6 10V0',
  P: 'M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.4H0',
  Q: 'M3 0A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7V3A3 3 0 0 1 3 0ZM3.6 7L6.4 10.6',
  R: 'M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.4H0M3.2 5.4L6 10',
  S: 'M5.7 1.9A2.8 2.3 0 0 0 3 0A2.5 2.4 0 0 0 3 4.8A2.6 2.6 0 0 1 3 10A2.9 2.4 0 0 1 0.2 8',
  T: 'M0 0H6M3 0V10',
  V: 'M0 0L3 10L6 0',
  a: 'M5 4V10M5 6.9A2.4 3.1 0 1 0 5 7',
  c: 'M5 5.2A2.4 2.9 0 1 0 5 8.4',
  d: 'M5 0V10M5 6.9A2.4 3.1 0 1 0 5 7',
  e: 'M0.3 6.8H5A2.4 3 0 1 0 4.4 9.2',
  g: 'M5 4V11A2.3 2 0 0 1 0.6 12M5 6.9A2.4 3.1 0 1 0 5 7',
  h: 'M0.4 0V10M0.4 6.4A2.3 2.4 0 0 1 5 6.4V10',
  i: 'M2.4 4V10M2.4 1.2V1.4',
  l: 'M2.4 0V10',
  m: 'M0 10V4M0 6A1.5 1.9 0 0 1 3 6V10M3 6A1.5 1.9 0 0 1 6 6V10',
  n: 'M0.4 10V4M0.4 6.4A2.3 2.4 0 0 1 5 6.4V10',
  s: 'M4.6 5A2 1.5 0 0 0 0.6 5.6C0.8 7.4 4.6 6.4 4.8 8.4A2.2 1.7 0 0 1 0.4 8.8',
  t: 'M2 1.4V8.2A1.7 1.8 0 0 0 4.4 9.8M0.2 4H4.4',
  σ: 'M6 4H2.9A2.9 3 0 1 0 5.4 5.6C5.1 4.8 4.6 4.3 3.8 4',
  ε: 'M5 4.8A2.2 1.6 0 1 0 3 6.9A2.4 1.6 0 1 0 5.3 9',
  Δ: 'M3 0L6.4 10H-0.4Z',
  '°': 'M1.6 0A1.5 1.5 0 1 1 1.5 0Z',
  '%': 'M5.6 0L0.6 10M1.4 0.4A1.3 1.6 0 1 1 1.3 0.4ZM4.9 6.4A1.3 1.6 0 1 1 4.8 6.4Z',
  '-': 'M0.8 5.4H5.2',
  '+': 'M0.6 5.4H5.4M3 3V7.8',
  '/': 'M0 11L4.6 -1',
  ' ': '',
};

const advance: Record<string, number> = { '1': 6.4, l: 5, i: 5, t: 6.4, '°': 5.2, ' ': 4.4, '/': 7 };

/** Draws a short text; x and y are the start of its baseline. */
export function letters(text: string, x: number, y: number, height: number): string {
  const scale = height / 10;
  let at = 0;
  let parts = '';
  for (const character of text) {
    const glyph = glyphs[character];
    if (glyph === undefined) throw new Error(`The single-stroke font has no character “${character}”.`);
    if (glyph) parts += `<g transform="translate(${n(at)} 0)">${path(glyph)}</g>`;
    at += advance[character] ?? 8.4;
  }
  const weight = n(((height / 26) * 3.2) / scale);
  return `<g transform="translate(${n(x)} ${n(y - height)}) scale(${n(scale)})" stroke-width="${weight}">${parts}</g>`;
}
