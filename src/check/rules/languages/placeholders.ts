import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { figuresIn } from '../../../content/figures/named-figures.ts';
import { pointerParts } from '../../../content/json/json-pointer.ts';
import { placeholdersIn } from '../../../content/named-facts/placeholders.ts';
import { typedValues } from '../../../content/schema/schema-values.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import {
  defaultLanguage,
  englishName,
  type LanguageCode,
  languageOf,
  ukrainianName,
} from '../../../lib/language/languages.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { rangeOfMatch, type TextRange } from '../../../lib/text/patterns.ts';
import { languagePairs, type PairedText, pluralKey } from '../../language-pairs.ts';
import { defineRule, each, type Report } from '../../rule.ts';

/** The plural forms of the texts of a file, those of one text together. */
const pluralsIn = oncePer((file: ContentFile) => {
  const forms = typedValues(file).flatMap(({ pointer, value }) => {
    const [, key = '', form = ''] = pluralKey.exec(pointerParts(pointer).at(-1) ?? '') ?? [];
    return file.language && key ? [{ file, pointer, value, key, form, language: file.language }] : [];
  });
  return [...groupBy(forms, ({ pointer, form }) => pointer.slice(0, -form.length)).values()];
});

const pluralTexts = ({ files }: ContentTree) => files.flatMap(pluralsIn);

/** The plural forms that a language has. */
const formsOf = memoize((language: LanguageCode): readonly string[] => {
  return new Intl.PluralRules(languageOf(language).tag).resolvedOptions().pluralCategories;
});

/** True if the form for one is that of 1 alone, as in English; in Ukrainian it is also that of 21 and 31. */
function isOneAlone(language: LanguageCode): boolean {
  return new Intl.PluralRules(languageOf(language).tag).select(21) !== 'one';
}

/** A form of a text, and the language that has it or not. */
type PluralForm = { key: string; form: string; language: LanguageCode };

export const pluralMissing = defineRule<PluralForm>('plural-missing', 'error', 'group', {
  en: {
    asks: 'A text with a number has every plural form of its language.',
    why: 'Ukrainian says 1 працівник, 2 працівники, 5 працівників. Without a form the page shows the wrong one.',
    note: 'English has only `_one` and `_other`.',
    message: ({ key, form, language }) =>
      `"${key}" lacks the plural form "${form}", which ${englishName(language)} has.`,
    hint: ({ key, form }) => `Add "${key}_${form}".`,
  },
  uk: {
    asks: 'Текст із числом має всі форми множини своєї мови.',
    why: 'Українською пишуть 1 працівник, 2 працівники, 5 працівників. Без однієї форми сторінка покаже хибну.',
    note: 'Англійська має лише `_one` і `_other`.',
    message: ({ key, form, language }) =>
      `Для "${key}" бракує форми множини "${form}", яка є в ${ukrainianName(language, 'ій')} мові.`,
    hint: ({ key, form }) => `Додайте "${key}_${form}".`,
  },
  check: each(pluralTexts, (texts, report) => {
    const [{ file, pointer, key, language }] = texts;
    for (const form of formsOf(language))
      if (!texts.some((each) => each.form === form)) report({ file, pointer, part: 'key' }, { key, form, language });
  }),
});

export const pluralExtra = defineRule<PluralForm>('plural-extra', 'error', 'group', {
  en: {
    asks: 'A text has only the plural forms of its language.',
    why: 'Any other form is never shown.',
    message: ({ form, language }) => `${englishName(language)} has no plural form "${form}".`,
    hint: ({ key, form }) => `Delete "${key}_${form}".`,
  },
  uk: {
    asks: 'Текст має лише форми множини своєї мови.',
    why: 'Жодної іншої форми не буде показано.',
    message: ({ form, language }) =>
      `Зайва форма множини "${form}": в ${ukrainianName(language, 'ій')} мові такої немає.`,
    hint: ({ key, form }) => `Видаліть "${key}_${form}".`,
  },
  check: each(pluralTexts, (texts, report) => {
    for (const { file, pointer, key, form, language } of texts)
      if (!formsOf(language).includes(form)) report({ file, pointer, part: 'key' }, { key, form, language });
  }),
});

/** The placeholders that the browser fills in; what the compiler does is found by `placeholdersIn`. */
const browserPlaceholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

