import type { LanguageCode } from '../../language/languages.ts';
import { invisible } from '../rules/texts/invisible-character.ts';
import { wideSpaces } from '../rules/texts/typography.ts';
import { habits } from '../rules/texts/typography-habits.ts';
import { wordsOnly } from '../text-language.ts';

/** What is known of a text. */
interface TextKind {
  /** The language whose typography it follows; undefined for what is not to be set. */
  language?: LanguageCode | undefined;
  isMarkdown: boolean;
}

/** Rounds after which a text that still changes is left as it is: one habit may make room for another. */
const mostRounds = 4;

/** Mends what is certain in a text: letters with separate accents, what nobody can see, typography. */
export function mendText(text: string, { language, isMarkdown }: TextKind): string {
  let mended = mendSigns(text);
  if (language === undefined) return mended;
  for (let round = 0; round < mostRounds; round++) {
    const before = mended;
    mended = mendSpaces(mendTypography(mended, language), isMarkdown);
    if (mended === before) return mended;
  }
  return mended;
}

/** A sign that stands for a lost letter, or for one of a private font, is not simply too many: people judge. */
const lost = /[\ufffc\ufffd\ue000-\uf8ff]/;
/** Signs that part words, as a space does. */
const parting = /[\t\v\f\u0085\u2028\u2029]/;

function mendSigns(text: string): string {
  return text.normalize('NFC').replace(invisible, (sign) => (lost.test(sign) ? sign : parting.test(sign) ? ' ' : ''));
}

function mendTypography(text: string, language: LanguageCode): string {
  let mended = text;
  for (const { language: own = language, hint, pattern, mend, isCertain } of habits) {
    if (own !== language || !hint(mended)) continue;
    const words = wordsOnly(mended);
    const matches = [...words.matchAll(pattern)].filter(
      ({ 0: found, index }) =>
        // What stands between two words may hold code or an address, which is blank here.
        mended.slice(index, index + found.length) === found && (isCertain?.(words, index, found) ?? true),
    );
    for (const { 0: found, index } of matches.reverse()) {
      mended = mended.slice(0, index) + mend(found, language) + mended.slice(index + found.length);
    }
  }
  return mended;
}

function mendSpaces(text: string, isMarkdown: boolean): string {
  if (isMarkdown) return text.includes('|') ? text : text.replace(new RegExp(wideSpaces.markdown, 'gu'), ' ');
  return text.trim() === '' ? text : text.replace(/^[ \n]+|[ \n]+$/gu, '').replace(/(?<=\S) {2,}(?=\S)/gu, ' ');
}
