import type { LanguageCode } from './languages.ts';

/** Makes something of a language once, however often it is asked for. */
export function oncePerLanguage<Value>(make: (language: LanguageCode) => Value): (language: LanguageCode) => Value {
  const made = new Map<LanguageCode, { value: Value }>();
  return (language) => {
    const known = made.get(language) ?? { value: make(language) };
    made.set(language, known);
    return known.value;
  };
}
