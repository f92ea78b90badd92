import { joinPointer } from '../../content/json/json-pointer.ts';
import type { Rule } from '../rule.ts';
import { pluralTexts } from './plural-forms.ts';

/** A text has no plural form that its language does not know: it would never be shown. */
export const rule: Rule<'plural-extra'> = {
  code: 'plural-extra',
  severity: 'error',
  check({ tree }, report) {
    for (const { file, pointer, key, forms, expected } of pluralTexts(tree)) {
      for (const form of forms.filter((each) => !expected.includes(each))) {
        const place = { file, pointer: joinPointer(pointer, `${key}_${form}`), part: 'key' as const };
        if (file.language) report(place, { key, form, language: file.language });
      }
    }
  },
};
