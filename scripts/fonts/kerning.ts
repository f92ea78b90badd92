import type { Font } from 'fontkit';

/** A font that becomes a part of a merged one, and the number of its first glyph there. */
export interface KernedPart {
  font: Font;
  offset: number;
}

/**
 * Writes the kerning of the parts of a merged font as its table `GPOS`: asked of each part pair by pair, since the tables of two fonts
 * cannot be joined. Nothing is kerned across parts.
 */
export function kerningTable(parts: readonly KernedPart[]): Buffer {
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
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}
