import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completed } from '../../scripts/adopt/adopted-project.ts';
import { wordsOnly } from '../../src/check/text-language.ts';
import { fileWithText } from '../../src/content/content-tree.ts';
import { mapTexts } from '../../src/content/field-words.ts';
import { typedValues } from '../../src/content/schema/schema-values.ts';
import { type LanguageCode, languageCodes } from '../../src/lib/language/languages.ts';
import { type NumberSigns, numberSigns } from '../../src/lib/language/numbers.ts';

/** Letters of English, each with another one for it: so words become others that the fonts can show. */
const otherVowels: ReadonlyMap<string, string> = new Map(Object.entries({ a: 'e', e: 'o', o: 'a' }));

/**
 * A file of English texts in a language made for tests: English with other letters in each word that has them, with the plural
 * forms and the numbers of the language. What is no JSON, or of no kind, stays as it is.
 * @param path the path of the English file
 */
export function inFurtherLanguage(language: LanguageCode, path: string, text: string): string {
  const file = fileWithText(path, text);
  if (!file || file.document.syntaxErrors.length > 0) return text;
  const prose = new Set(typedValues(file).flatMap(({ pointer, isProse }) => (isProse ? [pointer] : [])));
  const value = mapTexts(file.value, (each, pointer) => (prose.has(pointer) ? inOtherWords(each, language) : each));
  return inJson(completed(path.slice('en/'.length, -'.json'.length), value as object, language));
}

/** Writes a file of English texts of a folder in the further languages too. */
export function writeFurther(dir: string, path: string): void {
  const text = readFileSync(join(dir, path), 'utf8');
  for (const language of furtherLanguages) {
    const target = join(dir, pathIn(language, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, inFurtherLanguage(language, path, text));
  }
}

/** The languages of the table beyond the two of the small institute. */
export const furtherLanguages = languageCodes.filter((code) => code !== 'ua' && code !== 'en');

/** True if a file has texts in a further language. */
export function isFurther(path: string): boolean {
  return furtherLanguages.some((language) => path.replace(/^content\//, '').startsWith(`${language}/`));
}

/** The path of the file in another language. */
export function pathIn(language: LanguageCode, path: string): string {
  return path.replace(/^\w+/, language);
}

/** A value as files of content have it. */
export function inJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** An English text in a language made for tests. */
export function inOtherWords(text: string, language: LanguageCode): string {
  return inOtherLetters(text, numberSigns(language), otherVowels);
}

/** An English text with other letters in its words, and the signs of another language in its numbers. */
export function inOtherLetters(
  text: string,
  { group, decimal }: NumberSigns,
  letters: ReadonlyMap<string, string>,
): string {
  // Addresses lead to headings by their words.
  const words = wordsOnly(text).replace(/^#.*/gm, (heading) => ' '.repeat(heading.length));
  return text
    .split('')
    .map((letter, index) => letters.get(words[index] ?? '') ?? letter)
    .join('')
    .replace(/(?<=\d)(?:,(?=\d{3})|\.(?=\d))/g, (sign) => (sign === ',' ? group : decimal));
}
