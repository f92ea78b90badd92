import { joinPointer } from '../../content/json/json-pointer.ts';
import type { Rule } from '../rule.ts';
import { pluralTexts } from './plural-forms.ts';

/** A text with a number has every plural form that its language has. */
export const rule: Rule<'plural-missing'> = {
  code: 'plural-missing',
  severity: 'error',
  check({ tree }, report) {
    for (const { file, pointer, key, forms, expected } of pluralTexts(tree)) {
      for (const form of expected.filter((each) => !forms.includes(each))) {
        const place = { file, pointer: joinPointer(pointer, `${key}_${forms[0]}`), part: 'key' as const };
        if (file.language) report(place, { key, form, language: file.language });
      }
    }
  },
};
