import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { figuresIn } from '../../../content/figures/named-figures.ts';
import { joinPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { placeholdersIn } from '../../../content/named-facts/placeholders.ts';
import { asObject, asText, isObject } from '../../../content/unknown-value.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import {
  defaultLanguage,
  englishName,
  type LanguageCode,
  languageOf,
  ukrainianName,
} from '../../../lib/language/languages.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { languagePairs, type PairedText, pluralKey } from '../../language-pairs.ts';
import { defineRule, each, type Report } from '../../rule.ts';

/** The plural forms of one text. */
interface PluralText {
  file: ContentFile;
  /** The object that has the forms as keys. */
  pointer: string;
  /** The key without the form: `found` of `found_one`. */
  key: string;
  forms: string[];
  /** The forms that the language has. */
  expected: string[];
}

/** Finds every text that has plural forms. */
function pluralTexts(tree: ContentTree): PluralText[] {
  return tree.files.flatMap(pluralsIn);
}

const pluralsIn = oncePer((file: ContentFile): PluralText[] => {
  const found: PluralText[] = [];
  if (file.language) collectPlurals(file, file.value, '', found);
  return found;
});

function collectPlurals(file: ContentFile, value: unknown, pointer: string, found: PluralText[]): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) collectPlurals(file, item, joinPointer(pointer, index), found);
  if (!isObject(value) || !file.language) return;
  const groups = new Map<string, string[]>();
  for (const [name, member] of Object.entries(value)) {
    const [, key, category] = pluralKey.exec(name) ?? [];
    if (key && category) groups.set(key, [...(groups.get(key) ?? []), category]);
    if (typeof member === 'object') collectPlurals(file, member, joinPointer(pointer, name), found);
  }
  for (const [key, forms] of groups) found.push({ file, pointer, key, forms, expected: formsOf(file.language) });
}

/** True if the form for one is that of 1 alone, as in English; in Ukrainian it is also that of 21 and 31. */
function isOneAlone({ language }: Pick<ContentFile, 'language'>): boolean {
  return language !== undefined && new Intl.PluralRules(languageOf(language).tag).select(21) !== 'one';
}

/** The plural forms that a language has. */
const formsOf = memoize(
  (language: LanguageCode) => new Intl.PluralRules(languageOf(language).tag).resolvedOptions().pluralCategories,
);

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
  check: each(pluralTexts, ({ file, pointer, key, forms, expected }, report) => {
    for (const form of expected.filter((each) => !forms.includes(each))) {
      const place = { file, pointer: joinPointer(pointer, `${key}_${forms[0]}`), part: 'key' as const };
      if (file.language) report(place, { key, form, language: file.language });
    }
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
  check: each(pluralTexts, ({ file, pointer, key, forms, expected }, report) => {
    for (const form of forms.filter((each) => !expected.includes(each))) {
      const place = { file, pointer: joinPointer(pointer, `${key}_${form}`), part: 'key' as const };
      if (file.language) report(place, { key, form, language: file.language });
    }
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
    for (const { file, pointer, key, forms } of pluralTexts(tree)) {
      const around = asObject(valueAt(file.value, pointer));
      const other = asText(around[`${key}_other`]);
      for (const form of forms) {
        // English may spell out the number; the Ukrainian form for one is also used for 21 and 31.
        if (form === 'other' || (form === 'one' && isOneAlone(file)) || other === undefined) continue;
        const value = asText(around[`${key}_${form}`]);
        const missing = [...placeholderNames(other)].filter(
          (name) => value !== undefined && !placeholderNames(value).has(name),
        );
        const otherPlace = { file, pointer: joinPointer(pointer, `${key}_other`) };
        for (const name of missing) {
          report(
            { file, pointer: joinPointer(pointer, `${key}_${form}`) },
            { placeholder: name, file: file.path, lacks: true, ...(form === 'one' && { isOne: true }) },
            [{ remark: 'text-here', place: otherPlace }],
          );
        }
      }
    }
  },
});

/** Reports what one text has and the other lacks, at the text that has it. */
function comparePlaceholders(text: PairedText, other: PairedText, report: Report<PlaceholderParameters>): void {
  const known = placeholderNames(other.value);
  const seen = new Set<string>();
  for (const { name, from, to } of placeholders(text.value)) {
    if (known.has(name) || seen.has(name)) continue;
    seen.add(name);
    // A name that only one of the two spells so is one error, reported once, where English has it.
    const own = [...placeholderNames(text.value)].filter((each) => !known.has(each));
    const theirs = [...known].filter((each) => !placeholderNames(text.value).has(each));
    if (text.file.language === defaultLanguage && own.length === theirs.length) continue;
    report({ ...text, from, to }, { placeholder: name, file: other.file.path, lacks: false }, [
      { remark: 'other-language-here', place: other },
    ]);
  }
}

/** Every placeholder of a text in its order, by the name that it is written with: `{{count}}`, `{phone}`. */
function placeholders(text: string): { name: string; from: number; to: number }[] {
  const inBrowser = [...text.matchAll(browserPlaceholder)].map(({ 0: found, 1: name, index }) => ({
    name: `{{${name}}}`,
    from: index,
    to: index + found.length,
  }));
  const named = [...placeholdersIn(text), ...figuresIn(text)];
  const ofFacts = named.map(({ from, to }) => ({ name: text.slice(from, to), from, to }));
  return [...inBrowser, ...ofFacts].sort((a, b) => a.from - b.from);
}

function placeholderNames(text: string): Set<string> {
  return new Set(placeholders(text).map(({ name }) => name));
}
