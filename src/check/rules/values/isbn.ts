import { isbn10CheckDigit, isbn13CheckDigit } from '../../../text/check-digits.ts';
import { defineRule } from '../../rule.ts';
import { namedNumbers } from './named-numbers.ts';

/** So many digits with one separator at most between two of them, and none behind. */
const digits = (count: number | string) => `(?:[ –-]?[\\dXХx]){${count}}(?!-?[\\dXХx])`;
/** Ends where an ISBN ends, so that numbers behind it are not taken for a part of it: `ISBN 9660012349 320 p.` */
const inText = `97[89]${digits(10)}|[\\dXХx]${digits(9)}|[\\dXХx]${digits('7,')}`;

export const isbn = defineRule<{ found: string; expected?: string }>({
  code: 'isbn',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: 'An ISBN has 10 or 13 digits and a correct check digit.',
  why: 'A mistyped number leads to another book or to none. Numbers in fields of their own are checked, and those after the word ISBN in a text.',
  exceptions: 'A number that is misprinted in the book itself.',
  words: {
    en: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `"${found}" is not an ISBN: expected 10 or 13 digits.`
          : `The ISBN ${found} is not valid: its check digit should be ${expected}.`,
      hint: 'Compare it with the imprint of the book.',
    }),
    uk: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `«${found}» — не ISBN: у ньому має бути 10 або 13 цифр.`
          : `ISBN ${found} неправильний: контрольна цифра має бути ${expected}.`,
      hint: 'Звірте його з вихідними даними книги.',
    }),
  },
  check(tree, report) {
    for (const { value, place } of namedNumbers(tree, 'isbn', 'ISBN', inText)) {
      const bare = value.replace(/[ –-]/g, '');
      const isForm = /^(?:\d{9}[\dX]|97[89]\d{10})$/.test(bare);
      const expected = bare.length === 13 ? isbn13CheckDigit(bare) : isbn10CheckDigit(bare);
      if (!isForm) report(place, { found: value });
      else if (!bare.endsWith(expected)) report(place, { found: value, expected });
    }
  },
});
