import { joinPointer } from '../../../content/json/json-pointer.ts';
import { englishName, ukrainianName } from '../../../language/language-names.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { pluralTexts } from './plural-texts.ts';

export const pluralExtra = defineRule<{ key: string; form: string; language: LanguageCode }>({
  code: 'plural-extra',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'A text has only the plural forms of its language.',
    uk: 'Текст має лише форми множини своєї мови.',
  },
  why: { en: 'Any other form is never shown.', uk: 'Жодної іншої форми не буде показано.' },
  words: {
    en: ({ key, form, language }) => ({
      message: `${englishName(language)} has no plural form "${form}".`,
      hint: `Delete "${key}_${form}".`,
    }),
    uk: ({ key, form, language }) => ({
      message: `Зайва форма множини "${form}": в ${ukrainianName(language, 'ій')} мові такої немає.`,
      hint: `Видаліть "${key}_${form}".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, key, forms, expected } of pluralTexts(tree)) {
      for (const form of forms.filter((each) => !expected.includes(each))) {
        const place = { file, pointer: joinPointer(pointer, `${key}_${form}`), part: 'key' as const };
        if (file.language) report(place, { key, form, language: file.language });
      }
    }
  },
});
