import type { ContentTree } from '../../../content/content-tree.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { type ProfileKind, profileHref, profileKindAt, readProfile } from '../../../content/researcher-profiles.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { allValues, valuesOfFormat } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../lib/text/patterns.ts';
import { decodedAddress } from '../../../lib/text/web-address.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, each, ofFormat, type Suggested } from '../../rule.ts';
import { invisible } from '../texts/characters.ts';

/** Says what the check digit of a number should be. */
const checkDigitWords = {
  en: (name: string, found: string, expected: string) =>
    `The ${name} ${found} is not valid: its check digit should be ${expected}.`,
  uk: (name: string, found: string, expected: string) =>
    `${name} ${found} неправильний: контрольна цифра має бути ${expected}.`,
};

/**
 * Finds all numbers of a kind that has a name: those in fields of their own, and those in texts behind that name.
 * @param format the format of the fields that hold one
 * @param name the word before it in a text: `ISBN`
 * @param number the pattern of the number
 */
function namedNumbers(format: string, name: string, number: string) {
  const pattern = new RegExp(`(?<=${name}(?:-1[03])?[:\\s\\u00a0]{1,2})(?:${number})`, 'g');
  return (tree: ContentTree): (ValuePlace & { value: string })[] => {
    const inTexts = allValues(tree).flatMap(({ file, pointer, value }) =>
      value.includes(name)
        ? [...value.matchAll(pattern)].map((match) => ({ file, pointer, value: match[0], ...rangeOfMatch(match) }))
        : [],
    );
    return [...valuesOfFormat(tree, format), ...inTexts];
  };
}

/** So many digits with one separator at most between two of them, and none behind. */
const digits = (count: number | string) => `(?:[ –-]?[\\dXХx]){${count}}(?!-?[\\dXХx])`;
/** Ends where an ISBN ends, so that numbers behind it are not taken for a part of it: `ISBN 9660012349 320 p.` */
const isbnInText = `97[89]${digits(10)}|[\\dXХx]${digits(9)}|[\\dXХx]${digits('7,')}`;
const isbnNumbers = namedNumbers('isbn', 'ISBN', isbnInText);
const issnNumbers = namedNumbers('issn', 'ISSN', '[\\dXХx][\\dXХx–-]{5,10}');

type IsbnParameters = { found: string; expected?: string; suggestion?: string | undefined };

export const isbn = defineRule<IsbnParameters>('isbn', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'An ISBN has 10 or 13 digits and a correct check digit.',
    why: 'A mistyped number leads to another book or to none. Numbers in fields of their own are checked, and those after the word ISBN in a text.',
    note: 'A number that is misprinted in the book itself.',
    message: ({ found, expected }) =>
      expected ? checkDigitWords.en('ISBN', found, expected) : `"${found}" is not an ISBN: expected 10 or 13 digits.`,
    hint: ({ suggestion }) => writeInstead.en(suggestion, 'Compare it with the imprint of the book.'),
  },
  uk: {
    asks: 'ISBN має 10 або 13 цифр і правильну контрольну цифру.',
    why: 'Номер з одруком веде до іншої книги або нікуди. Перевіряються номери у власних полях і ті, що стоять у тексті після слова ISBN.',
    note: 'Номер, надрукований з помилкою в самій книзі.',
    message: ({ found, expected }) =>
      expected
        ? checkDigitWords.uk('ISBN', found, expected)
        : `"${found}" — не ISBN: у ньому має бути 10 або 13 цифр.`,
    hint: ({ suggestion }) => writeInstead.uk(suggestion, 'Звірте його з вихідними даними книги.'),
  },
  check: each(isbnNumbers, (number, report) => {
    const { value: found } = number;
    const expected = isbnCheckDigit(found);
    const meant = found.replace(/^\s*ISBN(?:-1[03])?[:\s]*|[\s.,;]+$/gi, '');
    if (!expected) report(number, { found, suggestion: isIsbn(meant) ? meant : undefined });
    else if (!isIsbn(found)) report(number, { found, expected });
  }),
});

const withoutSeparators = (number: string) => number.replace(/[ –-]/g, '');

