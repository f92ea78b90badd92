import { oncePer } from '../../../cache/once-per.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { joinPointer } from '../../../content/json/json-pointer.ts';
import { isObject } from '../../../content/unknown-value.ts';
import { type LanguageCode, languageOf } from '../../../language/languages.ts';
import { memoize } from '../../../text/memoize.ts';
import { pluralKey } from '../../compare/language-pairs.ts';

/** The plural forms of one text. */
export interface PluralText {
  file: ContentFile;
  /** The object that has the forms as keys. */
  pointer: string;
  /** The key without the form: `found` of `found_one`. */
  key: string;
  forms: string[];
  /** The forms that the language has. */
  expected: string[];
}

/** Finds every text that has plural forms. */
export function pluralTexts(tree: ContentTree): PluralText[] {
  return tree.files.flatMap(pluralsIn);
}

const pluralsIn = oncePer((file: ContentFile): PluralText[] => {
  const found: PluralText[] = [];
  if (file.language) collect(file, file.value, '', found);
  return found;
});

function collect(file: ContentFile, value: unknown, pointer: string, found: PluralText[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(file, item, joinPointer(pointer, index), found);
  }
  if (!isObject(value) || !file.language) return;
  const groups = new Map<string, string[]>();
  for (const [name, member] of Object.entries(value)) {
    const [, key, category] = pluralKey.exec(name) ?? [];
    if (key && category) groups.set(key, [...(groups.get(key) ?? []), category]);
    if (typeof member === 'object') collect(file, member, joinPointer(pointer, name), found);
  }
  for (const [key, forms] of groups) found.push({ file, pointer, key, forms, expected: formsOf(file.language) });
}

/** Whether the form for one is that of 1 alone, as in English; in Ukrainian it is also that of 21 and 31. */
export function isOneAlone({ language }: Pick<ContentFile, 'language'>): boolean {
  return language !== undefined && new Intl.PluralRules(languageOf(language).tag).select(21) !== 'one';
}

/** The plural forms that a language has. */
const formsOf = memoize(
  (language: LanguageCode) => new Intl.PluralRules(languageOf(language).tag).resolvedOptions().pluralCategories,
);
