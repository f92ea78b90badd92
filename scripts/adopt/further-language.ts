import { type LanguageCode, languageCodes, languageOf } from '../../src/lib/language/languages.ts';

/**
 * Texts with what the languages of the table ask for beyond those of the sample: the names of the languages, and the plural forms
 * of a language whose texts begin with those of another.
 * @param name the name of the file of texts
 */
export function completed(name: string, texts: object, language: LanguageCode): object {
  const value = withPluralForms(texts, language);
  if (name !== 'lang' && name !== 'documents') return value;
  const { languages = {} } = value as { languages?: Record<string, string> };
  const { tag } = languageOf(language);
  // Each language is called by its own name in the menu, and by that of the page's language in lists.
  const nameOf = (code: LanguageCode) => {
    const own = languageOf(code).tag;
    return new Intl.DisplayNames(name === 'lang' ? own : tag, { type: 'language' }).of(own) ?? own;
  };
  const names = languageCodes.map((code) => [code, languages[code] ?? nameOf(code)]);
  return { ...value, languages: Object.fromEntries(names) };
}

function withPluralForms<Value>(value: Value, language: LanguageCode): Value {
  if (Array.isArray(value)) return value.map((each) => withPluralForms(each, language)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const { pluralCategories } = new Intl.PluralRules(languageOf(language).tag).resolvedOptions();
  const entries = Object.entries(value).flatMap(([key, member]) => {
    const [, name] = /^(.+)_other$/.exec(key) ?? [];
    const missing = name ? pluralCategories.filter((form) => !(`${name}_${form}` in value)) : [];
    return [...missing.map((form) => [`${name}_${form}`, member]), [key, withPluralForms(member, language)]];
  });
  return Object.fromEntries(entries) as Value;
}
