import type { ContentTree } from '../../../content/content-tree.ts';
import { placeKey } from '../../../content/place.ts';
import { touchedSince } from '../../../content/published-content.ts';
import { peopleWithNames } from '../../../content/views/people-by-name.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../../lib/language/languages.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { mayMixScripts } from '../../../lib/text/letters.ts';
import { isOneStep, isSpelling, meantName, nameStem } from '../../../lib/text/name-spellings.ts';
import { rangeOfMatch, type TextRange } from '../../../lib/text/patterns.ts';
import { romanize, romanizedPlaces } from '../../../lib/text/romanize.ts';
import { explainsComparisons, explainsComparisonsOf } from '../../consequences.ts';
import { languagePairs } from '../../language-pairs.ts';
import { defineRule, each, ofFormat } from '../../rule.ts';
import { isInOwnLanguage, ownTexts, ownTextsIn, wordsOnly } from '../../text-language.ts';

/** Degrees, ranks and forms of address, as they stand before or behind a name. Initials are capitals, degrees mostly not. */
const titles = [
  '[КкДд]\\.\\s?(?:\\p{Ll}[\\p{Ll}-]*\\.(?:-\\p{Ll}+\\.)?\\s?){1,2}н\\.?',
  '[Кк]анд\\.|[Дд]окт?\\.|[Пп]роф\\.?|[Дд]оц\\.?|[Аа]кад\\.?|[Чч]л(?:ен)?[.\\s-]+кор\\p{Ll}*\\.?|[Сс]\\.\\s?н\\.\\s?с\\.',
  '[Пп]рофесор(?:ка)?|[Дд]оцент(?:ка)?|[Аа]кадемік(?:иня)?|(?:[Дд]октор(?:ка)?|[Кк]андидат(?:ка)?)(?=\\s.*\\sнаук)',
  'Ph\\.?\\s?D\\.?|D\\.?\\s?Sc\\.?|Sc\\.?\\s?D\\.?|M\\.?\\s?Sc\\.?',
  '(?:Assoc(?:iate|\\.)?\\s)?Prof(?:essor|\\.)?|Drs?\\.?|Doctor|Academician|Mrs?\\.?|Ms\\.?|dr|prof\\.?|hab\\.|inż\\.|mgr\\.?',
];
const titleInName = new RegExp(`(?<!\\p{L})(?:${titles.join('|')})(?!\\p{L})`, 'u');

export const nameTitle = defineRule<{ found: string }>('name-title', 'warning', 'group', {
  en: {
    asks: 'The name of a person contains no degree and no title.',
    why: 'The name is the heading of the page, and stands in lists, citations and what search engines read. The degree has a place of its own beside it; with both, pages show it twice.',
    note: 'For a surname that is spelled like a title, write an exception.',
    message: ({ found }) => `"${found}" is a degree or title, not a part of the name.`,
    hint: 'Move it to "degree"; leave surname, given name and patronymic in "name".',
  },
  uk: {
    asks: 'В імені людини немає ступеня чи звання.',
    why: 'Ім’я — це заголовок сторінки, воно стоїть у списках, цитатах і в тому, що читають пошукові системи. Ступінь має своє місце поруч; якщо він є і там, і там, сторінки покажуть його двічі.',
    note: 'Для прізвища, яке пишеться так само, як звання, напишіть виняток.',
    message: ({ found }) => `«${found}» — це ступінь чи звання, а не частина імені.`,
    hint: 'Перенесіть це в поле "degree", а в полі "name" залиште прізвище, ім’я та по батькові.',
  },
  check: each(ofFormat('person-name'), ({ file, pointer, value }, report) => {
    const match = titleInName.exec(value);
    if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0] });
  }),
  // A title is no romanized word either.
  explains: (own) => explainsComparisonsOf(own, ['name-romanized']),
});

