/** One language of the site. */
export interface Language {
  /** The code in content folders, i18next and local storage (specification, section 9). */
  code: LanguageCode;
  /** The BCP 47 tag for `lang`, `hreflang` and `Intl`: Ukrainian is `uk` there, never `ua`. */
  tag: string;
  /** What precedes the path of a page in this language. */
  prefix: string;
}

/** The codes of the site's languages. */
export type LanguageCode = 'ua' | 'en';

/** The site's languages, the default one first. */
export const languages: readonly Language[] = [
  { code: 'ua', tag: 'uk', prefix: '' },
  { code: 'en', tag: 'en', prefix: '/en' },
];

/** The language of visitors whose own is unknown. */
export const defaultLanguage: LanguageCode = 'ua';

/** The language that is the fallback for namespaces that cannot be loaded (specification, section 8). */
export const fallbackLanguage: LanguageCode = 'en';

/** Tells whether a value is the code of a language of the site; everything else, markup included, is not. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some((language) => language.code === value);
}

/** Returns the language with the given code. */
export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) as Language;
}
