import type { ContentFile } from '../../../content/content-tree.ts';
import { figuresIn } from '../../../content/figures/named-figures.ts';
import { joinPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { placeholdersIn } from '../../../content/named-facts/placeholders.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { defaultLanguage } from '../../../language/languages.ts';
import { languagePairs, pluralKey } from '../../compare/language-pairs.ts';
import { defineRule, type Report } from '../../rule.ts';
import { isOneAlone, pluralTexts } from './plural-texts.ts';

/** What the browser fills in; what the compiler does is found by `placeholdersIn`. */
const browserPlaceholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

interface PlaceholderParameters {
  placeholder: string;
  file: string;
  lacks: boolean;
  /** Whether it is the form for one that lacks it. */
  isOne?: true;
}

export const placeholderDiffers = defineRule<PlaceholderParameters>({
  code: 'placeholder-differs',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Every language has the same names in braces.',
    uk: 'У фігурних дужках кожною мовою стоять ті самі назви.',
  },
  why: {
    en: 'The site fills in what is between double braces, and the facts and figures that are named in single ones; a mistyped name is shown as it is. Each Ukrainian plural form needs the number: the form for one is also used for 21 and 31.',
    uk: 'Те, що стоїть у подвійних дужках, підставляє сайт, а в одинарних названо дані й рисунки; назву з одруком показали б як є. Кожна українська форма множини потребує числа: форму для одного вживають також із 21 і 31.',
  },
  exceptions: {
    en: 'The English `_one` may spell out the number.',
    uk: 'Англійська форма `_one` може мати число словом.',
  },
  paths: ['file'],
  words: {
    en: ({ placeholder, file, lacks, isOne }) => ({
      message: lacks
        ? `${placeholder} is missing in this plural form.`
        : `${placeholder} is used here, but not in ${file}.`,
      hint: lacks
        ? `Write ${placeholder} in this form, too${isOne ? ': it is also used for 21 and 31' : ''}.`
        : 'Write the same names in braces in every language.',
    }),
    uk: ({ placeholder, file, lacks, isOne }) => ({
      message: lacks ? `У цій формі множини бракує ${placeholder}.` : `${placeholder} тут є, а в ${file} немає.`,
      hint: lacks
        ? `Напишіть ${placeholder} і в цій формі${isOne ? ': її вживають також із 21 та 31' : ''}.`
        : 'Пишіть у фігурних дужках кожною мовою те саме.',
    }),
  },
  check(tree, report) {
    for (const { source, target } of languagePairs(tree).texts) {
      if (!source.value.includes('{') && !target.value.includes('{')) continue;
      // An empty text is an error of its own.
      if (source.value.trim() === '' || target.value.trim() === '') continue;
      if (pluralKey.test(source.pointer) && !source.pointer.endsWith('_other')) continue;
      compare(source, target, report);
      compare(target, source, report);
    }
    for (const { file, pointer, key, forms } of pluralTexts(tree)) {
      const around = asObject(valueAt(file.value, pointer));
      const other = asText(around[`${key}_other`]);
      for (const form of forms) {
        // English may spell out the number; the Ukrainian form for one is also used for 21 and 31.
        if (form === 'other' || (form === 'one' && isOneAlone(file)) || other === undefined) continue;
        const value = asText(around[`${key}_${form}`]);
        const missing = [...names(other)].filter((name) => value !== undefined && !names(value).has(name));
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

interface Text {
  file: ContentFile;
  pointer: string;
  value: string;
}

/** Reports what one text has and the other lacks, at the text that has it. */
function compare(text: Text, other: Text, report: Report<PlaceholderParameters>): void {
  const known = names(other.value);
  const seen = new Set<string>();
  for (const { name, from, to } of placeholders(text.value)) {
    if (known.has(name) || seen.has(name)) continue;
    seen.add(name);
    // A name that only one of the two spells so is one error, reported once, where English has it.
    const own = [...names(text.value)].filter((each) => !known.has(each));
    const theirs = [...known].filter((each) => !names(text.value).has(each));
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

function names(text: string): Set<string> {
  return new Set(placeholders(text).map(({ name }) => name));
}