const nameWords = /[\p{L}’'ʼ]+/gu;

/** A word that is not that of the romanized name, the Ukrainian name, as it is and romanized, and the word that is meant. */
type OtherSpelling = { found: string; name: string; romanized: string; meant: string | undefined };

export const nameRomanized = defineRule<OtherSpelling>('name-romanized', 'warning', 'group', {
  comparesTexts: true,
  en: {
    asks: 'The English name of a person is the romanized Ukrainian one.',
    why: 'One person has one name: in the passport, in publications and on the site. The official table (resolution of the Cabinet of Ministers No. 55 of 2010) defines how each letter is written. The patronymic may be omitted or abbreviated.',
    note: 'A person who publishes under another spelling keeps it: write an exception with the reason.',
    message: ({ found, name }) =>
      `"${found}" is not the official romanization (KMU-55) of the Ukrainian name «${name}».`,
    hint: ({ romanized, meant }) =>
      `${
        meant ? `Write "${meant}"` : `The Ukrainian name gives "${romanized}": use only its words`
      }; or fix the Ukrainian name, which should be in the nominative; if the person uses another spelling, add an exception.`,
  },
  uk: {
    asks: 'Англійське ім’я людини — це її українське ім’я латиницею.',
    why: 'Людина має одне ім’я: у паспорті, у публікаціях і на сайті. Як писати кожну літеру, визначає офіційна таблиця (постанова Кабінету Міністрів № 55 від 2010 року). По батькові можна опустити або скоротити.',
    note: 'Хто публікується під іншим написанням, той його зберігає: напишіть виняток і причину.',
    message: ({ found, name }) =>
      `«${found}» не відповідає українському імені «${name}» за правилами транслітерації (постанова КМУ № 55).`,
    hint: ({ romanized, meant }) =>
      `${
        meant ? `Напишіть «${meant}»` : `З українського імені виходить «${romanized}»: беріть слова лише з нього`
      } — або виправте українське ім’я, яке має бути в називному відмінку; якщо людина пише ім’я інакше, додайте виняток.`,
  },
  check(tree, report) {
    const names = new Set(valuesOfFormat(tree, 'person-name').map(placeKey));
    if (names.size === 0) return;
    for (const { source, target } of languagePairs(tree).texts) {
      if (target.file.language !== 'en') continue;
      if (!names.has(placeKey(target)) || !isInOwnLanguage(source) || !isInOwnLanguage(target)) continue;
      const name = source.value;
      const romanized = name.normalize('NFC').replace(nameWords, romanize);
      const words: string[] = romanized.match(nameWords) ?? [];
      const known = new Set(words.map((word) => word.toLowerCase()));
      const match = [...target.value.matchAll(nameWords)].find(([word]) =>
        word.length === 1
          ? !words.some((each) => each.startsWith(word))
          : !/\p{Script=Cyrillic}/u.test(word) && !known.has(word.toLowerCase()),
      );
      if (!match) continue;
      const [found] = match;
      const used = new Set(target.value.toLowerCase().match(nameWords));
      const meant = closest(
        found,
        words.filter((word) => !used.has(word.toLowerCase())),
      );
      report({ ...target, ...rangeOfMatch(match) }, { found, name, romanized, meant }, [
        { remark: 'other-language-here', place: source },
      ]);
    }
  },
  // Where it is reported how two texts differ, it need not be reported that one of them has changed.
  explains: (own) => explainsComparisons(own, ['translation-stale']),
});

/** A part of a name that is neither a surname of before in parentheses nor an initial. */
const isWord = /^[\p{L}\p{M}’'ʼ-]+$/u;

const stemIn = (language: LanguageCode, word: string) =>
  language === 'ua' ? nameStem(word) : word.toLowerCase().replace(/[’']s?$/, '');

const knownNames = oncePer((tree: ContentTree) => new Map(languageCodes.map((code) => [code, namesIn(tree, code)])));
type KnownNames = NonNullable<ReturnType<typeof namesIn>>;

/** The names of the people of the site as the texts of a language have them. */
function namesIn(tree: ContentTree, language: LanguageCode) {
  const people = peopleWithNames(tree).flatMap(({ ua, en }) => {
    // A name that is wrong itself, with letters of another language, is told where it stands.
    if (/[ыэёъ]/i.test(ua) || mayMixScripts(`${ua} ${en}`)) return [];
    const ukrainian = ua.split(/\s+/);
    const english = en.split(/\s+/);
    const [family = '', given = ''] = language === 'ua' ? ukrainian : [english.at(-1), english[0]];
    return family.length > 2 && given.length > 1 && isWord.test(family) && isWord.test(given)
      ? [{ family, given, ukrainian, name: language === 'ua' ? ua : en }]
      : [];
  });
  if (people.length === 0) return undefined;
  // Each of the two names with the other one, in Ukrainian too: of that there may be several spellings.
  const pairs = people.flatMap(({ family, given, ukrainian: [ownFamily = '', ownGiven = ''], name }) => [
    { own: given, other: family, ukrainian: ownFamily, isGiven: false, name },
    { own: family, other: given, ukrainian: ownGiven, isGiven: true, name },
  ]);
  // Both forms of the first letter take far less time than a pattern without regard to case.
  const starts = new Set(
    pairs.map(({ own }) => `[${own.charAt(0)}${own.charAt(0).toLowerCase()}]${own.slice(1, 3)}`),
  );
  return {
    /** By what all forms of a given name or of a surname have in common, the names that stand beside it. */
    beside: groupBy(pairs, ({ own }) => stemIn(language, own)),
    /** The stems that all forms of a name have in common, patronymics among them. */
    stems: new Set(people.flatMap(({ name }) => name.split(/\s+/).map((word) => stemIn(language, word)))),
    /** Finds the words that begin like one of the names. */
    pattern: new RegExp(`(?<![\\p{L}’'ʼ-])(?:${[...starts].join('|')})[\\p{L}’'ʼ-]*`, 'gu'),
  };
}

/** A word of a text that is nearly a name of a person. */
interface NearName extends TextRange {
  meant: string;
  name: string;
}

/** Given names that are words as well: with a surname they are something of its owner. */
const wordsToo = /^(?:роман|лев|лева|віра|віри|любов|надія|слава|злата|roman|mark|will|art)$/;
/** The word behind a name, also behind a patronymic, as which a surname may end, too; and the word before it. */
const wordsAfter = [
  /^[ \u00a0]([\p{L}’'ʼ-]{2,})/u,
  /^[ \u00a0]\p{Lu}\p{L}+(?:івн|ївн|[иі]ч)\p{L}*[ \u00a0]([\p{L}’'ʼ-]{2,})/u,
];
const wordBefore = /(?<![\p{L}’'ʼ-])([\p{L}’'ʼ-]{2,})[ \u00a0]$/u;

/** The letters of each language: what is wrong with a word of other ones is told by the rules of scripts. */
const ownLetters: Readonly<Record<string, RegExp>> = { ua: /^[а-щьюяєіїґ’'ʼ-]+$/iu, en: /^[a-z’'ʼ-]+$/iu };

/** The words beside a name of a person that are nearly the other one. Two that are side by side are one error. */
function nearNames(words: string, language: LanguageCode, known: KnownNames): NearName[] {
  const near = new Map<number, NearName>();
  for (const { 0: anchor, index } of words.matchAll(known.pattern)) {
    const others = known.beside.get(stemIn(language, anchor));
    if (!others) continue;
    const end = index + anchor.length;
    const before = wordBefore.exec(words.slice(Math.max(0, index - 40), index));
    const beside = [
      { word: before?.[1], to: index - 1 },
      ...wordsAfter.map((pattern) => {
        const after = pattern.exec(words.slice(end, end + 80));
        return { word: after?.[1], to: end + (after?.[0].length ?? 0) };
      }),
    ];
    for (const { word, to } of beside) {
      // Of a word in small letters it is seen beside a name that its owner has, not beside another such word.
      if (word === undefined || (isSmall(anchor) && !isSmall(word))) continue;
      const from = to - word.length;
      if (near.has(from) || ownLetters[language]?.test(word) === false) continue;
      for (const other of others) {
        const meant = meantBeside(word, other, language, known);
        if (meant === undefined || meant === word) continue;
        near.set(from, { meant, name: other.name, from, to });
        break;
      }
    }
  }
  const joined: NearName[] = [];
  for (const next of [...near.values()].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last?.to !== next.from - 1 || last.name !== next.name) joined.push(next);
    else Object.assign(last, { meant: `${last.meant} ${next.meant}`, to: next.to });
  }
  return joined;
}

const isSmall = (word: string) => /^\p{Ll}/u.test(word);

/** The form of a name that was meant by a word beside the other one; undefined where somebody else may be meant. */
function meantBeside(
  word: string,
  { other, ukrainian, isGiven }: { other: string; ukrainian: string; isGiven: boolean },
  language: LanguageCode,
  { stems }: KnownNames,
): string | undefined {
  if (isSmall(word)) {
    const isName = stemIn(language, word) === stemIn(language, other) && !(isGiven && wordsToo.test(word));
    return isName ? capital(word) : undefined;
  }
  // Given names are many, and short ones alike.
  if (stems.has(stemIn(language, word)) || other.length < (isGiven ? 6 : 5)) return undefined;
  if (language === 'ua') {
    const meant = meantName(word, other);
    return meant && capital(meant);
  }
  const bare = word.replace(/[’']s?$/, '');
  const isMeant = isOneStep(bare.toLowerCase(), other.toLowerCase()) && !isSpelling(ukrainian, bare);
  return isMeant ? other + word.slice(bare.length) : undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type NameMisspeltParameters = { found: string; meant: string; name: string };

export const nameMisspelt = defineRule<NameMisspeltParameters>('name-misspelt', 'warning', 'content', {
  en: {
    asks: 'The names of the people of the site are spelled as on their pages.',
    why: 'A name with a wrong letter is not found by a search, and hurts. What is new since the main branch is looked at: a whole given name or surname with the other one misspelt by one letter, or in small letters.',
    note: 'Any case of a Ukrainian name is right, and so is another usual spelling in Latin letters. For somebody else with nearly the same name, write an exception.',
    message: ({ found, name }) => `"${found}" is nearly a name of a person of this site: ${name}.`,
    hint: ({ meant }) => `Write "${meant}", or add an exception if it is somebody else.`,
  },
  uk: {
    asks: 'Імена людей, що є на сайті, написано так, як на їхніх сторінках.',
    why: 'Ім’я з хибною літерою не знайде пошук, і воно ображає. Перевіряється нове порівняно з головною гілкою: повне ім’я чи прізвище, біля якого друге відрізняється на літеру або написане з малої.',
    note: 'Правильний будь-який відмінок українського імені, а латиницею — й інше поширене написання. Для іншої людини з майже таким самим іменем напишіть виняток.',
    message: ({ found, name }) => `«${found}» — майже ім’я людини, що є на сайті: ${name}.`,
    hint: ({ meant }) => `Напишіть «${meant}», а якщо це інша людина, додайте виняток.`,
  },
  check(tree, report) {
    const isTouched = touchedSince(tree.published);
    for (const text of tree.files.flatMap((file) => (isTouched(file.path) ? ownTextsIn(file) : []))) {
      const { language } = text.file;
      const known = knownNames(tree).get(language);
      if (!known?.pattern.test(text.value)) continue;
      known.pattern.lastIndex = 0;
      for (const { from, to, ...near } of nearNames(wordsOnly(text.value), language, known))
        report({ ...text, from, to }, { ...near, found: text.value.slice(from, to) });
    }
  },
  // The word will be replaced.
  explains: (own) => explainsComparisonsOf(own, ['translation-stale'], ['word-misspelt']),
});

const oldNames = Object.keys(romanizedPlaces);
const mayHaveOldName = new RegExp(oldNames.join('|'), 'i');
/** Names of dishes, ships and American towns keep their old spelling. */
const oldName = new RegExp(
  `(?<!\\p{L}|chicken |battleship )(${oldNames.join('|')})(?!\\p{L}|, (?:Texas|TX)|-Mohyla)`,
  'giu',
);

export const placeName = defineRule<{ found: string; suggestion: string }>('place-name', 'warning', 'group', {
  en: {
    asks: 'Ukrainian places have their Ukrainian names in English.',
    why: 'The official English names are romanized from Ukrainian (KMU-55): Kyiv, Odesa, Dnipro, Kharkiv.',
    note: 'The rule knows Odessa in Texas and chicken Kiev. For a name in the title of an old book or journal, write an exception.',
    message: ({ found }) => `"${found}" is not the official English name of this Ukrainian place.`,
    hint: ({ suggestion }) => `Write "${suggestion}".`,
  },
  uk: {
    asks: 'Українські місця мають в англійському тексті українські назви.',
    why: 'Офіційні англійські назви передають з української (КМУ-55): Kyiv, Odesa, Dnipro, Kharkiv.',
    note: 'Правило знає Одессу в Техасі й котлету по-київськи (chicken Kiev). Для назви в заголовку старої книги чи журналу напишіть виняток.',
    message: ({ found }) => `«${found}» — не офіційна англійська назва цього місця в Україні.`,
    hint: ({ suggestion }) => `Напишіть «${suggestion}».`,
  },
  check(tree, report) {
    for (const text of ownTexts(tree, 'en')) {
      const match = mayHaveOldName.test(text.value) && wordsOnly(text.value).matchAll(oldName).next().value;
      if (!match) continue;
      const [found] = match;
      const suggestion = romanizedPlaces[found.toLowerCase()] ?? found;
      report({ ...text, ...rangeOfMatch(match) }, { found, suggestion });
    }
  },
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});
