import type { ContentTree } from '../../../content/content-tree.ts';
import type { MarkdownParts } from '../../../content/markdown-parts.ts';
import { hasTypedFacts, type TypedFact, typedFactsIn } from '../../../content/named-facts/typed-facts.ts';
import { placeKey } from '../../../content/place.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { isProse } from '../../../content/views/values.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import { monthNames } from '../../../lib/language/date-forms.ts';
import { defaultLanguage, type LanguageCode } from '../../../lib/language/languages.ts';
import { numberSigns } from '../../../lib/language/numbers.ts';
import { mayHaveFacts } from '../../../lib/text/letters.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { blank, type TextRange } from '../../../lib/text/patterns.ts';
import { emailAddresses, mayHavePhone, phoneNumbers } from '../../../lib/text/web-address.ts';
import { explainsComparisons, overlap } from '../../consequences.ts';
import { differencesOf, type LanguageDifferences, languagePairs, type PairedText } from '../../language-pairs.ts';
import { defineRule, each } from '../../rule.ts';
import { isInOwnLanguage } from '../../text-language.ts';

/**
 * Finds the facts that every language has typed although the data has them: the text in each language, that of the first one
 * first, and the facts by name with their places in these texts.
 */
export const typedInAll = oncePer((tree: ContentTree) => {
  const isTyped = ({ source }: LanguageDifferences['texts'][number]) =>
    typedFactsIn(tree, source.value, defaultLanguage).length > 0 &&
    // Phrases are where facts are typed.
    source.file.kind.name !== 'phrases-texts' &&
    isProse(source);
  const files = tree.files.filter((file) => file.language === defaultLanguage && hasTypedFacts(tree, file));
  const pairs = files.flatMap((file) => differencesOf(tree, file)).flatMap(({ texts }) => texts.filter(isTyped));
  return [...groupBy(pairs, ({ source }) => placeKey(source)).values()].flatMap((ofText) => {
    const texts = [ofText[0].source, ...ofText.map(({ target }) => target)];
    const [first = [], ...others] = texts.map(({ file, value }) =>
      typedFactsIn(tree, value, file.language as LanguageCode),
    );
    const facts = first.flatMap((fact, index) => {
      const isSame = ({ name }: TypedFact) => name === fact.name;
      const before = first.slice(0, index).filter(isSame).length;
      const places = [fact, ...others.flatMap((facts) => facts.filter(isSame)[before] ?? facts.find(isSame) ?? [])];
      return places.length === texts.length
        ? [{ name: fact.name, places: places.map(({ from, to }) => ({ from, to })) }]
        : [];
    });
    return facts.length ? [{ texts, facts }] : [];
  });
});

export const factTyped = defineRule<{ found: string; name: string }>('fact-typed', 'warning', 'content', {
  canBeExcepted: true,
  en: {
    asks: 'A fact that the data has is named, not typed once more.',
    why: 'A phone number that is typed in ten texts gets changed in nine of them. Named in braces, it is written once, in the data. `npm run check -- --fix` puts in the names.',
    note: 'Facts that are not typed in every language, and examples in code, are not looked for.',
    message: ({ found }) => `"${found}" is typed here, although the data has it.`,
    hint: ({ name }) => `Write {${name}} instead, in every language.`,
  },
  uk: {
    asks: 'Те, що вже є в даних, називають, а не набирають іще раз.',
    why: 'Телефон, набраний у десяти текстах, змінять у дев’яти. Названий у фігурних дужках, він записаний один раз — у даних. Назви підставляє `npm run check -- --fix`.',
    note: 'Не шукаємо того, що набрано не всіма мовами, і прикладів у коді.',
    message: ({ found }) => `«${found}» тут набрано вручну, хоча це є в даних.`,
    hint: ({ name }) => `Напишіть замість цього {${name}}, кожною мовою.`,
  },
  isFixable: true,
  check: each(typedInAll, ({ texts, facts }, report) => {
    const [text, ...others] = texts;
    for (const { name, places } of facts) {
      const [here, ...there] = places;
      if (!text || !here) continue;
      const found = text.value.slice(here.from, here.to).replace(/^\[(.*?)\]\(.*\)$/, '$1');
      report(
        { ...text, ...here },
        { found, name },
        others.map(({ file, pointer }, index) => ({
          remark: 'other-language-here',
          place: { file, pointer, ...there[index] },
        })),
      );
    }
  }),
  // Where its name is put in, its form does not matter.
  explains: (own) => {
    const places = own.flatMap(({ place, related }) => [place, ...related.map((other) => other.place)]);
    return ({ code, place }) => code === 'phone-in-text' && places.some((each) => overlap(each, place));
  },
});

