import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';

const fontsDir = join(import.meta.dirname, '../../site/theme/fonts');
const letters = {
  cyrillic: `${range(0x410, 0x44f)}ҐґЄєІіЇїЁё№`,
  latin: `${range(0x20, 0x7e)}\u00a0§«»°·–—‘’“”…×`,
};

/** Writes texts in the site's heading font as outlines: the library that draws the cards cannot load web fonts. */
export interface Lettering {
  width(text: string, size: number): number;
  /** The outlines of a line of text that begins at a point of its base line, as the data of an SVG path. */
  outline(text: string, x: number, y: number, size: number): string;
}

/** Loads the heading font at the weight of headings. */
export async function loadLettering(): Promise<Lettering> {
  const [{ create }, { default: subsetFont }] = await Promise.all([import('fontkit'), import('subset-font')]);
  const fonts = await Promise.all(
    Object.entries(letters).map(async ([script, text]) => {
      const file = readFileSync(join(fontsDir, `geologica-${script}.woff2`));
      return create(await subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: { wght: 600 } })) as Font;
    }),
  );
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

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
