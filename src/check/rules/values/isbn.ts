import { isbn10CheckDigit, isbn13CheckDigit } from '../../../text/check-digits.ts';
import { defineRule } from '../../rule.ts';
import { namedNumbers } from './named-numbers.ts';

export const isbn = defineRule<{ found: string; expected?: string }>({
  code: 'isbn',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: 'An ISBN has 10 or 13 digits, and the last one follows from the others.',
  why: 'A mistyped number leads to another book or to none. Numbers in fields of their own are checked, and those that stand behind the word ISBN in a text.',
  exceptions: 'A number that was printed wrongly in the book itself.',
  words: {
    en: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `"${found}" is no ISBN: it has 10 or 13 digits.`
          : `The ISBN ${found} cannot be right: its last sign would have to be ${expected}.`,
      hint: 'Compare it with the imprint of the book.',
    }),
    uk: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `«${found}» — не ISBN: у ньому 10 або 13 цифр.`
          : `ISBN ${found} неправильний: останнім знаком мав би бути ${expected}.`,
      hint: 'Порівняйте його з вихідними даними книги.',
    }),
  },
  check(tree, report) {
    for (const { value, place } of namedNumbers(tree, 'isbn', 'ISBN', '[\\dXХx][\\dXХx –-]{7,16}[\\dXХx]')) {
      const signs = value.replace(/[ –-]/g, '');
      const isForm = /^(?:\d{9}[\dX]|97[89]\d{10})$/.test(signs);
      const expected = signs.length === 13 ? isbn13CheckDigit(signs) : isbn10CheckDigit(signs);
      if (!isForm) report(place, { found: value });
      else if (!signs.endsWith(expected)) report(place, { found: value, expected });
    }
  },
});
