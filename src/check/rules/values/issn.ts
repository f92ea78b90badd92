import { issnCheckDigit } from '../../../text/check-digits.ts';
import { defineRule } from '../../rule.ts';
import { namedNumbers } from './named-numbers.ts';

export const issn = defineRule<{ found: string; expected?: string }>({
  code: 'issn',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: {
    en: 'An ISSN has the format 1234-5679 and a correct check digit.',
    uk: 'ISSN має вигляд 1234-5679 і правильну контрольну цифру.',
  },
  why: {
    en: 'A mistyped number leads to another journal or to none.',
    uk: 'Номер з одруком веде до іншого журналу або нікуди.',
  },
  words: {
    en: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `"${found}" is not an ISSN: expected the format 1234-5679.`
          : `The ISSN ${found} is not valid: its check digit should be ${expected}.`,
      hint: 'Compare it with the imprint of the journal.',
    }),
    uk: ({ found, expected }) => ({
      message:
        expected === undefined
          ? `"${found}" — не ISSN: очікується формат 1234-5679.`
          : `ISSN ${found} неправильний: контрольна цифра має бути ${expected}.`,
      hint: 'Звірте його з вихідними даними журналу.',
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
