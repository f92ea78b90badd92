import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../../lib/cache/digest.ts';
import { memoize } from '../../../lib/text/memoize.ts';

/** Where `npm run fonts` writes the fonts. */
export const fontsDir = join(import.meta.dirname, '../../../site/theme/fonts');

/** The files of the heading font, those with the letters of further languages too: each letter is in one of them. */
export function headingFonts(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => /^geologica-560-.*\.woff2$/.test(name));
  return names.sort().map((name) => join(dir, name));
}

/** The hash of what titles are drawn with. */
export const headingFontsHash = memoize((dir: string): string =>
  digest(...headingFonts(dir).map((path) => readFileSync(path))),
);
