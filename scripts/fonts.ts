import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { contentFolder } from '../src/build/build-paths.ts';
import { ifThere } from '../src/lib/command/folders.ts';
import { runCommand } from '../src/lib/command/run-command.ts';
import { languages } from '../src/lib/language/languages.ts';
import { lettersIn } from '../src/lib/text/letters.ts';
import { fallbackFaces, fontFace, type WidthOf } from './fonts/fallback-faces.ts';
import { mergeFonts } from './fonts/merge-fonts.ts';
import roboto from './fonts/roboto-widths.json' with { type: 'json' };

const usage = `Cuts the site's two fonts down to what the texts of the content need, and writes the list of letters that they have and the style
sheet that names the files and what is shown until they have come: fonts of the system, made as wide as they are.

npm run fonts
`;

const project = join(import.meta.dirname, '..');
const theme = join(project, 'src/site/theme');
const packages = join(project, 'node_modules/@fontsource-variable');

/**
 * The fonts that a page fetches first have the letters of both languages and all that the interface shows, so that no line waits for two files.
 * Rare characters are apart. No character is in both, and none that the packages' files do not have: it would have a file fetched in vain.
 */
const parts = {
  first: {
    latin: ` !"#%&'()*+,-./0123456789:;<=>?@[]_|~\u00a0§©«°±²³µ¹·»×Ø–—‘’“”„…−€ʼ${range(0x41, 0x5a)}${range(0x61, 0x7a)}`,
    cyrillic: `${range(0x410, 0x44f)}ҐґЄєІіЇїЁё№`,
    'cyrillic-ext': '₴',
    made: '⁰⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉₊₋ₓ',
  },
  rare: { latin: '$\\^`{}¢£®¼½¾÷éèêëïöüäçñóáíßø‚•′″™↑↓' },
};
/** The files of the packages in which letters are that no part has. */
const sources = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

/**
 * Two weights of text, and one for headings (600 in the style sheets) and for what is set a little lighter (500): together half of two
 * variable fonts.
 */
const faces = [
  { family: 'Geologica', name: 'geologica', weight: 560, weights: '400 700', system: 'bold' },
  { family: 'Golos Text', name: 'golos-text', weight: 400, weights: '400 500', system: 'regular' },
  { family: 'Golos Text', name: 'golos-text', weight: 600, weights: '600 700', system: 'bold' },
] as const;
/**
 * The system's fonts that are shown until those of the site have come. Liberation Sans has the widths of Arial; Android has neither, but
 * Roboto. Looking for a font that it lacks costs Linux most. One step is finer: more visitors have Arial, each rule is a part of each
 * page, and a word in many fonts takes longer to lay out.
 */
const systemFonts = {
  regular: {
    arial: 'LiberationSans-Regular.ttf',
    names: { arial: ['Liberation Sans', 'Arial'], roboto: ['Roboto'] },
  },
  bold: {
    arial: 'LiberationSans-Bold.ttf',
    names: { arial: ['Liberation Sans Bold', 'Arial Bold'], roboto: ['Roboto Bold', 'Roboto'] },
  },
};
const steps = { arial: 0.075, roboto: 0.2 };
/** Features that are kept beside the glyphs: kerning, ligatures, tabular figures. */
const kept = {
  keepFeatures: ['kern', 'tnum', 'liga', 'case'],
  dropTables: ['GDEF', 'STAT', 'vhea', 'vmtx', 'gasp'],
  noHinting: true,
};

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const rules: string[] = [];
  const files = new Map<string, Buffer>();
  const written = textsOf(contentFolder(project));
  const all = { ...parts, rare: { ...parts.rare, ...furtherLetters(written) } };
  for (const face of faces) {
    for (const [part, texts] of Object.entries(all)) {
      const font = await cutFont(face.name, face.weight, texts);
      const file = `${face.name}-${face.weight}-${part}.woff2`;
      files.set(file, font);
      const source = `url("./fonts/${file}") format("woff2")`;
      // No paint waits for a font. One that comes later is shown at once: its fallback has the same widths.
      const further = { 'font-display': 'swap' };
      rules.push(fontFace({ ...face, source, characters: Object.values(texts).join(''), further }));
      if (part === 'first') rules.push(...fallbacksOf(face, font, written));
      console.log(`${file}: ${font.length} bytes`);
    }
  }
  // Every edit changes how often each letter comes, and with it the sizes of the fallback by a hair: not without new letters.
  if ([...files].every(([file, font]) => ifThere(() => readFileSync(join(theme, 'fonts', file)))?.equals(font))) {
    console.log('The fonts have all letters of the texts already: nothing is written.');
    return 0;
  }
  // Not before all are made: what fails leaves the site with the fonts that it had.
  rmSync(join(theme, 'fonts'), { recursive: true, force: true });
  mkdirSync(join(theme, 'fonts'));
  for (const [file, font] of files) writeFileSync(join(theme, 'fonts', file), font);
  writeFileSync(join(theme, 'font-faces.css'), `/* Written by "npm run fonts". */\n${rules.join('\n')}`);
  const texts = Object.values(all).flatMap((part) => Object.values(part));
  const letters = lettersIn(texts.join('')).sort().join('');
  writeFileSync(
    join(project, 'src/lib/language/letters-of-fonts.ts'),
    `/** The letters that the fonts of the site have. Written by "npm run fonts". */\nexport const lettersOfFonts =\n  '${letters}';\n`,
  );
  return 0;
});

