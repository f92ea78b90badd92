import { linkTargets } from '../../../content/views/links.ts';
import { allValues, valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

/** A Ukrainian number in a text, written in groups: `+38 (044) 000-00-00`, `+38 044 000 00 00`. */
const international = /\+38[\s\u00a0]?\(?0\d+\)?(?:[\s\u00a0]?\d+(?:-\d+)+|(?:[\s\u00a0]\d{2,3}){2,})/g;
/** The same without the code of the country: `(044) 000-00-00`. */
const national = /(?<!\+38[\s\u00a0]?)\(0\d+\)[\s\u00a0]?\d+(?:-\d+)+/g;

export const phoneForm = defineRule<{ found: string }>({
  code: 'phone-form',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'A phone number has the international format.',
  why: 'Then it can be dialled from anywhere. Links to numbers are written without spaces: `tel:+380440000000`. In a text, a Ukrainian number has ten digits, or twelve with the code of the country.',
  words: {
    en: ({ found }) => ({
      message: `"${found}" is not a phone number in the international format.`,
      hint: 'Write it like "+38 (044) 123-45-67".',
    }),
    uk: ({ found }) => ({
      message: `"${found}" — не номер телефону в міжнародному форматі.`,
      hint: 'Напишіть його так: "+38 (044) 123-45-67".',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'phone')) {
      const digits = value.replace(/\D/g, '');
      const isUkrainian = digits.startsWith('38');
      const isRight =
        /^\+\d[\d ()-]*\d$/.test(value) &&
        (isUkrainian ? digits.length === 12 : digits.length >= 8 && digits.length <= 15);
      if (!isRight) report({ file, pointer }, { found: value });
    }
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !value.includes('0')) continue;
      for (const match of [...value.matchAll(international), ...value.matchAll(national)]) {
        const [found] = match;
        if (found.replace(/\D/g, '').length === (found.startsWith('+') ? 12 : 10)) continue;
        report({ file, pointer, from: match.index, to: match.index + found.length }, { found });
      }
    }
    for (const { link } of linkTargets(tree)) {
      const number = /^tel:(.*)$/i.exec(link.href)?.[1];
      if (number !== undefined && !/^\+\d{8,15}$/.test(number)) report(link, { found: number });
    }
  },
});