/** The differences between languages beside their signs and months. */
interface Habits {
  /** The word behind a number that is an ordinal or an age. */
  endings?: string;
  /** Words that multiply a number. */
  multiples?: string;
  /** The decimal separators, if there are more than the language's own. */
  decimal?: string;
  /** True if the month may precede the day. */
  isMonthFirst?: boolean;
}

const habits: Partial<Record<LanguageCode, Habits>> = {
  // Numbers of sections and versions have a full stop in Ukrainian as well.
  ua: { endings: '-(?:[хйаіго]|ті|та|их|ми|му|го|річ)', multiples: 'тис|млн|мільйон|млрд|мільярд', decimal: '.,' },
  en: { endings: '-year', multiples: 'thousand|million|billion', isMonthFirst: true },
};

/** Patterns of the facts that translations into a language keep. */
const factPatterns = memoize((language: LanguageCode) => {
  const signs = numberSigns(language);
  const { endings, multiples, decimal = signs.decimal, isMonthFirst } = habits[language] ?? {};
  const space = '[\\u00a0\\u202f ]';
  // Each language may separate thousands by spaces.
  const thousands = /\s/.test(signs.group) ? `${space}\\d{3}` : `${space}\\d{3}|[${signs.group}]\\d{3}`;
  const ending = endings ? `|${endings}` : '';
  const multiple = multiples ? `|[\\s\\u00a0](?:${multiples})` : '';
  const months = monthNames(language).join('|');
  const monthFirst = isMonthFirst ? `|(${months})[\\s\\u00a0](?:\\d{1,2}–)?([0-2]?\\d|3[01])(?!\\d)` : '';
  return {
    /** Whole numbers from 100 on, a year without its space (`1949р.`) among them: smaller ones and decades are often words. */
    numbers: new RegExp(
      `(?!0[.,])\\d(?<![\\p{L}\\d.,]\\d)(?:\\d{0,2}(?:${thousands})+|\\d{2,})(?!\\d|(?!рр?\\.)\\p{L}${ending}|[.,]\\d|${space}\\d{3}(?!\\d))`,
      'gu',
    ),
    /** Numbers with a decimal separator, be it that of another language where it can be nothing else. */
    decimals: new RegExp(
      `(?<![\\p{L}\\d.,:/–-]|\\d${space})(?:\\d+[${decimal}]|0[.,])\\d+(?![\\d:/–-]|[.,]\\d|\\p{L}${multiple})`,
      'gu',
    ),
    /** A day with its month: `18 листопада`, `16–18 November`, `November 18`, `18.11.2026`, `18/11/2026`, `18-го листопада`. */
    dates: new RegExp(
      `(\\d{1,2})(?:-[а-яіїєґ]{1,3})?[\\s\\u00a0](${months})|(?<!\\d)(\\d\\d)[./](\\d\\d)[./]\\d{4}${monthFirst}`,
      'g',
    ),
  };
});

type Fact = 'number' | 'date' | 'time' | 'link' | 'email' | 'phone';

interface FoundFact extends TextRange {
  fact: Fact;
  value: string;
  /** As the text has it, where that reads otherwise: `0.60` for `0.6`. */
  shown?: string;
  /** True if it may number a section instead; it is then looked for from the other language only. */
  mayBeName?: boolean;
}

const doi = /\b10\.\d{4,9}\/[^\s"<>)\]]+[^\s"<>)\].,;]/g;
/** A time of day: `9:30`, `14:00`. */
const time = /(?<![\d:.,])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g;
/** Words that stand for a time of day, or for the half of a number. */
const timeWords = /\b[ap]\.?m\b|noon|midnight|o’clock|полу?д[неє]|опівн|годин/i;
const halfWords = /\bhal(?:f|ves)\b|півтор|половин|½/i;
/** Where links lead, and addresses in a text. */
const addresses = /\]\((?:[^()]|\([^()]*\))*\)|https?:\/\/\S+/g;
/** Numbers of books and journals, addresses, phone numbers, and the day and month before a year. */
const notFacts = new RegExp(
  String.raw`IS[BS]N[:\s\u00a0]{1,2}[\dX-]+|${addresses.source}|${phoneNumbers.source}|(?<!\d)\d{1,2}\.\d{1,2}\.(?=\d{4})`,
  'g',
);
/** Words that stand for the zeros of a number. */
const zeros = /тис\.|тисяч|млн|мільйон|млрд|мільярд|thousand|million|billion/i;

