import help from './field-help.uk.json' with { type: 'json' };
import labels from './field-labels.json' with { type: 'json' };

/** A language in which editors are spoken to. */
type Language = 'uk' | 'en';

/** What is read of the schema of an object. */
interface ObjectSchema {
  properties?: Readonly<Record<string, { description?: string }>>;
}

type Table<Value> = Readonly<Record<string, Value>>;

const ukrainianHelp: Table<string> = help;
const labelsByKey: Record<Language, Table<string>> = labels;
const labelsByHelp: Table<Record<Language, string>> = labels.byHelp;

/**
 * What a field is called: by its help where its key has several meanings, or else by its key. Ids, which editors have given
 * themselves, stay as they are.
 * @param schema the schema of the object that has the key
 */
export function fieldLabel(language: Language, { properties }: ObjectSchema, key: string): string {
  const schema = properties?.[key];
  if (!schema) return key;
  return labelsByHelp[schema.description ?? '']?.[language] ?? labelsByKey[language][key] ?? inWords(key);
}

/** What a key says by itself: `phoneImage` is a phone image, `found_one` is what is found, one. */
function inWords(key: string): string {
  const words = key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ', ')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The help of a field: its description in the model, which is in English, in a language of the desk. */
export function fieldHelp(language: Language, description: string | undefined): string | undefined {
  return language === 'uk' && description !== undefined ? (ukrainianHelp[description] ?? description) : description;
}
