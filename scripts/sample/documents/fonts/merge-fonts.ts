import { create, type Font } from 'fontkit';

/** A TrueType font as its tables. */
type Tables = Map<string, Buffer>;

/**
 * Merges several TrueType fonts into one. Web font packages have one file per script; a PDF that changes the font at every
 * space is large and its text is hard to extract, so the files are merged: all glyphs, one character map.
 * Kerning and other features are dropped.
 */
export function mergeFonts(parts: readonly Buffer[]): Buffer {
  const fonts = parts.map((part) => ({ tables: readTables(part), characters: characterMap(part) }));
  const first = fonts[0];
  if (!first) throw new Error('There is no font to merge.');
  const glyphs: Buffer[] = [];
  const metrics: Buffer[] = [];
  const characters = new Map<number, number>();
  for (const font of fonts) {
    const offset = glyphs.length;
    glyphs.push(...readGlyphs(font.tables, offset));
    metrics.push(...readMetrics(font.tables));
    for (const [code, glyph] of font.characters) if (!characters.has(code)) characters.set(code, glyph + offset);
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

function characterMap(font: Buffer): Map<number, number> {
  const opened = create(font) as Font;
  return new Map(opened.characterSet.map((code) => [code, opened.glyphForCodePoint(code).id]));
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

/** A character map of format 12, each character a group of its own. */
function writeCharacterMap(characters: Map<number, number>): Buffer {
  const entries = [...characters].sort(([a], [b]) => a - b);
  const map = Buffer.alloc(28 + 12 * entries.length);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(entries.length, 24);
  entries.forEach(([code, glyph], index) => {
    map.writeUInt32BE(code, 28 + 12 * index);
    map.writeUInt32BE(code, 32 + 12 * index);
    map.writeUInt32BE(glyph, 36 + 12 * index);
  });
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