type FactDiffersParameters = { fact: Fact; value: string; file: string };

export const factDiffers = defineRule<FactDiffersParameters>('fact-differs', 'warning', 'group', {
  comparesTexts: true,
  en: {
    asks: 'Numbers, dates, times, links, phone numbers, e-mail addresses and DOIs are the same in every language.',
    why: 'One of the two texts is wrong, and visitors get different information.',
    note: 'Whole numbers below 100 are not compared, because they are often written as words. Thousands and decimals may have the separators of each language: 12 500 — 12,500, 0,5 — 0.5. “Half”, «півтора», “2 p.m.” may stand for the numbers. Addresses of other sites may name the language: `/en/`, `uk.`.',
    message: ({ fact, value, file }) =>
      `The ${{ number: 'number', date: 'date', time: 'time', link: 'link', email: 'e-mail address', phone: 'phone number' }[fact]} ${value} is missing from ${file}.`,
    hint: 'Make the two texts agree.',
  },
  uk: {
    asks: 'Числа, дати, час, посилання, телефони, електронні адреси й DOI однакові всіма мовами.',
    why: 'Один із двох текстів хибний, і відвідувачі дістають різні відомості.',
    note: 'Цілі числа до 100 не порівнюються: їх часто пишуть словами. Тисячі й десяткові дроби можуть мати знаки своєї мови: 12 500 — 12,500, 0,5 — 0.5. Замість чисел можуть стояти «півтора», “half”, “2 p.m.”. Адреси інших сайтів можуть називати мову: `/en/`, `uk.`.',
    message: ({ fact, value, file }) =>
      `${{ number: 'Числа', date: 'Дати', time: 'Часу', link: 'Посилання', email: 'Адреси', phone: 'Телефону' }[fact]} ${value} немає в ${file}.`,
    hint: 'Узгодьте дані в цих двох текстах.',
  },
  paths: ['file'],
  check(tree, report) {
    const links = new Map(
      markdownTexts(tree).flatMap(({ value, parts }) =>
        parts.links.length > 0 ? [[placeKey(value), parts.links] as const] : [],
      ),
    );
    for (const { source, target } of languagePairs(tree).texts) {
      if (source.value === target.value || !(mayHaveFacts(source.value) || mayHaveFacts(target.value))) continue;
      if (!isProse(source) || !isInOwnLanguage(source) || !isInOwnLanguage(target)) continue;
      const [words, translated] = [plain(source.value), plain(target.value)];
      const first = [...facts(source, words), ...linkFacts(links.get(placeKey(source)))];
      const second = [...facts(target, translated), ...linkFacts(links.get(placeKey(target)))];
      const [onlyFirst, onlySecond] = [without(first, second, target.value), without(second, first, source.value)];
      onlySecond.push(...mistypedSmall(words, translated));
      // A value that both languages have, but differently, is one error: it is shown in English.
      const replaced = Math.min(onlyFirst.length, onlySecond.length);
      for (const [facts, here, there] of [
        [onlySecond, target, source],
        [onlyFirst.slice(replaced), source, target],
      ] as const) {
        for (const { fact, value, shown = value, from, to } of facts)
          report({ ...here, from, to }, { fact, value: shown, file: there.file.path }, [
            { remark: 'other-language-here', place: there },
          ]);
      }
    }
  },
  // Where it is reported how two texts differ, it need not be reported that one of them has changed.
  explains: (own) => explainsComparisons(own, ['translation-stale']),
});

/** A text without what is not a fact; offsets stay the same. */
function plain(text: string): string {
  const mayHaveOthers = /\]\(|http|IS[BS]N|\d\.\d/.test(text) || mayHavePhone.test(text);
  return mayHaveOthers ? blank(text, notFacts) : text;
}

function facts({ value: text, file }: PairedText, plain: string): FoundFact[] {
  const { language = defaultLanguage } = file;
  const { numbers, decimals, dates } = factPatterns(language);
  return [
    ...(plain.includes('@') ? find('email', emailAddresses, plain, ([value]) => value) : []),
    ...(mayHavePhone.test(text) ? phoneFacts(text) : []),
    ...(text.includes('10.') ? find('link', doi, text, ([value]) => value) : []),
    ...find('date', dates, text, ([, day, month, numericDay, numericMonth, monthFirst, dayLast]) => {
      const name = month ?? monthFirst;
      const number = name === undefined ? numericMonth : String(monthNames(language).indexOf(name) + 1);
      return `${(day ?? dayLast ?? numericDay ?? '').padStart(2, '0')}.${(number ?? '').padStart(2, '0')}`;
    }),
    ...(text.includes(':') ? find('time', time, plain, ([value]) => value.padStart(5, '0')) : []),
    ...find('number', decimals, plain, ([value]) => value.replace(',', '.').replace(/\.?0+$/, '')).map((found) => {
      const shown = plain.slice(found.from, found.to);
      return { ...found, shown, mayBeName: language === 'ua' && shown.includes('.') };
    }),
    ...find('number', numbers, plain, ([value]) => value.replace(/\D/g, '')),
  ];
}

