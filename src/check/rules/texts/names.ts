import { placeKey } from '../../../content/place.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { romanize } from '../../../text/romanize.ts';
import { romanizedPlaces } from '../../../text/romanized-places.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { explainsComparisons, explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, ownTexts, wordsOnly } from '../../text-language.ts';

/** Degrees, ranks and forms of address, as they stand before or behind a name. Initials are capitals, degrees mostly not. */
const titles = [
  '[КкДд]\\.\\s?(?:\\p{Ll}[\\p{Ll}-]*\\.(?:-\\p{Ll}+\\.)?\\s?){1,2}н\\.?',
  '[Кк]анд\\.|[Дд]окт?\\.|[Пп]роф\\.?|[Дд]оц\\.?|[Аа]кад\\.?|[Чч]л(?:ен)?[.\\s-]+кор\\p{Ll}*\\.?|[Сс]\\.\\s?н\\.\\s?с\\.',
  '[Пп]рофесор(?:ка)?|[Дд]оцент(?:ка)?|[Аа]кадемік(?:иня)?|(?:[Дд]октор(?:ка)?|[Кк]андидат(?:ка)?)(?=\\s.*\\sнаук)',
  'Ph\\.?\\s?D\\.?|D\\.?\\s?Sc\\.?|Sc\\.?\\s?D\\.?|M\\.?\\s?Sc\\.?',
  '(?:Assoc(?:iate|\\.)?\\s)?Prof(?:essor|\\.)?|Drs?\\.?|Doctor|Academician|Mrs?\\.?|Ms\\.?|dr|prof\\.?|hab\\.|inż\\.|mgr\\.?',
];
const titleInName = new RegExp(`(?<!\\p{L})(?:${titles.join('|')})(?!\\p{L})`, 'u');

export const nameTitle = defineRule<{ found: string }>({
  code: 'name-title',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'The name of a person contains no degree and no title.',
    uk: 'В імені людини немає ступеня чи звання.',
  },
  why: {
    en: 'The name is the heading of the page, and stands in lists, citations and what search engines read. The degree has a place of its own beside it; with both, pages show it twice.',
    uk: 'Ім’я — це заголовок сторінки, воно стоїть у списках, цитатах і в тому, що читають пошукові системи. Ступінь має своє місце поруч; якщо він є і там, і там, сторінки покажуть його двічі.',
  },
  exceptions: {
    en: 'For a surname that is spelled like a title, write an exception.',
    uk: 'Для прізвища, яке пишеться так само, як звання, напишіть виняток.',
  },
  words: {
    en: ({ found }) => ({
      message: `"${found}" is a degree or title, not a part of the name.`,
      hint: 'Move it to "degree"; leave surname, given name and patronymic in "name".',
    }),
    uk: ({ found }) => ({
      message: `«${found}» — це ступінь чи звання, а не частина імені.`,
      hint: 'Перенесіть це в поле "degree", а в полі "name" залиште прізвище, ім’я та по батькові.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'person-name')) {
      const match = titleInName.exec(value);
      if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0] });
    }
  },
  // A title is no romanized word either.
  explains: (own) => explainsComparisonsOf(own, ['name-romanized']),
});