/** The check digit that a number of the form of an ISBN should have (ISO 2108). */
function isbnCheckDigit(number: string): string | undefined {
  const bare = withoutSeparators(number);
  if (/^97[89]\d{10}$/.test(bare)) return checkDigit(bare.slice(0, 12), 10, (at) => (at % 2 ? 3 : 1));
  return /^\d{9}[\dX]$/.test(bare) ? checkDigit(bare.slice(0, 9), 11, (at) => 10 - at) : undefined;
}

/** The check digit behind others that have such weights. */
function checkDigit(digits: string, modulus: 10 | 11, weightAt: (at: number) => number): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * weightAt(at), 0);
  const rest = (modulus - (sum % modulus)) % modulus;
  return rest === 10 ? 'X' : String(rest);
}

function isIsbn(number: string): boolean {
  const expected = isbnCheckDigit(number);
  return expected !== undefined && withoutSeparators(number).endsWith(expected);
}

export const issn = defineRule<{ found: string; expected?: string }>('issn', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'An ISSN has the format 1234-5679 and a correct check digit.',
    why: 'A mistyped number leads to another journal or to none.',
    message: ({ found, expected }) =>
      expected
        ? checkDigitWords.en('ISSN', found, expected)
        : `"${found}" is not an ISSN: expected the format 1234-5679.`,
    hint: 'Compare it with the imprint of the journal.',
  },
  uk: {
    asks: 'ISSN має вигляд 1234-5679 і правильну контрольну цифру.',
    why: 'Номер з одруком веде до іншого журналу або нікуди.',
    message: ({ found, expected }) =>
      expected ? checkDigitWords.uk('ISSN', found, expected) : `"${found}" — не ISSN: очікується формат 1234-5679.`,
    hint: 'Звірте його з вихідними даними журналу.',
  },
  check: each(issnNumbers, (number, report) => {
    const { value: found } = number;
    // ISO 3297.
    const expected = checkDigit(found.replace('-', '').slice(0, 7), 11, (at) => 8 - at);
    if (!/^\d{4}-\d{3}[\dX]$/.test(found)) report(number, { found });
    else if (!found.endsWith(expected)) report(number, { found, expected });
  }),
});

/**
 * No registrant has dashes in its names: a text editor has put them for hyphens. `<1606:GFIACC>` is a part of DOIs of the nineties;
 * other marks come from a page.
 */
