import { oncePer } from '../../lib/cache/once-per.ts';
import { defaultLanguage, type LanguageCode, languageCodes, languageOf } from '../../lib/language/languages.ts';
import { isoDate } from '../../lib/text/days.ts';
import type { ContentTree } from '../content-tree.ts';
import { itemPointer, itemsCalled, itemsOfKind, itemValue } from '../items.ts';
import { joinPointer } from '../json/json-pointer.ts';
import { kindsCalled } from '../kind-table.ts';
import { schemaAt } from '../schema/schema-values.ts';
import { asObject, asText } from '../unknown-value.ts';

/** A fact by its type, so that it can be written in a language. */
type FactType = 'phone' | 'email' | 'date' | 'number' | 'money' | 'text';

/** A fact that texts can name. */
export interface NamedFact {
  type: FactType;
  /** As the content has it: a date as DD.MM.YYYY; words by their language. */
  value: string | number | Readonly<Record<LanguageCode, string>>;
  /** The currency of an amount of money, as ISO 4217 has it. */
  currency?: string;
}

/** The facts of the site that have short names. */
const siteFacts = { phone: 'phone', email: 'email' } as const;
/** The types of facts of items, by the formats of the model. */
const typeOfFormat: Readonly<Record<string, FactType>> = { phone: 'phone', email: 'email', 'date-text': 'date' };

/** Tells if a name is one of those that the site has for its own facts. */
export function isSiteFact(name: string): boolean {
  return Object.hasOwn(siteFacts, name);
}

/** The facts that have a name of their own: those of the site, of data/facts.json and the phrases. */
export const ownFacts = oncePer((tree: ContentTree): ReadonlyMap<string, NamedFact> => {
  const facts = new Map<string, NamedFact>();
  const site = asObject(tree.file('site-data')?.value);
  const currency = asText(site.currency) ?? '';
  const phrases = (language: LanguageCode) => asObject(asObject(tree.file('phrases-texts', language)?.value).phrases);
  for (const name of Object.keys(phrases(defaultLanguage))) {
    const words = languageCodes.map((language) => [language, asText(phrases(language)[name]) ?? '']);
    facts.set(name, { type: 'text', value: Object.fromEntries(words) as Record<LanguageCode, string> });
  }
  for (const item of itemsCalled(tree, 'fact')) {
    const { type, value } = itemValue(item) as { type: FactType; value: string | number };
    facts.set(item.id, { type, value, ...(type === 'money' && { currency }) });
  }
  for (const [name, type] of Object.entries(siteFacts)) {
    const value = asText(site[name]);
    if (value) facts.set(name, { type, value });
  }
  return facts;
});

/** The fact that a name stands for: one with a name of its own, or `KIND/ID/KEY` of an item. */
export function namedFact(tree: ContentTree, name: string): NamedFact | undefined {
  return ownFacts(tree).get(name) ?? itemFactNamed(tree, name);
}

function itemFactNamed(tree: ContentTree, name: string): NamedFact | undefined {
  const [kindName = '', id, key] = name.split('/');
  if (id === undefined || key === undefined) return undefined;
  for (const kind of kindsCalled(kindName)) {
    const item = itemsOfKind(tree, kind).find((each) => each.id === id);
    // The items of a year that a build reads are known one by one: others name no facts of them.
    if (!item || item.file.kind.isYearly) continue;
    const value = itemValue(item)[key];
    if (typeof value === 'number') return { type: 'number', value };
    const type = typeOfFormat[schemaAt(item.file, joinPointer(itemPointer(item), key))?.format ?? ''];
    if (typeof value === 'string' && type) return { type, value };
  }
  return undefined;
}

/**
 * Writes a fact by the rules of a language: `25 серпня 2026 року`, `25 August 2026`; `1200 грн`, `UAH 1,200`.
 * @param isDayOnly leaves out the year of a day
 */
export function writeFact(
  { type, value, currency }: NamedFact,
  { language, isDayOnly = false }: { language: LanguageCode; isDayOnly?: boolean },
): string {
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