/** A font of one weight with the characters of several files of its package. */
async function cutFont(name: string, weight: number, texts: Record<string, string>): Promise<Buffer> {
  const cut: Buffer[] = [];
  for (const [source, text] of Object.entries(texts).filter(([name]) => name !== 'made')) {
    const original = readFileSync(join(packages, name, 'files', `${name}-${source}-wght-normal.woff2`));
    // Its types do not know all of these.
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, ...kept } as const;
    cut.push(await subsetFont(original, text, options));
  }
  const options = { targetFormat: 'woff2', ...kept } as const;
  return subsetFont(mergeFonts(cut, 'pages'), Object.values(texts).join(''), options);
}

/** The rules of the fonts of the system that stand for one of the site. */
function fallbacksOf({ family, weights, system }: (typeof faces)[number], cut: Buffer, written: string): string[] {
  const { arial, names } = systemFonts[system];
  const file = readFileSync(join(project, 'node_modules/pdfjs-dist/standard_fonts', arial));
  const metrics = create(file) as Font;
  const widths: Record<keyof typeof steps, WidthOf> = {
    arial(character) {
      const code = character.charCodeAt(0);
      if (!metrics.hasGlyphForCodePoint(code)) return undefined;
      return metrics.glyphForCodePoint(code).advanceWidth / metrics.unitsPerEm;
    },
    roboto(character) {
      const width = roboto[system][roboto.characters.indexOf(character)];
      return width === undefined ? undefined : width / roboto.unitsPerEm;
    },
  };
  const name = family.split(' ')[0];
  return (['arial', 'roboto'] as const).flatMap((key) =>
    fallbackFaces(create(cut) as Font, { names: names[key], widthOf: widths[key], step: steps[key] }, written, {
      family: `${name} ${key === 'arial' ? 'Fallback' : 'Roboto'}`,
      weights,
    }),
  );
}

/** All that is written in the content, without the addresses of its links. */
function textsOf(contentDir: string): string {
  const texts: string[] = [];
  const files = languages
    .map(({ code }) => join(contentDir, code))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)))
    .filter((path) => path.endsWith('.json'));
  for (const path of files)
    JSON.parse(readFileSync(path, 'utf8'), (_, value) => {
      if (typeof value === 'string') texts.push(value);
    });
  return texts.join(' ').replace(/\]\([^)]*\)|https?:\S+/g, ' ');
}

/** The letters of the texts that no part has, by the file of the packages that has them; those of the file of the rare ones with these. */
function furtherLetters(written: string): Record<string, string> {
  const known = new Set(
    Object.values(parts)
      .flatMap((part) => Object.values(part).join(''))
      .join(''),
  );
  const letters = lettersIn(written).filter((letter) => !known.has(letter));
  // Both packages have the same ranges.
  const ranges = JSON.parse(readFileSync(join(packages, 'golos-text/unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.fromEntries(
    sources.flatMap((source) => {
      const text = letters.filter((letter) => isWithin(letter, ranges[source] ?? '')).join('');
      return text ? [[source, text + (source === 'latin' ? parts.rare.latin : '')]] : [];
    }),
  );
}

/** Tells if a character is within the ranges that CSS writes: `U+0000-00FF,U+0131`. */
function isWithin(character: string, ranges: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(
    ([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  );
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
