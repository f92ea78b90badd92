import { create, type Font } from 'fontkit';

const raised = { of: '0456789+−', as: '⁰⁴⁵⁶⁷⁸⁹⁺⁻' };
const lowered = { of: '0123456789+−x', as: '₀₁₂₃₄₅₆₇₈₉₊₋ₓ' };
/** The distance of lowered figures below the line, as a share of the size of letters. */
const depth = 0.14;

/**
 * Raised and lowered figures, which the fonts lack but for ¹²³: those of a formula or a power would stand in another font than their line.
 * Each is the figure itself, made as small as ² is.
 * @param glyphOf the number of a character's glyph in the font that they are added to
 */
function smallFigures(font: Font, glyphOf: (code: number) => number | undefined) {
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
      const outline = words(-1, ...box, 1 + 2 + 8, number, 0, shift, scale * 2 ** 14);
      // Advance and bearing.
      const metrics = words(glyph.advanceWidth * scale, minX * scale);
      return [{ code: as.charCodeAt(index), outline, metrics }];
    }),
  );
}

type Tables = Map<string, Buffer>;

/**
 * Merges several TrueType fonts into one. Web font packages have one file per script; a page that waits for two shows half a line in each,
 * and a PDF that changes the font at every space is large and its text is hard to extract: all glyphs, one character map.
 * @param use a font for pages has kerning, the substitutions of the first font, and raised and lowered figures
 */
export function mergeFonts(parts: readonly Buffer[], use: 'document' | 'pages'): Buffer {
  const fonts = parts.map((part) => {
    const font = create(part) as Font;
    const characters = new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
    return { font, offset: 0, tables: readTables(part), characters };
  });
  const first = fonts[0];
  if (!first) throw new Error('There is no font to merge.');
  const glyphs: Buffer[] = [];
  const metrics: Buffer[] = [];
  const characters = new Map<number, number>();
  for (const font of fonts) {
    const offset = glyphs.length;
    font.offset = offset;
    glyphs.push(...readGlyphs(font.tables, offset));
    metrics.push(...readMetrics(font.tables));
    for (const [code, glyph] of font.characters) if (!characters.has(code)) characters.set(code, glyph + offset);
  }
  if (use === 'pages')
    for (const { code, outline, metrics: width } of smallFigures(create(parts[0] as Buffer) as Font, (each) =>
      characters.get(each),
    )) {
      characters.set(code, glyphs.length);
      glyphs.push(outline);
      metrics.push(width);
    }
  const merged: Tables = new Map();
  for (const tag of ['OS/2', 'name', 'prep', 'post', 'gasp']) {
    const content = first.tables.get(tag);
    if (content) merged.set(tag, content);
  }
  const head = Buffer.from(table(first.tables, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(table(first.tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  merged
    .set('head', head)
    .set('hhea', hhea)
    .set(
      'maxp',
      mergeLimits(
        fonts.map(({ tables }) => tables),
        glyphs.length,
      ),
    );
  merged.set('hmtx', Buffer.concat(metrics)).set('cmap', writeCharacterMap(characters));
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]));
  const loca = Buffer.alloc(4 * (padded.length + 1));
  padded.reduce(
    (end, glyph, index) => loca.writeUInt32BE(end + glyph.length, 4 * (index + 1)) && end + glyph.length,
    0,
  );
  merged.set('loca', loca).set('glyf', Buffer.concat(padded));
  if (use === 'pages') {
    const substitutions = first.tables.get('GSUB');
    if (substitutions) merged.set('GSUB', substitutions);
    merged.set('GPOS', kerningTable(fonts));
  }
  return writeTables(merged);
}

function table(tables: Tables, tag: string): Buffer {
  const content = tables.get(tag);
  if (!content) throw new Error(`The font has no table ${tag}.`);
  return content;
}

function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = font.readUInt32BE(entry + 8);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}

