import { joinPointer } from './json/json-pointer.ts';
import { isObject } from './unknown-value.ts';

/** The words for editors in the schema of a field, from the tags of its comment in the model. Its description is the help in English. */
export interface FieldWords {
  description?: string;
  labelUk?: string;
  /** Absent where the key says as much. */
  labelEn?: string;
  helpUk?: string;
  /** The words for the values to choose from, `UKRAINIAN | ENGLISH`, by value, in the order in which they are offered. */
  choiceWords?: Readonly<Record<string, string>>;
}

/** A language in which editors are spoken to. */
type Language = 'uk' | 'en';

/**
 * The name of a field. Ids, which editors have given themselves, stay as they are.
 * @param schema the schema of the object that has the key
 */
export function fieldLabel(
  language: Language,
  { properties }: { properties?: Readonly<Record<string, FieldWords>> },
  key: string,
): string {
  const schema = properties?.[key];
  if (!schema) return key;
  return (language === 'uk' ? schema.labelUk : schema.labelEn) ?? inWords(key);
}

/** The key of the texts that say what the picture of a key of the facts shows: `imageAlt` for `imageUrl`. */
export function altKey(key: string): string {
  return `${key.replace(/Url$/, '')}Alt`;
}

/** The words that a key says by itself: `phoneImage` is a phone image, `found_one` is what is found, one. */
function inWords(key: string): string {
  if (key === 'id') return 'Short name in Latin letters';
  const words = key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ', ')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The help of a field in a language of the desk; the English one where there is no other. */
export function fieldHelp(language: Language, { description, helpUk = description }: FieldWords): string | undefined {
  return language === 'uk' ? helpUk : description;
}

/** A value to choose, in words; the value itself where the model has none for it. */
export function choiceLabel(language: Language, { choiceWords }: FieldWords, value: string): string {
  const [uk = value, en = uk] = choiceWords?.[value]?.split(' | ') ?? [];
  return language === 'uk' ? uk : en;
}

/** Tells if a help says no more than the label: `The headline.` */
export function isRepeated(label: string, help: string): boolean {
  return help.replace(/^The |\.$/g, '').toLowerCase() === label.toLowerCase();
}

/** The key of a content file that has its exceptions from rules. */
export const exceptionsKey = '$exceptions';

/** A value in which each text is replaced by what is made of it and its pointer. */
export function mapTexts(value: unknown, replace: (text: string, pointer: string) => string, pointer = ''): unknown {
  if (typeof value === 'string') return replace(value, pointer);
  if (Array.isArray(value)) return value.map((entry, index) => mapTexts(entry, replace, joinPointer(pointer, index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, mapTexts(member, replace, joinPointer(pointer, key))]),
  );
}
