import type { LanguageCode } from '../../language/languages.ts';
import { type ItemKind, kindsWithOwnFiles, type MessagesFor } from './parameters.ts';

const languageNames: Record<LanguageCode, string> = { ua: 'Ukrainian', en: 'English' };

/** The things that have ids, as they stand in a sentence. */
export const kinds: Record<ItemKind, string> = {
  news: 'news item',
  person: 'person',
  department: 'department',
  laboratory: 'laboratory',
  unit: 'department or laboratory',
  document: 'document',
  route: 'route',
  navigation: 'menu entry',
  development: 'development',
  procurement: 'procurement',
  instrument: 'instrument',
  monograph: 'monograph',
  postgraduate: 'postgraduate student',
  director: 'member of the directorate',
  course: 'course',
  defence: 'defence',
  'special-council': 'special council',
  'news-archive': 'page of the news archive',
  section: 'section of a page',
  namespace: 'file of texts',
  item: 'entry',
};

const named = (codes: LanguageCode[]) => codes.map((code) => languageNames[code]).join(' and ');

/** English words for differences between the languages. */
export const languages: MessagesFor<
  | 'untranslated'
  | 'orphaned'
  | 'text-misplaced'
  | 'missing-key'
  | 'translation-stale'
  | 'list-length'
  | 'plural-missing'
  | 'plural-extra'
  | 'same-in-both'
  | 'cyrillic-in-english'
  | 'latin-in-ukrainian'
  | 'placeholder-differs'
  | 'fact-differs'
> = {
  untranslated: ({ id, kind, missing, where, suggestion }) => ({
    message: `The ${kinds[kind]} "${id}" has no ${named(missing)} text.`,
    hint:
      suggestion !== undefined
        ? `The texts have the id "${suggestion}". Did you mean that?`
        : kindsWithOwnFiles.has(kind)
          ? `Write the file ${where.join(' and ')}.`
          : `Add an entry with "id": "${id}" and its texts to ${where.join(' and ')}.`,
  }),
  orphaned: ({ id, kind, languages: codes, facts, suggestion }) => ({
    message: `The ${named(codes)} text "${id}" belongs to no ${kinds[kind]}.`,
    hint:
      suggestion !== undefined
        ? `Did you mean "${suggestion}"?`
        : kindsWithOwnFiles.has(kind)
          ? `Write the facts in ${facts}, or delete this file.`
          : `Add the ${kinds[kind]} "${id}" to ${facts}, or delete this text.`,
  }),
  'text-misplaced': ({ id, belongs }) => ({
    message: `The text of the news item "${id}" stands in the file of another year.`,
    hint: `Move it to ${belongs}, beside the year of the item's date.`,
  }),
  'translation-stale': ({ file, own }) => ({
    message: `The text in ${file} has changed, and this translation has not.`,
    hint: `Bring the translation up to date, or say that it still fits: npm run check -- --reviewed ${own}`,
  }),
  'missing-key': ({ key, file, source, suggestion }) => ({
    message: `"${key}" is missing in ${file}; it stands in ${source}.`,
    hint:
      suggestion === undefined ? `Add "${key}" to ${file}.` : `${file} has "${suggestion}". Did you mean "${key}"?`,
  }),
  'list-length': ({ here, there, file }) => ({
    message: `This list has ${here} entries, but ${there} in ${file}.`,
    hint: 'Give both languages the same entries in the same order.',
  }),
  'plural-missing': ({ key, form, language }) => ({
    message: `The ${languageNames[language]} plural of "${key}" lacks the form "${form}".`,
    hint: `Add "${key}_${form}".`,
  }),
  'plural-extra': ({ key, form, language }) => ({
    message: `${languageNames[language]} has no plural form "${form}".`,
    hint: `Delete "${key}_${form}".`,
  }),
  'same-in-both': ({ language }) => ({
    message: `The text is the same in both languages; it seems not to be written in ${languageNames[language]} yet.`,
    hint: `Write it in ${languageNames[language]}.`,
  }),
  'cyrillic-in-english': ({ found, swappedWith }) => ({
    message: swappedWith
      ? `The Ukrainian text stands here, and the English one in ${swappedWith}.`
      : `Cyrillic letters in an English text: ${found}`,
    hint: swappedWith ? 'Exchange the texts of the two files.' : 'Translate it, or romanize a name.',
  }),
  'latin-in-ukrainian': () => ({
    message: 'A Ukrainian text without a single Cyrillic letter.',
    hint: 'Write it in Ukrainian.',
  }),
  'placeholder-differs': ({ placeholder, file, lacks }) => ({
    message: lacks
      ? `{{${placeholder}}} is missing in this plural form.`
      : `{{${placeholder}}} stands here, but not in ${file}.`,
    hint: lacks
      ? `Write {{${placeholder}}} where the number belongs; Ukrainian "one" also stands for 21 and 31.`
      : 'Use the same placeholders, spelt alike, in both languages.',
  }),
  'fact-differs': ({ fact, value, file }) => ({
    message: `The ${{ number: 'number', date: 'date', time: 'time', link: 'link', email: 'e-mail address' }[fact]} ${value} is missing in ${file}.`,
    hint: 'Make the facts of both languages agree.',
  }),
};