interface PlaceholderParameters {
  placeholder: string;
  file: string;
  lacks: boolean;
  /** True if it is the form for one that lacks it. */
  isOne?: true;
}

export const placeholderDiffers = defineRule<PlaceholderParameters>('placeholder-differs', 'error', 'group', {
  en: {
    asks: 'Every language has the same names in braces.',
    why: 'The site fills in what is between double braces, and the facts and figures that are named in single ones; a mistyped name is shown as it is. Each Ukrainian plural form needs the number: the form for one is also used for 21 and 31.',
    note: 'The English `_one` may spell out the number.',
    message: ({ placeholder, file, lacks }) =>
      lacks ? `${placeholder} is missing in this plural form.` : `${placeholder} is used here, but not in ${file}.`,
    hint: ({ placeholder, lacks, isOne }) =>
      lacks
        ? `Write ${placeholder} in this form, too${isOne ? ': it is also used for 21 and 31' : ''}.`
        : 'Write the same names in braces in every language.',
  },
  uk: {
    asks: 'У фігурних дужках кожною мовою стоять ті самі назви.',
    why: 'Те, що стоїть у подвійних дужках, підставляє сайт, а в одинарних названо дані й рисунки; назву з одруком показали б як є. Кожна українська форма множини потребує числа: форму для одного вживають також із 21 і 31.',
    note: 'Англійська форма `_one` може мати число словом.',
    message: ({ placeholder, file, lacks }) =>
      lacks ? `У цій формі множини бракує ${placeholder}.` : `${placeholder} тут є, а в ${file} немає.`,
    hint: ({ placeholder, lacks, isOne }) =>
      lacks
        ? `Напишіть ${placeholder} і в цій формі${isOne ? ': її вживають також із 21 та 31' : ''}.`
        : 'Пишіть у фігурних дужках кожною мовою те саме.',
  },
  paths: ['file'],
  check(tree, report) {
    for (const { source, target } of languagePairs(tree).texts) {
      if (!source.value.includes('{') && !target.value.includes('{')) continue;
      // An empty text is an error of its own.
      if (source.value.trim() === '' || target.value.trim() === '') continue;
      if (pluralKey.test(source.pointer) && !source.pointer.endsWith('_other')) continue;
      comparePlaceholders(source, target, report);
      comparePlaceholders(target, source, report);
    }
    for (const texts of pluralTexts(tree)) {
      const other = texts.find(({ form }) => form === 'other');
      for (const { file, pointer, value, form, language } of other ? texts : []) {
        // English may spell out the number; the Ukrainian form for one is also used for 21 and 31.
        if (!other || (form === 'one' && isOneAlone(language))) continue;
        const known = placeholders(value);
        const isOne = form === 'one' && { isOne: true as const };
        for (const placeholder of placeholders(other.value).keys())
          if (!known.has(placeholder))
            report({ file, pointer }, { placeholder, file: file.path, lacks: true, ...isOne }, [
              { remark: 'text-here', place: other },
            ]);
      }
    }
  },
});

/** Reports what one text has and the other lacks, at the text that has it. */
function comparePlaceholders(text: PairedText, other: PairedText, report: Report<PlaceholderParameters>): void {
  const [own, known] = [placeholders(text.value), placeholders(other.value)];
  const missing = [...own].filter(([name]) => !known.has(name));
  const theirs = [...known.keys()].filter((name) => !own.has(name));
  // A name that only one of the two spells so is one error, reported once, where English has it.
  if (text.file.language === defaultLanguage && missing.length === theirs.length) return;
  for (const [placeholder, range] of missing)
    report({ ...text, ...range }, { placeholder, file: other.file.path, lacks: false }, [
      { remark: 'other-language-here', place: other },
    ]);
}

/** Every placeholder of a text, by the name that it is written with, `{{count}}` or `{phone}`, and where it is first. */
function placeholders(text: string): Map<string, TextRange> {
  const inBrowser = [...text.matchAll(browserPlaceholder)].map(
    (match) => [`{{${match[1]}}}`, rangeOfMatch(match)] as const,
  );
  const named = [...placeholdersIn(text), ...figuresIn(text)];
  const ofFacts = named.map(({ from, to }) => [text.slice(from, to), { from, to }] as const);
  return new Map([...inBrowser, ...ofFacts].toReversed());
}