function readGlyphs(tables: Tables, offset: number): Buffer[] {
  const loca = table(tables, 'loca');
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const start = (index: number) => (long ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  const count = table(tables, 'maxp').readUInt16BE(4);
  const glyf = table(tables, 'glyf');
  return Array.from({ length: count }, (_, index) =>
    moveComponents(Buffer.from(glyf.subarray(start(index), start(index + 1))), offset),
  );
}

function moveComponents(glyph: Buffer, offset: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  let at = 10;
  for (let flags = 0x20; flags & 0x20; ) {
    flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + offset, at + 2);
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return glyph;
}

/** The advance and bearing of each glyph, four bytes a glyph; trailing glyphs share the last advance. */
function readMetrics(tables: Tables): Buffer[] {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  const count = table(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => {
    if (index < full) return hmtx.subarray(4 * index, 4 * index + 4);
    const bearing = 4 * full + 2 * (index - full);
    return Buffer.concat([hmtx.subarray(4 * (full - 1), 4 * (full - 1) + 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}

function mergeLimits(fonts: Tables[], glyphCount: number): Buffer {
  const merged = Buffer.from(table(fonts[0] as Tables, 'maxp'));
  for (let at = 6; at < merged.length; at += 2)
    merged.writeUInt16BE(Math.max(...fonts.map((font) => table(font, 'maxp').readUInt16BE(at))), at);
  merged.writeUInt16BE(glyphCount, 4);
  return merged;
}

/** A character map of format 4, which every system reads: each character a segment of its own, and the last one, which must be there. */
function writeCharacterMap(characters: Map<number, number>): Buffer {
  const entries: [code: number, glyph: number][] = [...characters].sort(([a], [b]) => a - b);
  entries.push([0xffff, 0]);
  const count = entries.length;
  const log = Math.floor(Math.log2(count));
  const search = 2 ** (log + 1);
  const codes = entries.map(([code]) => code);
  const deltas = entries.map(([code, glyph]) => (glyph - code) & 0xffff);
  const length = 16 + 8 * count;
  const fields = [0, 1, 3, 1, 0, 12, 4, length, 0, 2 * count, search, log, 2 * count - search];
  return words(...fields, ...codes, 0, ...codes, ...deltas, ...entries.map(() => 0));
}

function writeTables(tables: Tables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * entries.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  const bodies: Buffer[] = [];
  let start = header.length;
  entries.forEach(([tag, content], index) => {
    const at = 12 + 16 * index;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    bodies.push(content, Buffer.alloc(-content.length & 3));
    start += content.length + (-content.length & 3);
  });
  return Buffer.concat([header, ...bodies]);
}

/** A font that becomes a part of a merged one, and the number of its first glyph there. */
interface KernedPart {
  font: Font;
  offset: number;
}

/**
 * Writes the kerning of the parts of a merged font as its table `GPOS`: asked of each part pair by pair, since the tables of two fonts
 * cannot be joined. Nothing is kerned across parts.
 */
function kerningTable(parts: readonly KernedPart[]): Buffer {
  const subtables = parts.map(pairAdjustment);
  const starts = subtables.map((_, index) =>
    subtables.slice(0, index).reduce((sum, { length }) => sum + length, 6 + 2 * subtables.length),
  );
  // One script, one feature and one lookup, each a list of its own.
  const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([words(1), Buffer.from('kern'), words(8, 0, 1, 0)]);
  const lookups = Buffer.concat([words(1, 4, 2, 0, subtables.length, ...starts), ...subtables]);
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, lookups]);
}

/** The pairs of a part by classes: letters that are kerned alike, as the first of a pair and as the second. */
function pairAdjustment({ font, offset }: KernedPart): Buffer {
  const characters = font.characterSet.map((code) => String.fromCodePoint(code));
  const matrix = characters.map((first) => characters.map((second) => kerningOf(font, first + second)));
  const glyphs = characters.map((character) => offset + font.glyphForCodePoint(character.codePointAt(0) ?? 0).id);
  const columns = characters.map((_, column) => matrix.map((row) => row[column] ?? 0));
  // Whatever is not named is of the first class: glyphs without kerning.
  const first = classesOf(matrix);
  const second = classesOf(columns);
  const values = first.samples.flatMap((row) => second.samples.map((column) => matrix[row]?.[column] ?? 0));
  const coverage = words(1, glyphs.length, ...glyphs.toSorted((a, b) => a - b));
  const firstClasses = classTable(glyphs, first.classes);
  const head = 16;
  const start = head + 2 * values.length;
  return Buffer.concat([
    words(2, start, 4, 0, start + coverage.length, start + coverage.length + firstClasses.length),
    words(first.samples.length, second.samples.length, ...values),
    coverage,
    firstClasses,
    classTable(glyphs, second.classes),
  ]);
}

/** By how much the first of two characters is moved closer to the second, in units of the font. */
function kerningOf(font: Font, pair: string): number {
  const { glyphs, positions } = font.layout(pair, { liga: false, calt: false, ccmp: false });
  return Math.round((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0));
}

/** Numbers equal lists alike; `samples` has the place of one list of each class. The class 0 is that of nothing but zeros. */
function classesOf(lists: readonly (readonly number[])[]): { classes: number[]; samples: number[] } {
  const known = new Map([[lists[0]?.map(() => 0).join() ?? '', { number: 0, sample: -1 }]]);
  const classes = lists.map((list, index) => {
    const key = list.join();
    const found = known.get(key) ?? { number: known.size, sample: index };
    known.set(key, found);
    return found.number;
  });
  return { classes, samples: [...known.values()].map(({ sample }) => sample) };
}

/** A class for each glyph, from the lowest number to the highest. */
function classTable(glyphs: readonly number[], classes: readonly number[]): Buffer {
  const lowest = Math.min(...glyphs);
  const all = Array.from({ length: Math.max(...glyphs) - lowest + 1 }, (_, index) => {
    const at = glyphs.indexOf(lowest + index);
    return at < 0 ? 0 : (classes[at] ?? 0);
  });
  return words(1, lowest, all.length, ...all);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(Math.round(value) & 0xffff, 2 * index);
  return bytes;
}
