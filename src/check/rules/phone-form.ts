import type { Rule } from '../rule.ts';

/** A telephone number has the international form, so that it can be dialled from anywhere. */
export const rule: Rule<'phone-form'> = {
  code: 'phone-form',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('phone')) {
      const digits = value.replace(/\D/g, '');
      const isUkrainian = digits.startsWith('38');
      const isRight =
        /^\+\d[\d ()-]*\d$/.test(value) &&
        (isUkrainian ? digits.length === 12 : digits.length >= 8 && digits.length <= 15);
      if (!isRight) report({ file, pointer }, { found: value });
    }
    for (const { link } of index.targets()) {
      const number = /^tel:(.*)$/i.exec(link.href)?.[1];
      if (number !== undefined && !/^\+\d{8,15}$/.test(number)) report(link, { found: number });
    }
  },
};
