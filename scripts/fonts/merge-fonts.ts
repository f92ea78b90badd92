import { create, type Font } from 'fontkit';
import { kerningTable } from './kerning.ts';
import { smallFigures } from './small-figures.ts';

/** A TrueType font as its tables. */
type Tables = Map<string, Buffer>;

/**
 * Merges several TrueType fonts into one. Web font packages have one file per script; a page that waits for two shows half a line in each,
 * and a PDF that changes the font at every space is large and its text is hard to extract: all glyphs, one character map.
 * @param use a font for pages has kerning, the substitutions of the first font, and raised and lowered figures
 */
export function mergeFonts(parts: readonly Buffer[], use: 'document' | 'pages'): Buffer {
  const fonts = parts.map((part) => {
    const font = create(part) as Font;
    return { font, offset: 0, tables: readTables(part), characters: characterMap(font) };
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

function characterMap(font: Font): Map<number, number> {
  return new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
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

/** Adds the offset to the glyph ids that a composite glyph refers to. */
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
  const words = [...fields, ...codes, 0, ...codes, ...deltas, ...entries.map(() => 0)];
  const map = Buffer.alloc(2 * words.length);
  for (const [index, word] of words.entries()) map.writeUInt16BE(word, 2 * index);
  return map;
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
