import { isbn10Sign, isbn13Sign } from '../../text/check-digits.ts';
import { namedNumbers } from '../numbers-in-texts.ts';
import type { Rule } from '../rule.ts';

/** An ISBN has 10 or 13 digits, and the last one follows from the others. */
export const rule: Rule<'isbn'> = {
  code: 'isbn',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    for (const { value, place } of namedNumbers(index, 'isbn', 'ISBN', '[\\dXХx][\\dXХx –-]{7,16}[\\dXХx]')) {
      const signs = value.replace(/[ –-]/g, '');
      const isForm = /^(?:\d{9}[\dX]|97[89]\d{10})$/.test(signs);
      const expected = signs.length === 13 ? isbn13Sign(signs) : isbn10Sign(signs);
      if (!isForm) report(place, { found: value });
      else if (!signs.endsWith(expected)) report(place, { found: value, expected });
    }
  },
};
