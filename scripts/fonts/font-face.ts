/** A rule that names a font. */
export interface FontFace {
  family: string;
  /** The weights that it is for, as `400 500`. */
  weights: string;
  /** Where it is, as CSS writes it. */
  source: string;
  /** What it is for; without any it is for all characters. */
  characters: string;
  /** Further lines of the rule. */
  further: Record<string, string>;
}

/** Writes a rule. */
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
