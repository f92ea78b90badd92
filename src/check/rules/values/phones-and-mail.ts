import { domainToASCII, domainToUnicode } from 'node:url';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { kindOfFile } from '../../../content/kind-table.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { proseWithMarks, valuesOfFormat } from '../../../content/views/values.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import {
  codeFormat,
  isPossibleFormat,
  isWithin,
  type Lengths,
  normalizePhone,
  numberLengths,
  type PhonePlan,
  phoneDigits,
  phonePrefix,
  possibleLengths,
  readableFormat,
} from '../../../lib/question/phone.ts';
import { hasCyrillic, hasLatin } from '../../../lib/text/letters.ts';
import { rangeOfMatch } from '../../../lib/text/patterns.ts';
import { decodedAddress } from '../../../lib/text/web-address.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, each, ofFormat, type Suggested } from '../../rule.ts';
import { sitePhonePlan } from '../../site-dictionaries.ts';
import { invisible } from '../texts/characters.ts';

export const phoneForm = defineRule<Suggested & { format: string }>('phone-form', 'error', 'content', {
  en: {
    asks: 'A phone number has the international format.',
    why: 'Then it can be dialled from anywhere. Links to numbers are written without spaces: `tel:+380440000000`. A number of the country that the site is in has as many digits as `phonePlan` in `content/data/site.json` says, in texts as well.',
    message: ({ found }) => `"${found}" is not a phone number in the international format.`,
    hint: ({ format, suggestion }) => writeInstead.en(suggestion, `Write it like "${format}".`),
  },
  uk: {
    asks: 'Номер телефону має міжнародний вигляд.',
    why: 'Тоді за ним можна подзвонити звідусіль. У посиланнях номери пишуть без пробілів: `tel:+380440000000`. Номер країни, у якій розташовано сайт, має стільки цифр, скільки каже `phonePlan` у `content/data/site.json`, у текстах теж.',
    message: ({ found }) => `"${found}" — не номер телефону в міжнародному форматі.`,
    hint: ({ format, suggestion }) => writeInstead.uk(suggestion, `Напишіть його так: "${format}".`),
  },
  check(tree, report) {
    const plan = sitePhonePlan(tree);
    // A form that no number has is an error of its own.
    const own = isPossibleFormat(plan) ? ownNumbers(plan) : undefined;
    const format = readableFormat(plan);
    for (const phone of valuesOfFormat(tree, 'phone')) {
      const { value: found } = phone;
      const lengths = own?.isOwn(found) ? own.lengths : possibleLengths;
      if (/^\+\d[\d ()-]*\d$/.test(found) && isWithin(phoneDigits(found).length, lengths)) continue;
      report(phone, { found, format, suggestion: own && normalizePhone(found, plan) });
    }
    for (const { file, pointer, value } of proseWithMarks(tree)) {
      if (!own || !/\+\d|\(0/.test(value)) continue;
      for (const [pattern, lengths] of own.patterns)
        for (const match of value.matchAll(pattern)) {
          const [found] = match;
          if (!isWithin(phoneDigits(found).length, lengths))
            report({ file, pointer, ...rangeOfMatch(match) }, { found, format, suggestion: undefined });
        }
    }
    for (const { link } of linkTargets(tree)) {
      const found = /^tel:(.*)$/i.exec(link.href)?.[1];
      if (found === undefined || /^\+\d{8,15}$/.test(found)) continue;
      const meant = own && normalizePhone(found, plan);
      report(link, { found, format: dialled(format), suggestion: meant && dialled(meant) });
    }
  },
});

/** A number, or the format of one, as a link has it: without spaces, parentheses and hyphens. */
function dialled(phone: string): string {
  return `tel:${phone.replace(/[^+\dX]/g, '')}`;
}

/** The numbers of the site's country: how long they are, and what finds those in groups, with the digits they should have. */
function ownNumbers(plan: PhonePlan) {
  const prefix = phonePrefix(plan);
  const lengths = numberLengths(plan);
  // In groups: `+38 (044) 000-00-00`, `+38 044 000 00 00`.
  const international = `${loosely(prefix)}\\d+\\)?(?:${space}?\\d+(?:-\\d+)+|(?:${space}\\d{2,4}){2,})`;
  const patterns: [pattern: RegExp, lengths: Lengths][] = [[new RegExp(international, 'g'), lengths]];
  const [country = '', codeStart = ''] = prefix.split('(');
  if (codeStart) {
    // Without the country's code: `(044) 000-00-00`.
    const national = `(?<!${loosely(country)})\\(${codeStart}\\d+\\)${space}?\\d+(?:-\\d+)+`;
    const less = phoneDigits(country).length;
    patterns.push([new RegExp(national, 'g'), { least: lengths.least - less, most: lengths.most - less }]);
  }
  // The parentheses of the form may begin with a digit of the country's code: `+38 (0` is Ukraine, `+385` is not.
  const own = new RegExp(`^${loosely(prefix)}|^\\${/^\+\d+/.exec(prefix)?.[0]}\\D`);
  return { isOwn: (phone: string) => own.test(phone), lengths, patterns };
}

const space = '[\\s\\u00a0]';

/** A pattern for the start of numbers, whose spaces and parentheses may be left out. */
function loosely(start: string): string {
  return start.replace(/\D/g, (each) => (each === ' ' ? `${space}?` : each === '+' ? '\\+' : `\\${each}?`));
}

/**
 * The codes of the Ukrainian numbering plan: mobile operators, areas, and numbers that are free or paid for otherwise.
 * The institute's form has its own, narrower list.
 */
const operatorCodes = [
  /^0(?:39|50|6[36-8]|7[1-3579]|9[1-9])$/,
  /^0(?:3[1-8]|4[13-8]|5[1-7]|6[12459])$/,
  /^0(?:80|89|90)$/,
];

export const phoneOperator = defineRule<{ code: string }>('phone-operator', 'warning', 'group', {
  en: {
    asks: 'The area or operator code of a Ukrainian number exists.',
    why: 'A number with an unknown code cannot be dialled; most likely a digit is mistyped.',
    note: 'The numbering plan changes: a new code needs an exception until the rule knows it.',
    message: ({ code }) => `Ukraine has no area or operator code ${code}.`,
    hint: 'Compare the number with where it comes from.',
  },
  uk: {
    asks: 'Код міста чи оператора в українському номері існує.',
    why: 'За номером із невідомим кодом не подзвонити; найімовірніше, одну цифру набрано хибно.',
    note: 'План нумерації змінюється: новий код потребує винятку, доки правило його не знає.',
    message: ({ code }) => `В Україні немає коду міста чи оператора ${code}.`,
    hint: 'Звірте номер із тим, звідки його взято.',
  },
  check: each(ofFormat('phone'), (phone, report) => {
    const code = /^38(0\d\d)\d{7}$/.exec(phone.value.replace(/\D/g, ''))?.[1];
    if (code && !operatorCodes.some((known) => known.test(code))) report(phone, { code });
  }),
});

/** The mistake: a code that no number of the format has, or how many digits its numbers have. */
type PlanParameters = { format: string } & ({ code: string } | { length: number });

export const phonePlan = defineRule<PlanParameters>('phone-plan', 'error', 'group', {
  en: {
    asks: 'The format of phone numbers and the operator codes fit together.',
    why: 'The question form and the function check numbers by both. With a code that the format has no place for, or a format that no phone number has, nobody could send a question.',
    words: (found) =>
      'code' in found
        ? {
            message: `No number in the format "${found.format}" has the code "${found.code}".`,
            hint: 'Write the code as it stands in the parentheses of the format, or leave the list empty if any code will do.',
          }
        : {
            message: `A number in the format "${found.format}" has ${found.length} digits.`,
            hint: `Write # for each digit that is typed, and ? at the end for one that not all numbers have; with the country's code, numbers have ${possibleLengths.least} to ${possibleLengths.most}.`,
          },
  },
  uk: {
    asks: 'Формат телефонних номерів і коди операторів узгоджені.',
    why: 'За ними номери перевіряють і форма запитань, і функція. З кодом, для якого у форматі немає місця, або з форматом, якого не має жоден номер, ніхто не зміг би надіслати запитання.',
    words: (found) =>
      'code' in found
        ? {
            message: `Жоден номер формату "${found.format}" не має коду "${found.code}".`,
            hint: 'Напишіть код так, як він стоїть у дужках формату, або залиште список порожнім, якщо підходить будь-який код.',
          }
        : {
            message: `У номері формату "${found.format}" цифр — ${found.length}.`,
            hint: `Напишіть # замість кожної цифри, яку набирають, а в кінці ? замість тієї, яку мають не всі номери; з кодом країни їх має бути від ${possibleLengths.least} до ${possibleLengths.most}.`,
          },
  },
  check(tree, report) {
    const plan = sitePhonePlan(tree);
    const format = readableFormat(plan);
    if (isPossibleFormat(plan)) {
      const place = new RegExp(`^${codeFormat(plan).replaceAll('#', '\\d')}$`);
      for (const operator of valuesOfFormat(tree, 'operator-code'))
        if (!place.test(operator.value)) report(operator, { format, code: operator.value });
    } else {
      const { least, most } = numberLengths(plan);
      const length = least < possibleLengths.least ? least : most;
      // Codes can only be compared with a form that is right.
      for (const form of valuesOfFormat(tree, 'phone-format')) report(form, { format, length });
    }
  },
});

/** The longest address that mail can have, with a name before it. */
const longestEmail = 500;

/** A word with the sign between letters, without the punctuation around it; a name that begins with the sign is none. */
const emailInText =
  /(?<![^\s@<>()[\]{}"'«»“”„’`,;:!?/|*])[^\s@<>()[\]{}"'«»“”„’`,;:!?/|*]+@(?:[^\s<>()[\]{}"'«»“”„’`,;:!?|*]*[^\s<>()[\]{}"'«»“”„’`,;:!?|*.]|(?=[\s.,;]|$))/gu;

/** The addresses of mail in the content: values, parts of texts, and where links lead, whose words may show them. */
const emails = oncePer((tree: ContentTree) => {
  const inTexts = proseWithMarks(tree).filter(({ value }) => value.includes('@'));
  return [
    ...valuesOfFormat(tree, 'email').map((place) => ({ place, found: place.value, from: 'field', isShown: false })),
    ...inTexts.flatMap(({ file, pointer, value }) =>
      [...value.matchAll(emailInText)].flatMap((match) => {
        const [found] = match;
        // The address of a link is looked at with all links.
        const isLinked = /:\/\//.test(found) || /\]\(mailto:$/i.test(value.slice(0, match.index).slice(-9));
        const place = { file, pointer, ...rangeOfMatch(match) };
        return isLinked ? [] : [{ place, found, from: 'text', isShown: false }];
      }),
    ),
    ...linkTargets(tree).flatMap(({ link }) => {
      const address = /^mailto:([^?]*)/i.exec(link.href)?.[1];
      const found = address === undefined ? '' : decodedAddress(address);
      return address === undefined ? [] : [{ place: link, found, from: 'link', isShown: link.text?.includes(found) }];
    }),
  ];
});

export const emailForm = defineRule<Suggested>('email-form', 'error', 'content', {
  en: {
    asks: 'An e-mail address is valid.',
    why: 'Mail to an invalid address is lost. In running text it is a warning, among contacts an error.',
    message: ({ found }) => `"${found}" is not a valid e-mail address.`,
    hint: ({ suggestion }) => writeInstead.en(suggestion, 'Write it like "name@example.org", without spaces.'),
  },
  uk: {
    asks: 'Електронна адреса правильна.',
    why: 'Лист на хибну адресу не дійде. У суцільному тексті це зауваження, серед контактів — помилка.',
    message: ({ found }) => `"${found}" — неправильна адреса електронної пошти.`,
    hint: ({ suggestion }) => writeInstead.uk(suggestion, 'Напишіть її так: "name@example.org", без пробілів.'),
  },
  check: each(emails, ({ place, found, from }, report) => {
    if (isEmail(found)) return;
    const suggestion = from === 'field' ? meantEmail(found) : undefined;
    report(place, { found, suggestion }, [], from === 'text' && !isContact(place.file) ? 'warning' : 'error');
  }),
});

export const emailInternational = defineRule<{ found: string }>('email-international', 'warning', 'content', {
  en: {
    asks: 'An e-mail address has Latin letters, so that every system takes it.',
    why: 'An address in other letters is valid (RFC 6531), but some mail programs and forms refuse it, and visitors without the keyboard layout cannot type it.',
    note: 'Where there is no other address, write an exception. A domain that is written for programs (`xn--…`) needs none.',
    message: ({ found }) => `Some systems refuse the address "${found}": its letters are not Latin.`,
    hint: 'Give an address in Latin letters, or write an exception if there is none.',
  },
  uk: {
    asks: 'Електронна адреса записана латиницею, тож її приймає будь-яка система.',
    why: 'Адреса іншими літерами правильна (RFC 6531), але деякі поштові програми й форми її не приймають, а відвідувачі без такої розкладки не наберуть.',
    note: 'Якщо іншої адреси немає, напишіть виняток. Домен, записаний для програм (`xn--…`), винятку не потребує.',
    message: ({ found }) => `Адресу «${found}» приймають не всі системи: її літери не латинські.`,
    hint: 'Подайте адресу латиницею, а якщо її немає, напишіть виняток.',
  },
  check: each(emails, ({ place, found, isShown }, report) => {
    // Invisible characters have a rule of their own.
    if (!isShown && isEmail(found) && /[^\p{ASCII}]/u.test(found.replace(invisible, ''))) report(place, { found });
  }),
  leads: ({ parameters }) => parameters.found.toLowerCase(),
});

function isContact({ kind }: ContentFile): boolean {
  return ['contacts', 'footer', 'modal'].includes(kindOfFile(kind).name);
}

/** The address that is meant by one that was copied with more than itself, or typed with another character for one of its own. */
function meantEmail(found: string): string | undefined {
  if (found.length > longestEmail) return undefined;
  const meant = (/<([^<>]+)>/.exec(found)?.[1] ?? found)
    .replace(/^\s*mailto:/i, '')
    .replace(/\s*(?:\(at\)|\[at\]|@)\s*/i, '@')
    .replace(/[\s.,;]+$|^\s+/g, '')
    .replace(/(?<=@.*),/g, '.');
  return isEmail(meant) ? meant : undefined;
}

const word = '[\\p{L}\\p{M}\\p{N}_%+-]';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const emailForms = new RegExp(
  `^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}._%+-]*${word})?@((?:${label}\\.)+(?:[\\p{L}\\p{M}]{2,}|[xX][nN]--[a-zA-Z\\d-]*[a-zA-Z\\d]))$`,
  'u',
);

/**
 * Tells whether a text is an address as far as one can see, in the letters of any language: invisible characters in it are a mistake of their
 * own. Latin and Cyrillic letters in one part of it look alike: nobody has such an address.
 */
export function isEmail(text: string): boolean {
  const visible = text.replace(invisible, '');
  const domain = emailForms.exec(visible)?.[1];
  if (domain === undefined || visible.includes('..') || domainToASCII(domain) === '') return false;
  return !visible.split(/[^\p{L}\p{M}\p{N}]/u).some((part) => hasLatin(part) && hasCyrillic(part));
}

/** An address as people read it, in small letters: links may have it as programs do. */
export function readableEmail(address: string): string {
  const [name = '', domain = ''] = decodedAddress(address).toLowerCase().split('@');
  return `${name}@${domainToUnicode(domain) || domain}`;
}
