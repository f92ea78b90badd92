import type { LanguageCode } from '../../language/languages.ts';
import { type ItemKind, kindsWithOwnFiles, type MessagesFor } from './parameters.ts';

const inLanguage: Record<LanguageCode, string> = { ua: 'українською', en: 'англійською' };

/** The things that have ids, in the genitive: «для новини», «немає новини». */
export const ofKind: Record<ItemKind, string> = {
  news: 'новини',
  person: 'особи',
  department: 'відділу',
  laboratory: 'лабораторії',
  unit: 'відділу чи лабораторії',
  document: 'документа',
  route: 'сторінки в таблиці маршрутів',
  navigation: 'пункту меню',
  development: 'розробки',
  procurement: 'закупівлі',
  instrument: 'приладу',
  monograph: 'монографії',
  postgraduate: 'аспіранта',
  director: 'члена дирекції',
  course: 'навчальної дисципліни',
  defence: 'захисту',
  'special-council': 'разової ради',
  'news-archive': 'сторінки архіву новин',
  section: 'розділу сторінки',
  namespace: 'файлу текстів',
  item: 'елемента',
};

const named = (codes: LanguageCode[]) => codes.map((code) => inLanguage[code]).join(' та ');

/** Ukrainian words for differences between the languages. */
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
    message: `Для ${ofKind[kind]} "${id}" немає тексту ${named(missing)}.`,
    hint:
      suggestion !== undefined
        ? `У текстах стоїть "${suggestion}". Можливо, мається на увазі це?`
        : kindsWithOwnFiles.has(kind)
          ? `Напишіть файл ${where.join(' та ')}.`
          : `Додайте елемент з "id": "${id}" і текстами до ${where.join(' та ')}.`,
  }),
  orphaned: ({ id, kind, languages: codes, facts, suggestion }) => ({
    message: `Є текст ${named(codes)} для "${id}", а ${ofKind[kind]} з таким id немає.`,
    hint:
      suggestion !== undefined
        ? `Можливо, "${suggestion}"?`
        : kindsWithOwnFiles.has(kind)
          ? `Напишіть дані у ${facts} або видаліть цей файл.`
          : `Додайте "${id}" до ${facts} або видаліть цей текст.`,
  }),
  'text-misplaced': ({ id, belongs }) => ({
    message: `Текст новини "${id}" стоїть у файлі іншого року.`,
    hint: `Перенесіть його до ${belongs}: рік — той, що в даті новини.`,
  }),
  'translation-stale': ({ file, own }) => ({
    message: `Текст у ${file} змінився, а цей переклад — ні.`,
    hint: `Оновіть переклад або скажіть, що він і далі відповідає: npm run check -- --reviewed ${own}`,
  }),
  'missing-key': ({ key, file, source, suggestion }) => ({
    message: `У ${file} бракує "${key}"; воно є в ${source}.`,
    hint:
      suggestion === undefined
        ? `Додайте "${key}" до ${file}.`
        : `У ${file} стоїть "${suggestion}". Можливо, "${key}"?`,
  }),
  'list-length': ({ here, there, file }) => ({
    message: `Елементів у цьому списку ${here}, а в ${file} — ${there}.`,
    hint: 'В обох мовах мають бути ті самі елементи в тому самому порядку.',
  }),
  'plural-missing': ({ key, form, language }) => ({
    message: `Для "${key}" бракує форми множини "${form}" (${inLanguage[language]}).`,
    hint: `Додайте "${key}_${form}".`,
  }),
  'plural-extra': ({ key, form, language }) => ({
    message: `Форми множини "${form}" ${inLanguage[language]} немає.`,
    hint: `Видаліть "${key}_${form}".`,
  }),
  'same-in-both': ({ language }) => ({
    message: `Текст однаковий в обох мовах; схоже, його ще не написано ${inLanguage[language]}.`,
    hint: `Напишіть його ${inLanguage[language]}.`,
  }),
  'cyrillic-in-english': ({ found, swappedWith }) => ({
    message: swappedWith
      ? `Тут стоїть український текст, а англійський — у ${swappedWith}.`
      : `Кирилиця в англійському тексті: ${found}`,
    hint: swappedWith ? 'Поміняйте тексти двох файлів місцями.' : 'Перекладіть, а ім’я передайте латиницею.',
  }),
  'latin-in-ukrainian': () => ({
    message: 'Український текст без жодної кириличної літери.',
    hint: 'Напишіть його українською.',
  }),
  'placeholder-differs': ({ placeholder, file, lacks }) => ({
    message: lacks
      ? `У цій формі множини бракує {{${placeholder}}}.`
      : `{{${placeholder}}} стоїть тут, але не в ${file}.`,
    hint: lacks
      ? `Поставте {{${placeholder}}} там, де має бути число: форма для одиниці годиться й для 21 та 31.`
      : 'Ставте в обох мовах ті самі підстановки, однаково написані.',
  }),
  'fact-differs': ({ fact, value, file }) => ({
    message: `${{ number: 'Числа', date: 'Дати', time: 'Часу', link: 'Посилання', email: 'Адреси' }[fact]} ${value} немає в ${file}.`,
    hint: 'Узгодьте факти в обох мовах.',
  }),
};
