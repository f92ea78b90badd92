import { joinPointer } from '../../../content/json/json-pointer.ts';
import { englishName, ukrainianName } from '../../../language/language-names.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { pluralTexts } from './plural-texts.ts';

export const pluralMissing = defineRule<{ key: string; form: string; language: LanguageCode }>({
  code: 'plural-missing',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'A text with a number has every plural form of its language.',
    uk: 'Текст із числом має всі форми множини своєї мови.',
  },
  why: {
    en: 'Ukrainian says 1 працівник, 2 працівники, 5 працівників. Without a form the page shows the wrong one.',
    uk: 'Українською пишуть 1 працівник, 2 працівники, 5 працівників. Без однієї форми сторінка покаже хибну.',
  },
  exceptions: { en: 'English has only `_one` and `_other`.', uk: 'Англійська має лише `_one` і `_other`.' },
  words: {
    en: ({ key, form, language }) => ({
      message: `"${key}" lacks the plural form "${form}", which ${englishName(language)} has.`,
      hint: `Add "${key}_${form}".`,
    }),
    uk: ({ key, form, language }) => ({
      message: `Для "${key}" бракує форми множини "${form}", яка є в ${ukrainianName(language, 'ій')} мові.`,
      hint: `Додайте "${key}_${form}".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, key, forms, expected } of pluralTexts(tree)) {
      for (const form of expected.filter((each) => !forms.includes(each))) {
        const place = { file, pointer: joinPointer(pointer, `${key}_${forms[0]}`), part: 'key' as const };
        if (file.language) report(place, { key, form, language: file.language });
      }
    }
  },
});
