import { issnCheckDigit } from '../../../text/check-digits.ts';
import { defineRule } from '../../rule.ts';
import { namedNumbers } from './named-numbers.ts';

export const issn = defineRule<{ found: string; expected?: string }>({
  code: 'issn',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: 'An ISSN has the form 1234-5679, and its last sign follows from the others.',
  why: 'A mistyped number leads to another journal or to none.',
  words: {
    en: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `"${found}" is no ISSN: it has the form 1234-5679.`
          : `The ISSN ${found} cannot be right: its last sign would have to be ${expected}.`,
      hint: 'Compare it with the imprint of the journal.',
    }),
    uk: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `«${found}» — не ISSN: його форма — 1234-5679.`
          : `ISSN ${found} неправильний: останнім знаком мав би бути ${expected}.`,
      hint: 'Порівняйте його з вихідними даними журналу.',
    }),
  },
  check(tree, report) {
    for (const { value, place } of namedNumbers(tree, 'issn', 'ISSN', '[\\dXХx][\\dXХx–-]{5,10}')) {
      const expected = issnCheckDigit(value.replace('-', ''));
      if (!/^\d{4}-\d{3}[\dX]$/.test(value)) report(place, { found: value });
      else if (!value.endsWith(expected)) report(place, { found: value, expected });
    }
  },
});
