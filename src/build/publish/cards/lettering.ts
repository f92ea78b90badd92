import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { digest } from '../../../lib/cache/file-hashes.ts';
import { memoize } from '../../../lib/text/memoize.ts';

/** Where `npm run fonts` writes the fonts. */
export const fontsDir = join(import.meta.dirname, '../../../site/theme/fonts');

/** The files of the heading font, those with the letters of further languages too: each letter is in one of them. */
function headingFonts(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => /^geologica-560-.*\.woff2$/.test(name));
  return names.sort().map((name) => join(dir, name));
}

/** The hash of what titles are drawn with. */
export const headingFontsHash = memoize((dir: string): string =>
  digest(...headingFonts(dir).map((path) => readFileSync(path))),
);

/** Writes texts in the site's heading font as outlines: the library that draws the cards cannot load web fonts. */
export interface Lettering {
  width(text: string, size: number): number;
  /** The outlines of a line of text that begins at a point of its base line, as the data of an SVG path. */
  outline(text: string, x: number, y: number, size: number): string;
}

/** Loads the heading font. */
export async function loadLettering(dir = fontsDir): Promise<Lettering> {
  const { create } = await import('fontkit');
  const fonts = headingFonts(dir).map((path) => create(readFileSync(path)) as Font);
  /** The parts of a text that one font can set; characters that none has are left to the last. */
  const runs = (text: string) => {
    const found: { font: Font; text: string }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = fonts.find((each) => each.hasGlyphForCodePoint(code)) ?? (fonts.at(-1) as Font);
      const last = found.at(-1);
      if (last?.font === font) last.text += character;
      else found.push({ font, text: character });
    }
    return found;
  };
  return {
    width: (text, size) =>
      runs(text).reduce(
        (sum, { font, text: run }) => sum + (font.layout(run).advanceWidth * size) / font.unitsPerEm,
        0,
      ),
    outline(text, x, y, size) {
      let at = x;
      let path = '';
      for (const { font, text: run } of runs(text)) {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(run);
        for (const [index, { path: shape }] of glyphs.entries()) {
          const left = at;
          const place = (value: number, n: number) => (n % 2 ? y - value * scale : left + value * scale).toFixed(1);
          for (const { command, args } of shape.commands) path += commands[command] + args.map(place).join(' ');
          at += (positions[index]?.xAdvance ?? 0) * scale;
        }
      }
      return path;
    },
  };
}

/** The names that fontkit has for the commands of a path. */
const commands: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
