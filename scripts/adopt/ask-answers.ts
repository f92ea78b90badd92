import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixText } from '../../src/check/fix/fix-text.ts';
import { assetNotWhatItSays } from '../../src/check/rules/files/assets.ts';
import { svgActive, svgBroken } from '../../src/check/rules/files/drawings.ts';
import { imageSize } from '../../src/check/rules/files/picture-files.ts';
import { isEmail } from '../../src/check/rules/values/phones-and-mail.ts';
import { nearestReadable } from '../../src/check/rules/values/site-settings.ts';
import { readContent } from '../../src/content/content-tree.ts';
import type { CommandLanguage, Words } from '../../src/lib/command/command-words.ts';
import { readPath, UsageError } from '../../src/lib/command/run-command.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { currencyCodes } from '../../src/lib/language/numbers.ts';
import { isTimeZone } from '../../src/lib/text/days.ts';
import { chosenSections, sectionList, unknownSections } from './sections.ts';

/** Answers of an institute, by option, as its site will have it. */
export type Answers = Readonly<Record<string, string>>;

interface Question {
  option: string;
  words: Words;
  /** Pattern of a right answer; anything will do without it. */
  pattern?: RegExp;
  example: string;
  /** An institute may leave it without an answer. */
  isOptional?: true;
  /** The answer of an institute in Ukraine, by its telephone: it is not asked. */
  ofUkraine?: string;
  section?: string;
  /** Makes of an answer what the site has, or says what is wrong with it. */
  read?: (answer: string) => string | Words;
}

const ukrainianPhone = String.raw`\+38 \(0\d\d\) \d{3}-\d\d-\d\d`;
/** The code of another country, that of an area in parentheses or not, and groups of digits: 8 to 15 in all. */
const foreignPhone = String.raw`(?!\+380|\+38\D)(?=\+(?:\D*\d){8,15}$)\+\d{1,3} (?:\(\d{2,5}\) )?\d+(?:[ -]\d+)+`;

/** True if a telephone number is one of Ukraine. */
export function isUkrainian(phone: string): boolean {
  return new RegExp(`^${ukrainianPhone}$`).test(phone);
}

/** Questions in this order; the sections come before what depends on them. The starter is the site of the institute of their examples. */
export const questions: readonly Question[] = [
  ...languages.flatMap(({ code, tag }): Question[] => {
    // Quotes and apostrophes come as keyboards have them.
    const read = (answer: string) => fixText(answer, { language: code, isMarkdown: false });
    const [name, city] =
      code === 'ua' ? ['Інститут фізики полімерів', 'Львів'] : ['Institute of Polymer Physics', 'Lviv'];
    const nameWords = { en: `Name of the institute (${tag})`, uk: `Назва установи (${tag})` };
    return [
      { option: `name-${code}`, words: nameWords, example: name, read },
      { option: `city-${code}`, words: { en: `City (${tag})`, uk: `Місто (${tag})` }, example: city, read },
    ];
  }),
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
    read: unless(isEmail, '"{}" is not a valid e-mail address', '«{}» — неправильна адреса електронної пошти'),
  },
  {
    option: 'phone',
    words: { en: 'Telephone, with the code of the country', uk: 'Телефон із кодом країни' },
    pattern: new RegExp(`^(?:${ukrainianPhone}|${foreignPhone})$`),
    example: '+38 (032) 123-45-67',
  },
  {
    option: 'time-zone',
    words: { en: 'Time zone', uk: 'Часовий пояс' },
    pattern: /^\w+(?:\/[\w+-]+)+$/,
    example: 'Europe/Warsaw',
    ofUkraine: 'Europe/Kyiv',
    read: unless(isTimeZone, 'there is no time zone {}', 'часового поясу {} немає'),
  },
  {
    option: 'currency',
    words: { en: 'Currency, three letters', uk: 'Валюта, три літери' },
    pattern: /^[A-Z]{3}$/,
    example: 'PLN',
    ofUkraine: 'UAH',
    read: unless((code) => currencyCodes().includes(code), 'there is no currency {}', 'валюти {} немає'),
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
    words: { en: 'Sections, "all" or "none"', uk: 'Розділи, «all» (усі) або «none» (жодного)' },
    example: 'news, people, departments',
    read: (answer) => unknownSections(answer) ?? answer,
  },
  {
    option: 'specialties',
    words: {
      en: 'Specialties of postgraduate training, each with its name in the languages of the site',
      uk: 'Спеціальності аспірантури, кожна з назвою мовами сайту',
    },
    example: `E5 ${inEachLanguage('Фізика полімерів', 'Polymer physics')}; G8 ${inEachLanguage('Матеріалознавство', 'Materials science')}`,
    section: 'defences',
    read: readSpecialties,
  },
];

/** A reader that takes answers as they are, and says of wrong ones what is wrong. */
function unless(isRight: (answer: string) => boolean, en: string, uk: string) {
  return (answer: string) =>
    isRight(answer) ? answer : { en: en.replace('{}', answer), uk: uk.replace('{}', answer) };
}

