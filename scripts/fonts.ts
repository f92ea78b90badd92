import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';
import { contentFolder } from '../src/build/build-paths.ts';
import { runCommand } from '../src/command/run-command.ts';
import { languages } from '../src/language/languages.ts';
import { lettersIn } from '../src/text/letters.ts';

const usage = `Cuts the site's two fonts down to what the texts of the content need, and writes the style sheet that names the files and the list
of letters that they have.

npm run fonts
`;

const project = join(import.meta.dirname, '..');
const theme = join(project, 'src/site/theme');
const packages = join(project, 'node_modules/@fontsource-variable');

/**
 * Each script has a file of its own, so that an English page fetches no Cyrillic, and so have digits and punctuation, which
 * every page needs: without them a Ukrainian page would fetch Latin letters. What is rare is apart. No character is in two,
 * and none that the packages' files do not have: it would have a file fetched in vain.
 */
const parts = {
  common: { source: 'latin', text: ' !"#%&\'()*+,-./0123456789:;<=>?@[]_|~\u00a0§©«°±·»×–—‘’“”„…−€ʼ' },
  latin: { source: 'latin', text: range(0x41, 0x5a) + range(0x61, 0x7a) },
  cyrillic: { source: 'cyrillic', text: `${range(0x410, 0x44f)}ҐґЄєІіЇїЁё№₴` },
  rare: {
    source: 'latin',
    text: '$\\^`{}¢£®²³µ¼½¾÷éèêëïöüäçñóáíßØø‚•′″™↑↓',
  },
};
/** As `npm run format` has them: what is written must not be formatted again. */
const longestLine = 118;
/** The files of the packages in which letters are that no part has. */
const sources = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

/**
 * Two weights of text, and one for headings (600 in the style sheets) and for what is set a little lighter (500): together half of two
 * variable fonts.
 */
const faces = [
  { family: 'Geologica', name: 'geologica', weight: 560, weights: '400 700' },
  { family: 'Golos Text', name: 'golos-text', weight: 400, weights: '400 500' },
  { family: 'Golos Text', name: 'golos-text', weight: 600, weights: '600 700' },
];
/**
 * What is kept beside the glyphs: kerning, local forms, tabular figures. No letter is composed of a letter and a mark, no axis is
 * left to describe.
 */
const kept = {
  keepFeatures: ['kern', 'locl', 'tnum', 'liga', 'case'],
  dropTables: ['GDEF', 'STAT'],
  noHinting: true,
};

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const rules: string[] = [];
  const files = new Map<string, Uint8Array>();
  const contentDir = contentFolder(project);
  const all = { ...parts, ...furtherParts(contentDir) };
  for (const { family, name, weight, weights } of faces) {
    for (const [part, { source, text }] of Object.entries(all)) {
      const original = readFileSync(join(packages, name, 'files', `${name}-${source}-wght-normal.woff2`));
      // Its types do not know all of these.
      const options = { targetFormat: 'woff2', variationAxes: { wght: weight }, ...kept } as const;
      const font = await subsetFont(original, text, options);
      const file = `${name}-${weight}-${part}.woff2`;
      files.set(file, font);
      rules.push(fontFace(family, weights, file, rangesOf(text)));
      console.log(`${file}: ${font.length} bytes`);
    }
  }
  // Not before all are made: what fails leaves the site with the fonts that it had.
  rmSync(join(theme, 'fonts'), { recursive: true, force: true });
  mkdirSync(join(theme, 'fonts'));
  for (const [file, font] of files) writeFileSync(join(theme, 'fonts', file), font);
  writeFileSync(join(theme, 'font-faces.css'), `/* Written by "npm run fonts". */\n${rules.join('\n')}`);
  const texts = Object.values(all).map(({ text }) => text);
  const letters = lettersIn(texts.join('')).sort().join('');
  writeFileSync(
    join(project, 'src/language/letters-of-fonts.ts'),
    `/** The letters that the fonts of the site have. Written by "npm run fonts". */\nexport const lettersOfFonts =\n  '${letters}';\n`,
  );
  return 0;
});

/** The letters of the texts that no part has, by the file of the packages that has them. */
function furtherParts(contentDir: string): Record<string, { source: string; text: string }> {
  const texts = languages
    .map(({ code }) => join(contentDir, code))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)))
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(path, 'utf8'));
  const known = new Set(Object.values(parts).flatMap(({ text }) => [...text]));
  const letters = lettersIn(texts.join('\n')).filter((letter) => !known.has(letter));
  // Both packages have the same ranges.
  const ranges = JSON.parse(readFileSync(join(packages, 'golos-text/unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.fromEntries(
    sources.flatMap((source) => {
      const text = letters.filter((letter) => isWithin(letter, ranges[source] ?? '')).join('');
      return text ? [[`further-${source}`, { source, text }]] : [];
    }),
  );
}

/** Whether a character is within the ranges that CSS writes: `U+0000-00FF,U+0131`. */
function isWithin(character: string, ranges: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(
    ([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  );
}

/** A font that comes after the first paint is kept for the next page: swapped in, its letters would break lines elsewhere. */
function fontFace(family: string, weights: string, file: string, ranges: readonly string[]): string {
  const line = `  unicode-range: ${ranges.join(', ')};`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: optional;
  src: url("./fonts/${file}") format("woff2");
${line.length > longestLine ? line.replace(' U', '\n    U') : line}
}
`;
}

/** The characters of a text as CSS writes ranges of them. */
function rangesOf(text: string): string[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  const hex = (code: number | undefined) => code?.toString(16).toUpperCase().padStart(4, '0');
  return starts.map((start, index) =>
    start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
  );
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