const doiForm = /^10\.\d{4,9}\/(?:[^\s"<>‐-―]|<[^\s"<>/]*:[^\s"<>/]*>)*[^\s"<>.,;‐-―]$/;

export const doi = defineRule<Suggested>('doi', 'error', 'content', {
  en: {
    asks: 'A DOI starts with 10. and the code of its registrant.',
    why: 'The site makes a link of it, and a full stop copied from a citation breaks the link.',
    message: ({ found }) => `"${found}" is not a valid DOI.`,
    hint: ({ suggestion }) => writeInstead.en(suggestion, 'Write it like "10.1234/abc.5", starting with "10.".'),
  },
  uk: {
    asks: 'DOI починається з 10. і коду реєстранта.',
    why: 'Сайт робить із нього посилання, а крапка, скопійована з кінця цитати, це посилання ламає.',
    message: ({ found }) => `"${found}" — неправильний DOI.`,
    hint: ({ suggestion }) => writeInstead.uk(suggestion, 'Напишіть його так: "10.1234/abc.5", починаючи з "10.".'),
  },
  check(tree, report) {
    for (const field of valuesOfFormat(tree, 'doi'))
      if (!doiForm.test(field.value)) report(field, { found: field.value, suggestion: meantDoi(field.value) });
    for (const { link } of linkTargets(tree)) {
      const found = /^https?:\/\/(?:dx\.)?doi\.org\/(.*)$/i.exec(link.href)?.[1];
      if (found !== undefined && !doiForm.test(decodedAddress(found)))
        report(link, { found, suggestion: meantDoi(decodedAddress(found)) });
    }
  },
});

/** The DOI that is meant by one that was copied from a citation. */
function meantDoi(found: string): string | undefined {
  const meant = found
    .replace(/^(?:\s*(?:https?:\/\/)?(?:(?:dx\.)?doi\.org\/|doi[:\s]))+/i, '')
    .replace(/\s+/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/^10,(?=\d)/, '10.')
    .replace(/[.,;]+$/, '');
  return doiForm.test(meant) ? meant : undefined;
}

/** The name of each service, and a profile of it. */
const services: Record<ProfileKind, { en: string; uk?: string; example: string }> = {
  encyclopedia: { en: 'encyclopedia', uk: 'енциклопедія', example: 'https://encyclopedia.example.org/koval' },
  googleScholar: { en: 'Google Scholar', example: 'JicYPdAAAAAJ' },
  orcid: { en: 'ORCID', example: '0000-0002-1825-0097' },
  scopus: { en: 'Scopus', example: '57200000000' },
  webOfScience: { en: 'Web of Science', example: 'AAB-1234-2020' },
  sciProfiles: { en: 'SciProfiles', example: '123456' },
  researchGate: { en: 'ResearchGate', example: 'Olena-Koval-2' },
  bibliographic: {
    en: 'bibliographic service',
    uk: 'бібліографічна довідка',
    example: 'https://bibliography.example.org/koval',
  },
};

const exampleOf = (kind: ProfileKind) => profileHref(kind, services[kind].example) ?? '';

export const profileForm = defineRule<Suggested & { kind: ProfileKind }>('profile-form', 'error', 'file', {
  en: {
    asks: 'A researcher profile is written in its usual form.',
    why: 'An id becomes the link to the profile. The address of the profile, as it is pasted, becomes the same link and is only a warning: `npm run check -- --fix` writes it in the usual form. What is not a profile of the service leads nowhere.',
    message: ({ found, kind, suggestion }) =>
      suggestion
        ? `The profile "${found}" is not written in the usual form.`
        : `"${found}" is not a profile (${services[kind].en}).`,
    hint: ({ kind, suggestion }) =>
      writeInstead.en(
        suggestion,
        `Copy the address of the person's page from the browser, like "${exampleOf(kind)}".`,
      ),
  },
  uk: {
    asks: 'Профіль науковця записано у звичному вигляді.',
    why: 'Із id сайт робить посилання на профіль. Вставлена адреса профілю дає те саме посилання, тож це лише зауваження: `npm run check -- --fix` запише її у звичному вигляді. Що не є профілем цієї служби, не веде нікуди.',
    message: ({ found, kind, suggestion }) =>
      suggestion
        ? `Профіль "${found}" записано не у звичному вигляді.`
        : `"${found}" — не профіль (${services[kind].uk ?? services[kind].en}).`,
    hint: ({ kind, suggestion }) =>
      writeInstead.uk(
        suggestion,
        `Скопіюйте адресу сторінки цієї людини з браузера, наприклад "${exampleOf(kind)}".`,
      ),
  },
  check: each(ofFormat('profile'), (profile, report) => {
    const { value: found, pointer } = profile;
    const kind = profileKindAt(pointer);
    const suggestion = readProfile(kind, found);
    // Another rule looks for invisible characters.
    if (suggestion !== found.replace(invisible, ''))
      report(profile, { found, kind, suggestion }, [], suggestion === undefined ? 'error' : 'warning');
  }),
});

export const orcid = defineRule<{ found: string; expected: string }>('orcid', 'error', 'file', {
  en: {
    asks: 'An ORCID iD has a correct check digit.',
    why: 'The last character is computed from the others (ISO 7064, mod 11-2), so that two swapped digits are noticed.',
    message: ({ found, expected }) => checkDigitWords.en('ORCID iD', found, expected),
    hint: "Compare it with the person's page on orcid.org.",
  },
  uk: {
    asks: 'ORCID iD має правильний контрольний знак.',
    why: 'Останній знак обчислюють з решти (ISO 7064, mod 11-2), тож дві переставлені цифри помітно.',
    message: ({ found, expected }) => checkDigitWords.uk('ORCID iD', found, expected),
    hint: 'Звірте його зі сторінкою цієї людини на orcid.org.',
  },
  check: each(ofFormat('profile'), (profile, report) => {
    const found = profileKindAt(profile.pointer) === 'orcid' ? readProfile('orcid', profile.value) : undefined;
    if (found === undefined) return;
    const expected = orcidCheckDigit(found);
    if (!found.endsWith(expected)) report(profile, { found, expected });
  }),
  // The form that it would get would be wrong, too.
  explains: (own) => explainsComparisonsOf(own, ['profile-form']),
});

function orcidCheckDigit(orcid: string): string {
  const digits = orcid.replaceAll('-', '').slice(0, 15);
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const result = (12 - (total % 11)) % 11;
  return result === 10 ? 'X' : String(result);
}
