import type { LanguageCode } from '../language/languages.ts';
import { todayIn } from '../text/zoned-time.ts';
import type { Filling } from './filled.ts';

/** What an institute says of itself. */
export interface AdoptAnswers {
  /** Its name, by language. */
  name: Readonly<Record<LanguageCode, string>>;
  /** Its city, by language. */
  city: Readonly<Record<LanguageCode, string>>;
  /** Where the site will be, without `https://`. */
  domain: string;
  email: string;
  /** The colour of its brand, as `#rrggbb`. */
  colour: string;
  /** The file of its mark, an SVG; the site keeps the one that it has if none is given. */
  logo: string | undefined;
  /** As the site writes it: `+38 (044) 123-45-67`. */
  phone: string;
  /** As the time zone database names it. */
  timeZone: string;
  /** As ISO 4217 has it. */
  currency: string;
  /** The names of the specialties of postgraduate training, by language and code. */
  specialties: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>;
}

/** Where the mark of an institute is, below `images`. */
export const logoPath = 'logo.svg';

/** What stands for the names in braces of the starter, in a language; the day is that of the moment where the site is. */
export function fillingOf(answers: AdoptAnswers, language: LanguageCode, now: Date): Filling {
  const [year, month, day] = todayIn(answers.timeZone, now).split('-');
  return {
    name: answers.name[language],
    city: answers.city[language],
    domain: answers.domain,
    email: answers.email,
    colour: answers.colour,
    logo: answers.logo && logoPath,
    phone: answers.phone,
    timeZone: answers.timeZone,
    currency: answers.currency,
    specialties: answers.specialties[language],
    today: `${day}.${month}.${year}`,
    year: year ?? '',
    thisYear: Number(year),
  };
}
