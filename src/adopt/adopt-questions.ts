import { fixText } from '../check/fix/fix-text.ts';
import type { Words } from '../command/words.ts';
import { type LanguageCode, languages } from '../language/languages.ts';
import type { AdoptAnswers } from './adopt-answers.ts';
import { isUkrainian, phonePattern } from './adopted-phones.ts';
import {
  AnswerError,
  inEachLanguage,
  readColour,
  readCurrency,
  readDomain,
  readEmail,
  readMark,
  readSpecialties,
  readTimeZone,
} from './answer-readers.ts';
import { baseSection, type StarterSection, withNeeded } from './starter-section.ts';

/** Something that an institute is asked. */
export interface AdoptQuestion {
  /** The option with the same answer. */
  option: string;
  words: Words;
  /** What a right answer looks like. */
  pattern: RegExp;
  example: string;
  /** An institute may leave it without an answer. */
  isOptional?: true;
  /** The answer of an institute in Ukraine, by its telephone: it is not asked. */
  ofUkraine?: string;
  /** Asked only if this section is chosen. */
  of?: string;
  /** Reads an answer. @throws AnswerError when it cannot */
  read?: (answer: string, sections: readonly StarterSection[]) => unknown;
}

const anything = /\S/;

/** What is asked, in this order; the sections come before what depends on them. */
export const adoptQuestions: readonly AdoptQuestion[] = [
  ...languages.flatMap(({ code, tag }): AdoptQuestion[] => [
    {
      option: `name-${code}`,
      words: { en: `Name of the institute (${tag})`, uk: `Назва установи (${tag})` },
      pattern: anything,
      example: code === 'ua' ? 'Інститут фізики полімерів' : 'Institute of Polymer Physics',
    },
    {
      option: `city-${code}`,
      words: { en: `City (${tag})`, uk: `Місто (${tag})` },
      pattern: anything,
      example: code === 'ua' ? 'Львів' : 'Lviv',
    },
  ]),
  {
    option: 'domain',
    words: { en: 'Domain of the site', uk: 'Домен сайту' },
    // As it is copied from a browser, too, and in letters of any language.
    pattern: /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/?$/iu,
    example: 'polymers.example',
    read: readDomain,
  },
  {
    option: 'email',
    words: { en: 'E-mail of the office', uk: 'Електронна пошта канцелярії' },
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    example: 'office@polymers.example',
    read: readEmail,
  },
  {
    option: 'phone',
    words: { en: 'Telephone, with the code of the country', uk: 'Телефон із кодом країни' },
    pattern: phonePattern,
    example: '+38 (032) 123-45-67',
  },
  {
    option: 'time-zone',
    words: { en: 'Time zone', uk: 'Часовий пояс' },
    pattern: /^\w+(?:\/[\w+-]+)+$/,
    example: 'Europe/Warsaw',
    ofUkraine: 'Europe/Kyiv',
    read: readTimeZone,
  },
  {
    option: 'currency',
    words: { en: 'Currency, three letters', uk: 'Валюта, три літери' },
    pattern: /^[A-Z]{3}$/,
    example: 'PLN',
    ofUkraine: 'UAH',
    read: readCurrency,
  },
  {
    option: 'colour',
    words: { en: 'Colour of the brand', uk: 'Фірмовий колір' },
    pattern: /^#[\da-f]{6}$/i,
    example: '#2D7A84',
    read: readColour,
  },
  {
    option: 'logo',
    words: { en: 'File of the mark, a square SVG', uk: 'Файл знака, квадратний SVG' },
    pattern: /\.svg['"]?$/i,
    example: 'logo.svg',
    isOptional: true,
    read: readMark,
  },
  {
    option: 'sections',
    words: {
      en: 'Sections, "all" or "none"',
      uk: 'Розділи, «all» (усі) або «none» (жодного)',
    },
    pattern: anything,
    example: 'news, people, departments',
    read: (answer, sections) => chosenSections(sections, answer),
  },
  {
    option: 'specialties',
    words: {
      en: 'Specialties of postgraduate training, each with its name in the languages of the site',
      uk: 'Спеціальності аспірантури, кожна з назвою мовами сайту',
    },
    pattern: anything,
    example: `E5 ${inEachLanguage('Фізика полімерів', 'Polymer physics')}; G8 ${inEachLanguage('Матеріалознавство', 'Materials science')}`,
    of: 'defences',
    read: readSpecialties,
  },
];

/** The sections that an answer names, with all that they need. @throws AnswerError when there is no such section */
export function chosenSections(sections: readonly StarterSection[], answer: string): StarterSection[] {
  const known = sections.map(({ id }) => id).filter((id) => id !== baseSection);
  const named = answer
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const ids = named.length === 1 && named[0] === 'all' ? known : named.filter((id) => id !== 'none');
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new AnswerError({
      en: `there is no section ${unknown.join(', ')}; there are: ${known.join(', ')}`,
      uk: `немає розділу ${unknown.join(', ')}; є такі: ${known.join(', ')}`,
    });
  return withNeeded(sections, ids);
}

/** Whether a question is for a site of these sections. */
export function isAskedOf({ of }: AdoptQuestion, sections: readonly StarterSection[]): boolean {
  return of === undefined || sections.some(({ id }) => id === of);
}

/** The answer to a question that the answers before it give; undefined if it must be asked. */
export function givenAnswer(
  { option, ofUkraine }: AdoptQuestion,
  given: Readonly<Record<string, string>>,
): string | undefined {
  return given[option] ?? (isUkrainian(given.phone?.trim() ?? '') ? ofUkraine : undefined);
}

/** What is wrong with an answer, if anything. */
export function problemOf(
  { pattern, example, isOptional, read }: AdoptQuestion,
  sections: readonly StarterSection[],
  answer = '',
): Words | undefined {
  if (isOptional && answer === '') return undefined;
  if (!pattern.test(answer.trim())) return { en: `for example: ${example}`, uk: `наприклад: ${example}` };
  try {
    read?.(answer, sections);
    return undefined;
  } catch (error) {
    if (error instanceof AnswerError) return { en: error.messageIn('en'), uk: error.messageIn('uk') };
    throw error;
  }
}

/** The answers in the form of a site. @throws AnswerError when a specialty is not named in every language */
export function readAdoptAnswers(given: Readonly<Record<string, string>>): AdoptAnswers {
  const byLanguage = <Value>(of: (code: LanguageCode, index: number) => Value) =>
    Object.fromEntries(languages.map(({ code }, index) => [code, of(code, index)])) as Record<LanguageCode, Value>;
  const text = (option: string) => given[option]?.trim() ?? '';
  // Quotes and apostrophes come as keyboards have them.
  const set = (words: string, language: LanguageCode) => fixText(words, { language, isMarkdown: false });
  const specialties = readSpecialties(text('specialties'));
  return {
    name: byLanguage((code) => set(text(`name-${code}`), code)),
    city: byLanguage((code) => set(text(`city-${code}`), code)),
    domain: readDomain(text('domain')),
    email: readEmail(text('email')),
    phone: text('phone'),
    timeZone: text('time-zone'),
    currency: text('currency'),
    colour: readColour(text('colour')),
    logo: text('logo') ? readMark(text('logo')) : undefined,
    specialties: byLanguage((language, index) =>
      Object.fromEntries(specialties.map(({ code, names }) => [code, set(`${code} ${names[index]}`, language)])),
    ),
  };
}
