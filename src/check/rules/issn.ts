import { issnSign } from '../../text/check-digits.ts';
import { namedNumbers } from '../numbers-in-texts.ts';
import type { Rule } from '../rule.ts';

/** An ISSN has the form 1234-5679, and its last sign follows from the others. */
export const rule: Rule<'issn'> = {
  code: 'issn',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    for (const { value, place } of namedNumbers(index, 'issn', 'ISSN', '[\\dXХx][\\dXХx–-]{5,10}')) {
      const expected = issnSign(value.replace('-', ''));
      if (!/^\d{4}-\d{3}[\dX]$/.test(value)) report(place, { found: value });
      else if (!value.endsWith(expected)) report(place, { found: value, expected });
    }
  },
};