/** Phone numbers, compared by what follows the code of the country. */
function phoneFacts(text: string): FoundFact[] {
  return find('phone', phoneNumbers, blank(text, addresses), ([value]) => value.replace(/\D/g, '').slice(-9))
    .filter(({ value }) => value.length === 9)
    .map((found) => ({ ...found, shown: text.slice(found.from, found.to) }));
}

/** Numbers from 10 to 99, but for those of days, ranges, sections and times. */
const small =
  /(?<![\p{L}\d.,:/–-]|\d[\u00a0\u202f ])[1-9]\d(?!\d|\p{L}|[-–:/]|[.,]\d|[\u00a0\u202f ](?:\d{3}(?!\d)|(?:січ|лют|бер|квіт|трав|черв|лип|серп|вер|жовт|лист|груд|тис|млн|млрд|год|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|thousand|million|billion|[ap]\.?m)))/gu;

const hasSmall = /(?<!\d)[1-9]\d(?![\d,.–-])/;

/** Small numbers are often words in one of the languages. Where both have as many and all but one agree, that one is mistyped. */
function mistypedSmall(source: string, target: string): FoundFact[] {
  if (!hasSmall.test(source) || !hasSmall.test(target)) return [];
  const numbersIn = (text: string) => find('number', small, text, ([value]) => value);
  const [first, second] = [numbersIn(source), numbersIn(target)];
  if (first.length !== second.length) return [];
  const missing = second.filter((fact) => !first.some(({ value }) => value === fact.value));
  return missing.length === 1 ? missing : [];
}

/** Where a text leads: pages of this site, other sites, phones and mail; documents may have a language of their own. */
function linkFacts(links: MarkdownParts['links'] = []): FoundFact[] {
  const seen = new Set<string>();
  return links.flatMap(({ href, from, to }) => {
    const value = addressOf(href);
    if (value === undefined || seen.has(value)) return [];
    seen.add(value);
    return [{ fact: 'link' as const, value, shown: href, from, to }];
  });
}

/** An address without what may differ between languages: queries of pages, and the language itself on other sites. */
function addressOf(href: string): string | undefined {
  if (/^\//.test(href)) return /^\/(?:files|images)\//.test(href) ? undefined : href.replace(/[?#].*$/, '');
  if (/^(?:mailto|tel):/i.test(href)) return href.toLowerCase().replace(/\?.*$/, '');
  if (!/^https?:/i.test(href) || /doi\.org\//i.test(href) || !URL.canParse(href)) return undefined;
  const { host, pathname } = new URL(href);
  // Creative Commons has its licences at `deed.uk`.
  const isLanguage = (part: string) => /^(?:uk|ua|en|eng|ukr|uk-ua|en-gb|en-us|deed|deed\.\w+)$/i.test(part);
  const parts = (text: string, separator: string) =>
    text.split(separator).filter((part) => part && !isLanguage(part));
  return [parts(host.replace(/^www\./, ''), '.').join('.'), ...parts(pathname, '/')].join('/');
}

function find(fact: Fact, pattern: RegExp, text: string, normalize: (match: RegExpExecArray) => string): FoundFact[] {
  const found = new Map<string, FoundFact>();
  // Without an iterator, which would copy the pattern for each of many texts that have none.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const value = normalize(match);
    if (!found.has(value)) found.set(value, { fact, value, from: match.index, to: pattern.lastIndex });
  }
  return [...found.values()];
}

/** The facts that the other text does not have. `12 000` and `12 тис.` are the same, and so are `14:00` and `2 p.m.`. */
function without(facts: FoundFact[], others: FoundFact[], otherText: string): FoundFact[] {
  const known = new Set(others.map(({ fact, value }) => `${fact} ${value}`));
  return facts.filter(({ fact, value, mayBeName }) => {
    if (mayBeName || known.has(`${fact} ${value}`)) return false;
    if (fact === 'time') return !timeWords.test(otherText);
    if (fact !== 'number') return true;
    return !(value.endsWith('000') && zeros.test(otherText)) && !(value.endsWith('.5') && halfWords.test(otherText));
  });
}
