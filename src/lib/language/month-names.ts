import { memoize } from '../text/memoize.ts';
import { type LanguageCode, languageOf } from './languages.ts';

/** The months as a language writes them after a day, January first: `січня`. */
export const monthNames = memoize((language: LanguageCode): readonly string[] => {
  const format = new Intl.DateTimeFormat(languageOf(language).locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
});
