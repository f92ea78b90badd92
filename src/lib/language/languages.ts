import { memoize } from '../text/memoize.ts';

/** One language of the site. */
export interface Language {
  /** The code in content folders, i18next and local storage (specification, section 9). */
  code: LanguageCode;
  /** The BCP 47 tag for `lang` and `hreflang`: Ukrainian is `uk` there, never `ua`. */
  tag: string;
  /** The tag with the country whose forms of dates and numbers the site follows, for `Intl` and `og:locale`. */
  locale: string;
  /** The prefix of the paths of pages in this language. */
  prefix: string;
  quotes: readonly [open: string, close: string];
  dash: string;
}

/** Each language of the site in a line of its own, the default one first: to add one, add its line. */
const table = [
  { code: 'ua', tag: 'uk', locale: 'uk-UA', prefix: '', quotes: ['«', '»'], dash: '—' },
  { code: 'en', tag: 'en', locale: 'en-GB', prefix: '/en', quotes: ['“', '”'], dash: '–' },
] as const;

/** The codes of the site's languages. */
export type LanguageCode = (typeof table)[number]['code'];

/** The site's languages, the default one first. */
export const languages: readonly Language[] = table;

/** The codes of the languages, the default one first. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** The language of visitors whose own is unknown. */
export const defaultLanguage: LanguageCode = table[0].code;

/** The language that is the fallback for namespaces that cannot be loaded (specification, section 8). */
export const fallbackLanguage = 'en' satisfies LanguageCode;

/** Values that some languages have of their own; all others take what English has. */
export type ByLanguage<Value> = Partial<Record<LanguageCode, Value>> &
  Readonly<Record<typeof fallbackLanguage, Value>>;

/** Returns the value that a language has of its own, or else what English has. */
export function ofLanguage<Value>(each: ByLanguage<Value>, language: LanguageCode): Value {
  return each[language] ?? each[fallbackLanguage];
}

/** Tells whether a value is the code of a language of the site; everything else, markup included, is not. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some((language) => language.code === value);
}

/** Returns the language with the given code. */
export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) as Language;
}

/** Slow to make, and seldom needed. */
const namesIn = memoize((tag: 'en' | 'uk') => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a language in English: `Ukrainian`. */
export function englishName(code: LanguageCode): string {
  const { tag } = languageOf(code);
  return namesIn('en').of(tag) ?? tag;
}

/** The name of a language in Ukrainian, in a form: `англійською` with `ою`. Its names of languages are feminine adjectives. */
export function ukrainianName(code: LanguageCode, ending: string): string {
  const { tag } = languageOf(code);
  return (namesIn('uk').of(tag) ?? tag).replace(/а$/, ending);
}

/** The script in which a language is written, as ISO 15924 names it: `Cyrl`, `Latn`. */
export const scriptOf = memoize(
  (language: LanguageCode) => new Intl.Locale(languageOf(language).locale).maximize().script ?? '',
);