const nameWords = /[\p{L}’'ʼ]+/gu;

/** A word of a name that is not the romanized one. */
interface OtherSpelling {
  found: string;
  /** The Ukrainian name, as it is and romanized. */
  name: string;
  romanized: string;
  /** The word that is meant; undefined where none is like it. */
  meant: string | undefined;
}

export const nameRomanized = defineRule<OtherSpelling>({
  code: 'name-romanized',
  severity: 'warning',
  scope: 'group',
  comparesTexts: true,
  summary: {
    en: 'The English name of a person is the romanized Ukrainian one.',
    uk: 'Англійське ім’я людини — це її українське ім’я латиницею.',
  },
  why: {
    en: 'One person has one name: in the passport, in publications and on the site. The official table (resolution of the Cabinet of Ministers No. 55 of 2010) defines how each letter is written. The patronymic may be omitted or abbreviated.',
    uk: 'Людина має одне ім’я: у паспорті, у публікаціях і на сайті. Як писати кожну літеру, визначає офіційна таблиця (постанова Кабінету Міністрів № 55 від 2010 року). По батькові можна опустити або скоротити.',
  },
  exceptions: {
    en: 'A person who publishes under another spelling keeps it: write an exception with the reason.',
    uk: 'Хто публікується під іншим написанням, той його зберігає: напишіть виняток і причину.',
  },
  words: {
    en: ({ found, name, romanized, meant }) => ({
      message: `"${found}" is not the official romanization (KMU-55) of the Ukrainian name «${name}».`,
      hint: `${
        meant ? `Write "${meant}"` : `The Ukrainian name gives "${romanized}": use only its words`
      }; or fix the Ukrainian name, which should be in the nominative; if the person uses another spelling, add an exception.`,
    }),
    uk: ({ found, name, romanized, meant }) => ({
      message: `«${found}» не відповідає українському імені «${name}» за правилами транслітерації (постанова КМУ № 55).`,
      hint: `${
        meant ? `Напишіть «${meant}»` : `З українського імені виходить «${romanized}»: беріть слова лише з нього`
      } — або виправте українське ім’я, яке має бути в називному відмінку; якщо людина пише ім’я інакше, додайте виняток.`,
    }),
  },
  check(tree, report) {
    const names = new Set(valuesOfFormat(tree, 'person-name').map(placeKey));
    if (names.size === 0) return;
    for (const { source, target } of languagePairs(tree).texts) {
      if (target.file.language !== 'en') continue;
      if (!names.has(placeKey(target)) || !isInOwnLanguage(source) || !isInOwnLanguage(target)) continue;
      const name = source.value;
      const romanizedName = name.normalize('NFC').replace(nameWords, romanize);
      const romanized: string[] = romanizedName.match(nameWords) ?? [];
      const known = new Set(romanized.map((word) => word.toLowerCase()));
      const match = [...target.value.matchAll(nameWords)].find(([word]) => {
        const isInitial = word.length === 1;
        return isInitial
          ? !romanized.some((each) => each.startsWith(word))
          : !/\p{Script=Cyrillic}/u.test(word) && !known.has(word.toLowerCase());
      });
      if (!match) continue;
      const [found] = match;
      const used = new Set(target.value.toLowerCase().match(nameWords));
      const free = romanized.filter((word) => !used.has(word.toLowerCase()));
      report(
        { ...target, ...rangeOfMatch(match) },
        { found, name, romanized: romanizedName, meant: closest(found, free) },
        [{ remark: 'other-language-here', place: source }],
      );
    }
  },
  // Where it is reported how two texts differ, it need not be reported that one of them has changed.
  explains: (own) => explainsComparisons(own, ['translation-stale']),
});

const oldNames = Object.keys(romanizedPlaces);
const mayHaveOldName = new RegExp(oldNames.join('|'), 'i');
/** Names of dishes, ships and American towns keep their old spelling. */
const oldName = new RegExp(
  `(?<!\\p{L}|chicken |battleship )(${oldNames.join('|')})(?!\\p{L}|, (?:Texas|TX)|-Mohyla)`,
  'giu',
);

export const placeName = defineRule<{ found: string; suggestion: string }>({
  code: 'place-name',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'Ukrainian places have their Ukrainian names in English.',
    uk: 'Українські місця мають в англійському тексті українські назви.',
  },
  why: {
    en: 'The official English names are romanized from Ukrainian (KMU-55): Kyiv, Odesa, Dnipro, Kharkiv.',
    uk: 'Офіційні англійські назви передають з української (КМУ-55): Kyiv, Odesa, Dnipro, Kharkiv.',
  },
  exceptions: {
    en: 'The rule knows Odessa in Texas and chicken Kiev. For a name in the title of an old book or journal, write an exception.',
    uk: 'Правило знає Одессу в Техасі й котлету по-київськи (chicken Kiev). Для назви в заголовку старої книги чи журналу напишіть виняток.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not the official English name of this Ukrainian place.`,
      hint: `Write "${suggestion}".`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `«${found}» — не офіційна англійська назва цього місця в Україні.`,
      hint: `Напишіть «${suggestion}».`,
    }),
  },
  check(tree, report) {
    for (const text of ownTexts(tree, 'en')) {
      const match = mayHaveOldName.test(text.value) && wordsOnly(text.value).matchAll(oldName).next().value;
      if (!match) continue;
      const [found] = match;
      report(
        { ...text, ...rangeOfMatch(match) },
        { found, suggestion: romanizedPlaces[found.toLowerCase()] ?? found },
      );
    }
  },
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});
