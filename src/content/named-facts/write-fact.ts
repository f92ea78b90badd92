import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import { isoDate } from '../../lib/text/days.ts';
import type { NamedFact } from './named-facts.ts';

/** The form of a fact. */
export interface FactForm {
  language: LanguageCode;
  /** A day without its year. */
  isDayOnly?: boolean;
}

/** Writes a fact by the rules of a language: `25 серпня 2026 року`, `25 August 2026`; `1200 грн`, `UAH 1,200`. */
export function writeFact({ type, value, currency }: NamedFact, { language, isDayOnly = false }: FactForm): string {
  if (typeof value === 'object') return value[language];
  if (type === 'date') return dateText(String(value), language, isDayOnly);
  if (type === 'money') return moneyText(Number(value), currency ?? '', language);
  return typeof value === 'number' ? numberText(value, language) : value;
}

function dateText(value: string, language: LanguageCode, isDayOnly: boolean): string {
  const date = isoDate(value);
  if (!date) return value;
  const parts = new Intl.DateTimeFormat(languageOf(language).locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  const day = parts.replace(' ', '\u00a0');
  const year = date.slice(0, 4);
  if (isDayOnly) return day;
  return language === 'ua' ? `${day} ${year}\u00a0року` : `${day} ${year}`;
}

function numberText(value: number, language: LanguageCode): string {
  return new Intl.NumberFormat(languageOf(language).tag, { maximumFractionDigits: 10 }).format(value);
}

function moneyText(value: number, currency: string, language: LanguageCode): string {
  // Unicode's data have the sign ₴ and «грн.»; the texts of the site have «грн».
  if (language === 'ua' && currency === 'UAH') return `${numberText(value, language)}\u00a0грн`;
  return new Intl.NumberFormat(languageOf(language).locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 0,
    maximumFractionDigits: 10,
  }).format(value);
}
