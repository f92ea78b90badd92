import { isbn10CheckDigit, isbn13CheckDigit } from '../../../text/check-digits.ts';
import { defineRule } from '../../rule.ts';
import { namedNumbers } from './named-numbers.ts';

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
    for (const { value, place } of namedNumbers(tree, 'isbn', 'ISBN', '[\\dXХx][\\dXХx –-]{7,16}[\\dXХx]')) {
      const digits = value.replace(/[ –-]/g, '');
      const isForm = /^(?:\d{9}[\dX]|97[89]\d{10})$/.test(digits);
      const expected = digits.length === 13 ? isbn13CheckDigit(digits) : isbn10CheckDigit(digits);
      if (!isForm) report(place, { found: value });
      else if (!digits.endsWith(expected)) report(place, { found: value, expected });
    }
  },
});
