import type { ContentFile, ContentTree } from '../content/content-tree.ts';
import { parentPointer, pointerParts, valueAt } from '../content/json/json-pointer.ts';
import { type TypedValue, typedValues } from '../content/schema/schema-values.ts';
import { asObject } from '../content/unknown-value.ts';
import { oncePer } from '../lib/cache/once-per.ts';
import { type LanguageCode, scriptOf } from '../lib/language/languages.ts';
import { hasCyrillic, hasLatin } from '../lib/text/letters.ts';
import { blank } from '../lib/text/patterns.ts';
import { emailAddresses } from '../lib/text/web-address.ts';

/**
 * True if a text is written in the language of its file. It is not where the file's kind says so, and where a key
 * beside it names another language: `"title": "…", "titleLanguage": "ru"`.
 */
export function isInOwnLanguage({ file, pointer }: Pick<TypedValue, 'file' | 'pointer'>): boolean {
  if (!mayHaveOtherLanguages(file)) return true;
  const parts = pointerParts(pointer);
  if (file.kind.anyLanguage?.some((above) => isBelow(parts, pointerParts(above)))) return false;
  return !(`${parts.at(-1)}Language` in asObject(valueAt(file.value, parentPointer(pointer))));
}

/** True if a file may have texts in another language: most have none. A key may be written with escapes. */
const mayHaveOtherLanguages = oncePer(({ kind, document }: ContentFile) => {
  const { text } = document.source;
  return kind.anyLanguage !== undefined || text.includes('Language"') || text.includes('\\u');
});

function isBelow(parts: readonly string[], above: readonly string[]): boolean {
  return above.every((part, place) => part === '*' || part === parts[place]);
}

/** A running text in the language of its file. */
export type OwnText = TypedValue & { file: ContentFile & { language: LanguageCode } };

/** The running texts of a file that are in its language. */
export const ownTextsIn = oncePer((file: ContentFile): OwnText[] =>
  typedValues(file).filter((text): text is OwnText => text.isProse && !!file.language && isInOwnLanguage(text)),
);

/** The running texts that are in the language of their file: in one language, or in all. */
export function ownTexts(tree: ContentTree, language?: LanguageCode): OwnText[] {
  return tree.files.flatMap((file) => (language && language !== file.language ? [] : ownTextsIn(file)));
}

/** Blanks what is not words of a Markdown text: code, addresses, autolinks, placeholders. Offsets stay the same. */
export function wordsOnly(text: string): string {
  if (!mayHaveOthers.test(text)) return text;
  const words = blank(text, notWords);
  const withoutMail = words.includes('@') ? blank(words, emailAddresses) : words;
  return isInUkrainianDomain.test(words) ? blank(withoutMail, ukrainianDomains) : withoutMail;
}

/** A character of all that is no words: most texts have none of it. */
const mayHaveOthers = /[`<@{]|\]\(|https?:|\.(?:укр|ею)/i;

const notWords =
  /```[\s\S]*?```|`[^`\n]*`|(?<=\]\()[^)]*|<https?:[^<>]*>|https?:\/\/[^\s)\]"»”]+|\{\{[^{}]*\}\}|\{[a-z][\w/.-]*\}|<\/?[a-z][^<>]*>/gi;

/** Domains that are written in Cyrillic letters in every language. */
const isInUkrainianDomain = /\.(?:укр|ею)/;
const ukrainianDomains = /(?:[\p{L}\p{N}-]+\.)+(?:укр|ею)(?!\p{L})/gu;

/** Names, formulas and short titles are Latin in every language; a sentence has words in small letters. */
const smallWord = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;
/** The number of such words that make a sentence. */
const wordsOfSentence = 4;

/** True if a text is in the letters of another language than its own: put into the wrong file, or not yet translated. */
export function isInOtherScript(text: string, language: LanguageCode): boolean {
  switch (scriptOf(language)) {
    case 'Latn':
      return hasCyrillic(text) && isMostlyCyrillic(text);
    case 'Cyrl':
      return (
        !hasCyrillic(text) && hasLatin(text) && (wordsOnly(text).match(smallWord) ?? []).length >= wordsOfSentence
      );
    default:
      return false;
  }
}

/** True if most letters of a text are Cyrillic: names and formulas within it may be Latin. */
function isMostlyCyrillic(text: string): boolean {
  const words = wordsOnly(text);
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  return count(/[\u0400-\u052f]/g) > count(/[A-Za-z\u00c0-\u024f]/g);
}
