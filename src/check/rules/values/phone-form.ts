import { linkTargets } from '../../../content/views/links.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

export const phoneForm = defineRule<{ found: string }>({
  code: 'phone-form',
  severity: 'error',
  scope: 'content',
  summary: 'A phone number has the international format.',
  why: 'Then it can be dialled from anywhere. Links to numbers are written without spaces: `tel:+380560000000`.',
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
    for (const { link } of linkTargets(tree)) {
      const number = /^tel:(.*)$/i.exec(link.href)?.[1];
      if (number !== undefined && !/^\+\d{8,15}$/.test(number)) report(link, { found: number });
    }
  },
});
