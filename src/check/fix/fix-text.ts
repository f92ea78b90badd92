import type { LanguageCode } from '../../lib/language/languages.ts';
import { composed } from '../../lib/text/letters.ts';
import { findMisread, rereadText } from '../../lib/text/patterns.ts';
import { isWithin, spreadsheetRows } from '../rules/texts/broken-markup.ts';
import { invisible, lost, separating } from '../rules/texts/characters.ts';
import { oneSpace, typographyRules, wideSpaces, withoutTables } from '../rules/texts/typography.ts';
import { wordsOnly } from '../text-language.ts';

interface TextKind {
  /** The language whose typography it follows; undefined where typography is left alone. */
  language?: LanguageCode | undefined;
  isMarkdown: boolean;
}

/** Rounds after which a text that still changes is left as it is: one fix may make another one possible. */
const mostRounds = 4;

/** Fixes what is certain in a text: letters read in a wrong encoding, combining accents, ligatures, invisible characters, typography. */
export function fixText(text: string, { language, isMarkdown }: TextKind): string {
  const read = findMisread(text) ? rereadText(text) : text;
  // The rest of such letters must stay as it is, or nobody could read them again.
  if (read === undefined) return text;
  let fixed = fixCharacters(read, isMarkdown);
  if (language === undefined) return fixed;
  for (let round = 0; round < mostRounds; round++) {
    const before = fixed;
    fixed = fixSpaces(fixTypography(fixed, language), isMarkdown);
    if (fixed === before) return fixed;
  }
  return fixed;
}

function fixCharacters(text: string, isMarkdown: boolean): string {
  const letters = composed(text);
  // Without its tabs nobody would know any more where the cells of a table were.
  const tables = isMarkdown ? spreadsheetRows(letters) : [];
  return letters.replace(invisible, (character, at: number) =>
    lost.test(character) || (character === '\t' && isWithin(tables, at))
      ? character
      : separating.test(character)
        ? ' '
        : '',
  );
}

function fixTypography(text: string, language: LanguageCode): string {
  let fixed = text;
  for (const { language: own = language, mayApply, pattern, fix, isCertain } of typographyRules) {
    if (own !== language || !mayApply(fixed)) continue;
    const words = wordsOnly(fixed);
    // Each part is joined once: a text of many errors would be copied as often.
    const parts: string[] = [];
    let end = 0;
    for (const { 0: found, index } of words.matchAll(pattern)) {
      // The text between two words may hold code or an address, which is blank here.
      if (!fixed.startsWith(found, index) || !isCertain(words, index, found)) continue;
      parts.push(fixed.slice(end, index), fix(found, language));
      end = index + found.length;
    }
    fixed = parts.join('') + fixed.slice(end);
  }
  return fixed;
}

function fixSpaces(text: string, isMarkdown: boolean): string {
  if (isMarkdown) {
    const tables = withoutTables(text);
    return text.replace(new RegExp(wideSpaces.markdown, 'gu'), (spaces, at: number) =>
      tables.startsWith(spaces, at) ? oneSpace(spaces) : spaces,
    );
  }
  return text.trim() === ''
    ? text
    : text.replace(/^[ \n]+|[ \n]+$/gu, '').replace(/(?<=\S)[ \u00a0]{2,}(?=\S)/gu, oneSpace);
}
