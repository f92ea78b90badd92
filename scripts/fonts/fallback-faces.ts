import type { Font } from 'fontkit';
import { groupBy } from '../../src/lib/cache/once-per.ts';

/** The width of a character as a share of the size of its letters; none when the font does not have it. */
export type WidthOf = (character: string) => number | undefined;

/** A font of the system that is shown until one of the site has come. */
interface SystemFont {
  /** The first of these that the system has counts. */
  names: readonly string[];
  widthOf: WidthOf;
  /** The most that two characters may differ that are enlarged alike, as 0.05. Finer steps are more rules, and so bytes of each page. */
  step: number;
}

/** Characters that stand beside each other: none is enlarged so much more or less than the others that words or numbers look ragged. */
const kinds = [
  { characters: /[a-z]/, least: 0.9, most: 1.18 },
  { characters: /[а-яёіїєґ]/, least: 0.9, most: 1.18 },
  { characters: /[A-ZА-ЯЁІЇЄҐ]/, least: 0.88, most: 1.1 },
  { characters: /\d/, least: 0.88, most: 1.1 },
  { characters: /[^\p{L}\d \u00a0]/u, least: 0.7, most: 1.15 },
];
/** The share of all texts that a character must take for a size of its own: each is a few bytes of each page. */
const leastShare = 0.001;

/** A character of the texts: what it takes in all of them in the site's font, and what in the system's. */
interface Character {
  character: string;
  site: number;
  system: number;
  size: number;
}

/**
 * The rules by which a font of the system takes the room that the site's font will take, so that no line breaks elsewhere once it comes.
 * One size for all characters would fit no text: a `t` is half as wide again in the site's fonts, a space narrower. So there is a
 * rule for each size, with the characters that need it.
 * @param texts what is written in it: how often each pair of characters comes decides
 */
export function fallbackFaces(
  font: Font,
  system: SystemFont,
  texts: string,
  face: Pick<FontFace, 'family' | 'weights'>,
): string[] {
  const characters = charactersOf(font, system.widthOf, texts);
  for (const kind of kinds)
    evenOut(
      characters.filter(({ character }) => kind.characters.test(character)),
      kind,
    );
  const groups = groupBy(characters, ({ character, size }) =>
    // Nobody sees the size of a space.
    character === ' ' || character === '\u00a0' ? 'space' : Math.round(Math.log(size) / Math.log(1 + system.step)),
  );
  const bySize = [...groups.values()].sort((a, b) => sum(b, 'site') - sum(a, 'site'));
  return bySize.map((group, index) => {
    const size = group.reduce((all, each) => all + each.size * each.system, 0) / sum(group, 'system');
    const inSize = (units: number) => `${((100 * units) / font.unitsPerEm / size).toFixed(0)}%`;
    return fontFace({
      ...face,
      source: system.names.map((name) => `local("${name}")`).join(', '),
      // The most frequent size is also that of whatever the texts do not have.
      characters: index === 0 ? '' : group.map(({ character }) => character).join(''),
      further: {
        'size-adjust': `${(100 * size).toFixed(1)}%`,
        'ascent-override': inSize(font.ascent),
        'descent-override': inSize(-font.descent),
      },
    });
  });
}

function charactersOf(font: Font, widthOf: WidthOf, texts: string): Character[] {
  const pairs = new Map<string, number>();
  for (let index = 0; index < texts.length - 1; index += 1) {
    const pair = texts.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const found = new Map<string, Character>();
  for (const [pair, times] of pairs) {
    const [character = '', next = ''] = pair;
    const width = widthOf(character);
    if (width === undefined || ![character, next].every((each) => font.hasGlyphForCodePoint(each.charCodeAt(0))))
      continue;
    const known = found.get(character) ?? { character, site: 0, system: 0, size: 1 };
    found.set(character, known);
    // Kerning is a part of the width.
    known.site += (times * (font.layout(pair, { liga: false }).positions[0]?.xAdvance ?? 0)) / font.unitsPerEm;
    known.system += times * width;
    known.size = known.site / known.system;
  }
  const all = [...found.values()];
  const least = leastShare * sum(all, 'site');
  return all.filter(({ site }) => site >= least);
}

/** Keeps characters from being much larger or smaller than those beside them; all together stay as wide as they are. */
function evenOut(characters: readonly Character[], { least, most }: { least: number; most: number }): void {
  const mean = sum(characters, 'site') / sum(characters, 'system');
  for (const each of characters) each.size = Math.min(most * mean, Math.max(least * mean, each.size));
  const evened = characters.reduce((all, { size, system }) => all + size * system, 0);
  for (const each of characters) each.size *= sum(characters, 'site') / evened;
}

function sum(characters: readonly Character[], which: 'site' | 'system'): number {
  return characters.reduce((all, character) => all + character[which], 0);
}

type FontFace = Record<'family' | 'weights' | 'source' | 'characters', string> & { further: Record<string, string> };

/**
 * Writes the rule of a font for some weights, as `400 500`, from a source as CSS writes it.
 * @param characters those that it is for; all if there are none
 * @param further lines of the rule
 */
export function fontFace({ family, weights, source, characters, further }: FontFace): string {
  const lines = {
    'font-family': `"${family}"`,
    'font-weight': weights,
    src: source,
    ...further,
    ...(characters && { 'unicode-range': rangesOf(characters).join(', ') }),
  };
  return ['@font-face {', ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value};`), '}\n'].join('\n');
}

function rangesOf(text: string): string[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  const hex = (code: number | undefined) => code?.toString(16).toUpperCase().padStart(4, '0');
  return starts.map((start, index) =>
    start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
  );
}
