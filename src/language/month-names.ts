import { type LanguageCode, languageOf } from './languages.ts';

const known = new Map<LanguageCode, readonly string[]>();

/** The months as a language writes them after a day, January first: `січня`. */
export function monthNames(language: LanguageCode): readonly string[] {
  const names = known.get(language) ?? readNames(language);
  known.set(language, names);
  return names;
}

function readNames(language: LanguageCode): string[] {
  const format = new Intl.DateTimeFormat(languageOf(language).locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}