function readColour(colour: string): string | Words {
  const nearest = nearestReadable(colour);
  if (nearest === colour) return colour;
  return {
    en: `white words on ${colour} cannot be read; on ${nearest} they can`,
    uk: `білих слів на ${colour} не прочитати; на ${nearest} їх видно`,
  };
}

/** An example in the languages of the site, as their names are separated. */
function inEachLanguage(ukrainian: string, english: string): string {
  return languages.map(({ code }) => (code === 'ua' ? ukrainian : english)).join(' / ');
}

/** A domain as addresses have it: in small Latin letters, for others Punycode. */
function readDomain(answer: string): string | Words {
  const address = `https://${answer.replace(/^https?:\/\//i, '')}`;
  if (URL.canParse(address)) return new URL(address).hostname;
  return { en: `there is no domain ${answer}`, uk: `домену ${answer} немає` };
}

/** The path of a drawing of which the check of the content would say nothing. */
function readMark(answer: string): string | Words {
  const path = readPath(answer);
  if (!existsSync(path)) return { en: `there is no file ${path}`, uk: `файлу ${path} немає` };
  const dir = mkdtempSync(join(tmpdir(), 'mark-'));
  try {
    mkdirSync(join(dir, 'images'));
    copyFileSync(path, join(dir, 'images/logo.svg'));
    const tree = readContent(dir);
    const [finding] = [assetNotWhatItSays, svgBroken, svgActive, imageSize].flatMap((rule) => rule.find(tree));
    if (!finding) return path;
    const [en, uk] = [finding.words('en', ''), finding.words('uk', '')];
    return { en: `${path}: ${en.message} ${en.hint}`, uk: `${path}: ${uk.message} ${uk.hint}` };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** `132 Матеріалознавство / Materials science; 136 …`: a code, then the names in the order of the languages. */
export function specialtiesIn(answer: string): { code: string; names: string[] }[] {
  const each = answer.split(';').map((part) => part.trim());
  return each.filter(Boolean).map((specialty) => {
    const [, code = specialty, rest = ''] = /^(\S+)\s+(.+)$/.exec(specialty) ?? [];
    return { code, names: rest.split('/').map((name) => name.trim()) };
  });
}

function readSpecialties(answer: string): string | Words {
  const isWrong = (names: string[]) => names.length !== languages.length || names.includes('');
  const wrong = specialtiesIn(answer).find(({ names }) => isWrong(names));
  if (!wrong) return answer;
  const said = `${wrong.code} ${wrong.names.join(' / ')}`.trim();
  const example = `132 ${inEachLanguage('Матеріалознавство', 'Materials science')}`;
  return {
    en: `"${said}" needs a code and ${languages.length} names, separated by "/": ${example}`,
    uk: `«${said}» потребує коду та назв (${languages.length}), розділених знаком «/»: ${example}`,
  };
}

/**
 * Asks for what is not given as an option, again and again until it is right.
 * @param options the answers given as options
 * @param terminal who is asked; without one, nothing is
 * @throws UsageError when an answer is missing or wrong, and nobody can be asked
 */
export async function askAnswers(
  options: Answers,
  language: CommandLanguage,
  terminal?: { ask: (question: string) => Promise<string>; say: (words: string) => void },
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const { option, section, isOptional, words } = question;
    if (section && !chosenSections(answers.sections).some(({ id }) => id === section)) continue;
    let given = options[option] ?? (isUkrainian(answers.phone ?? '') ? question.ofUkraine : undefined);
    if (given === undefined && option === 'sections') terminal?.say(sectionList());
    if (given === undefined && isOptional) given = await terminal?.ask(`${words[language]} (${none[language]})\n> `);
    while (answers[option] === undefined) {
      const read = answerOf(question, (given ?? '').trim());
      if (typeof read === 'string') answers[option] = read;
      else {
        const wanted = `${words[language]} (${read[language]})`;
        if (!terminal) throw new UsageError(`${whatIsWrong[language](option, given)}. ${wanted}.`);
        given = await terminal.ask(`${wanted}\n> `);
      }
    }
  }
  return answers;
}

const none = { en: 'Enter: none', uk: 'Enter: немає' };
const whatIsWrong = {
  en: (option: string, answer = '') => `--${option} ${answer ? `${answer} does not match` : 'is missing'}`,
  uk: (option: string, answer = '') => `--${option} ${answer ? `${answer} не підходить` : 'не вказано'}`,
};

/** An answer as the site has it, or what is wrong with it. */
function answerOf({ pattern = /\S/, example, isOptional, read }: Question, answer: string): string | Words {
  if (isOptional && answer === '') return '';
  if (!pattern.test(answer)) return { en: `for example: ${example}`, uk: `наприклад: ${example}` };
  return read?.(answer) ?? answer;
}
