import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { fallbackFaces } from '../../scripts/fonts/fallback-faces.ts';

const root = join(import.meta.dirname, '../..');
const open = (path: string) => create(readFileSync(join(root, path))) as Font;
const made = (name: string) => open(`src/site/theme/fonts/${name}-first.woff2`);
const packed = (family: string, script: string) =>
  open(`node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`);

test.each([
  ['latin', 'AV To Ya'],
  ['cyrillic', 'ГА ТА УД'],
])('a merged font kerns letters of %s as the font that they are from', (script, text) => {
  const original = packed('golos-text', script);
  const merged = made('golos-text-400');
  for (const pair of text.split(' ')) {
    const kerning = (font: Font) =>
      font.layout(pair).advanceWidth - [...pair].reduce((sum, each) => sum + font.layout(each).advanceWidth, 0);
    expect(kerning(merged), pair).toBeCloseTo(kerning(original), -1);
    expect(kerning(merged), pair).toBeLessThan(0);
  }
});

test.each(['geologica-560', 'golos-text-400', 'golos-text-600'])('%s has figures of powers and formulas', (name) => {
  const font = made(name);
  const box = (character: string) => font.glyphForCodePoint(character.charCodeAt(0)).bbox;
  for (const raised of '⁰⁴⁹') {
    expect(Math.abs(box(raised).maxY - box('²').maxY), raised).toBeLessThan(0.02 * font.unitsPerEm);
    expect(box(raised).minY).toBeGreaterThan(0);
  }
  for (const lowered of '₀₂₉') {
    expect(box(lowered).minY, lowered).toBeLessThan(0);
    expect(box(lowered).maxY).toBeLessThan(box('2').maxY * 0.7);
  }
});

const texts = 'Міцність сталі видно під мікроскопом. Steel is tested to the limit, little by little, 1939–2026.';

const arial = open('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
const arialWidthOf = (character: string) =>
  arial.glyphForCodePoint(character.charCodeAt(0)).advanceWidth / arial.unitsPerEm;
const step = 0.05;

/** By how much each character of the texts is enlarged in a font of the system with these widths. */
function sizesIn(font: Font, widthOf: (character: string) => number): (character: string) => number {
  const system = { names: ['Arial'], widthOf, step };
  const faces = fallbackFaces(font, system, texts.repeat(9), { family: 'X', weights: '400 500' }).map((rule) => ({
    size: Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]) / 100,
    ranges: [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) =>
      [from, to].map((code) => Number.parseInt(code, 16)),
    ),
  }));
  return (character) => {
    const code = character.charCodeAt(0);
    const named = faces.find(({ ranges }) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to));
    return (named ?? faces.find(({ ranges }) => !ranges.length))?.size ?? Number.NaN;
  };
}

test('a font of the system takes the room of the site’s font, whatever is written in it', () => {
  const font = made('golos-text-400');
  const sizeOf = sizesIn(font, arialWidthOf);
  for (const text of ['сталі видно під', 'little by little', '1939–2026.', texts]) {
    const width = [...text].reduce((sum, each) => sum + sizeOf(each) * arialWidthOf(each), 0);
    const wanted = font.layout(text, { liga: false }).advanceWidth / font.unitsPerEm;
    expect(Math.abs(width / wanted - 1), text).toBeLessThan(text === texts ? 0.005 : 0.03);
  }
});

test('a font of the system that is narrower as a whole is enlarged as a whole, also with a letter unlike the others', () => {
  const font = made('golos-text-400');
  const times = (1 + step) ** 14;
  const widthOf = (each: string) => arialWidthOf(each) * (each === 'т' ? 1.4 : 1);
  const [sizeOf, narrowSizeOf] = [sizesIn(font, widthOf), sizesIn(font, (each) => widthOf(each) / times)];
  for (const each of texts) expect(narrowSizeOf(each) / sizeOf(each), each).toBeCloseTo(times, 1);
});
