import type { TypedValue } from '../../../content/schema/schema-values.ts';
import { allValues } from '../../../content/views/values.ts';
import { type Language, type LanguageCode, languageOf } from '../../../lib/language/languages.ts';
import { blank, rangeOfMatch, type TextRange } from '../../../lib/text/patterns.ts';
import { languagePairs } from '../../language-pairs.ts';
import { defineRule, each } from '../../rule.ts';
import { isInOwnLanguage, ownTexts, wordsOnly } from '../../text-language.ts';
import { withApostrophes } from './mark-rules.ts';

/** Characters that may close after the last word, or after the full stop behind it. */
const closing = '["»”“’)*_]{0,3}';
/** The last word of a text that ends with it. Words in other scripts, addresses and numbers are no end of a sentence. */
const lastWord = new RegExp(`(?<![\\p{L}\\p{N}@./_’'-])(?=[’'-]*\\p{L})[\\p{L}’'-]{1,40}${closing}$`, 'u');
/** The end of a paragraph that has no punctuation mark: a quick look. */
const mayBeOpen = /(?:\n\n|$)(?<![.!?…:;](?:\n\n)?)/;
const fullStop = new RegExp(`\\.${closing}$`);
/** A full stop of an abbreviation may end a text that is no sentence. */
const abbreviation = new RegExp(
  String.raw`(?<![\p{L}])(?:\p{L}|рр|ст|ін|тис|млн|млрд|грн|коп|год|хв|сек|см|мм|км|кг|ім|проф|акад|доц|канд|наук|обл|вул|просп|буд|каб|тел|стор|напр|див|пор|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд|etc|Inc|Ltd|Co|Jr|Sr|St|Ave|Dept|No|vols?|pp|eds?|Dr|Prof|approx|ca|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.${closing}$`,
  'iu',
);
/** A sentence that has ended, and another one behind it: abbreviations are shorter words. */
const sentenceBefore = /\p{Ll}{6}[.!?…]["»”’)*_]{0,3}[ \u00a0]["«“„(*_[]{0,3}\p{Lu}/u;
/** Headings, lists, tables, captions, quotations and figures. */
const noParagraph = /^\s*(?:[#|:>{+*-]|\d{1,3}[.)])/;

/** A word that ends a sentence, and a small letter behind its full stop. Ukrainian words are shortened after a consonant, English ones are short. */
const smallLetters: Partial<Record<LanguageCode, RegExp>> = {
  ua: /(?<=[а-яіїєґ]{2}[аеєиіїоуюяьй]\.[ \u00a0]+)[а-яіїєґ]{2,40}/gu,
  en: /(?<=[a-z]{7}\.[ \u00a0]+)[a-z]{2,40}/g,
};
/** A text of words that begins with a small letter. */
const smallStart = /^\p{Ll}{2,40}(?= )/u;

type SentenceProblem = 'open' | 'other-language' | 'small-letter';
type SentenceParameters = { problem: SentenceProblem; word: string; file?: string };

export const sentenceForm = defineRule<SentenceParameters>('sentence-form', 'warning', 'group', {
  en: {
    asks: 'Sentences begin with a capital letter. A paragraph of them ends with a full stop, and a text ends with one in each language or in none of them.',
    why: 'A text without its end looks cut off, and a screen reader runs on into the next one.',
    message: ({ problem, word, file }) =>
      ({
        open: `The last sentence has no full stop: "${word}".`,
        'other-language': `The text has no full stop at its end, and has one in ${file}.`,
        'small-letter': `The sentence begins with a small letter: "${word}".`,
      })[problem],
    hint: ({ problem }) =>
      ({
        open: 'End it with a full stop.',
        'other-language': 'End both in the same way: a sentence with a full stop, a title or label without one.',
        'small-letter': 'Begin it with a capital letter, or take the full stop before it away.',
      })[problem],
  },
  uk: {
    asks: 'Речення починаються з великої літери. Абзац із речень закінчується крапкою, а текст — або кожною мовою, або жодною.',
    why: 'Текст без кінця здається обірваним, а екранний читач, не зупиняючись, переходить до наступного.',
    message: ({ problem, word, file }) =>
      ({
        open: `Після останнього речення немає крапки: «${word}».`,
        'other-language': `Наприкінці тексту немає крапки, а в ${file} вона є.`,
        'small-letter': `Речення починається з малої літери: «${word}».`,
      })[problem],
    hint: ({ problem }) =>
      ({
        open: 'Закінчіть його крапкою.',
        'other-language': 'Закінчіть обидва однаково: речення — крапкою, заголовок чи підпис — без неї.',
        'small-letter': 'Почніть його з великої або приберіть крапку перед ним.',
      })[problem],
  },
  paths: ['file'],
  check(tree, report) {
    const say = (text: TypedValue, problem: SentenceProblem, range: TextRange) =>
      report({ ...text, ...range }, { problem, word: text.value.slice(range.from, range.to) });
    for (const text of allValues(tree).filter(({ isProse, value }) => isProse && value.includes('.'))) {
      for (const range of openParagraphs(text.value)) say(text, 'open', range);
      if (!isInOwnLanguage(text)) continue;
      for (const range of smallBeginnings(text.value, text.file.language)) say(text, 'small-letter', range);
    }
    for (const { source, target } of languagePairs(tree).texts) {
      if (!isInOwnLanguage(source) || !isInOwnLanguage(target)) continue;
      for (const [text, other] of [
        [source, target],
        [target, source],
      ] as const) {
        const range = openEnd(text.value);
        if (!range || !endsWithStop(other.value) || openParagraphs(text.value).length > 0) continue;
        // A list or a heading need not end like a sentence.
        if ([text, other].some(({ value }) => noParagraph.test(value.slice(value.lastIndexOf('\n') + 1)))) continue;
        report({ ...text, ...range }, { problem: 'other-language', word: '', file: other.file.path }, [
          { remark: 'other-language-here', place: other },
        ]);
      }
    }
  },
});

/** The first words of sentences that begin with a small letter. */
function smallBeginnings(text: string, language: LanguageCode | undefined): TextRange[] {
  const pattern = language && smallLetters[language];
  if (!pattern) return [];
  const behind = /\.[ \u00a0]+\p{Ll}/u.test(text) ? [...text.matchAll(pattern)].map(rangeOfMatch) : [];
  const first = endsWithStop(text) ? smallStart.exec(text) : null;
  return first ? [rangeOfMatch(first), ...behind] : behind;
}

/** The last words of paragraphs of several sentences that end without a full stop. */
function openParagraphs(text: string): TextRange[] {
  if (!mayBeOpen.test(text)) return [];
  const found: TextRange[] = [];
  let start = 0;
  for (const paragraph of text.split('\n\n')) {
    const range = openEnd(paragraph);
    if (range && !noParagraph.test(paragraph) && sentenceBefore.test(paragraph))
      found.push({ from: start + range.from, to: start + range.to });
    start += paragraph.length + 2;
  }
  return found;
}

/** The last word of a text that ends with one. */
function openEnd(text: string): TextRange | undefined {
  const end = text.trimEnd().slice(-50);
  const match = mayBeOpen.test(end) ? lastWord.exec(end) : null;
  if (!match) return undefined;
  const to = text.trimEnd().length;
  return { from: to - match[0].length, to };
}

function endsWithStop(text: string): boolean {
  const end = text.trimEnd().slice(-50);
  return fullStop.test(end) && !abbreviation.test(end);
}

type Pair = readonly [open: string, close: string];

const brackets: readonly Pair[] = [
  ['(', ')'],
  ['[', ']'],
];
const pairMarks = /[()[\]«»„“”]/g;
/** Addresses of links may have brackets, and an interval ends as its end belongs to it: [0; 1). */
const notPairs = /(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)|[[(][^\s()[\]]+[;,][ \u00a0][^\s()[\]]+[)\]]|[:;]-?[()]/g;
/** The text before a bracket that closes a number or a letter of a list. */
const listMark = /(?:^|[\s\u00a0«“„*_|])(?:\p{L}|(?:\d+\.)*\d{1,3}|[ivx]{1,4})$/iu;
const longestMark = 40;

type PairOpenParameters = { found: string; other: string; isOpen: boolean };

export const pairOpen = defineRule<PairOpenParameters>('pair-open', 'warning', 'group', {
  en: {
    asks: 'Quotation marks and brackets come in pairs.',
    why: 'A quotation that does not end or a bracket too many is left over from an edit, and makes readers look for the other one.',
    note: 'Letters and numbers of a list, “a)” and “1)”, intervals such as “[0; 1)”, and a quotation that begins again in each of its paragraphs are allowed. Code is not looked at.',
    message: ({ found, other, isOpen }) =>
      isOpen
        ? `The ${found} is not closed: ${other} is missing.`
        : `The ${found} closes nothing: ${other} is missing.`,
    hint: ({ found, other, isOpen }) =>
      isOpen
        ? `Put ${other} where the words in them end, or delete ${found}.`
        : `Put ${other} where the words in them begin, or delete ${found}.`,
  },
  uk: {
    asks: 'Лапки й дужки стоять парами.',
    why: 'Цитата, яка не закінчується, чи зайва дужка лишилася після правки, і читач шукає другу.',
    note: 'Дозволено літери й числа списку, «а)» і «1)», проміжки на зразок «[0; 1)» та цитату, яка починається знову в кожному своєму абзаці. Код не перевіряється.',
    message: ({ found, other, isOpen }) =>
      isOpen ? `Знак ${found} не закрито: бракує ${other}.` : `Знак ${found} нічого не закриває: бракує ${other}.`,
    hint: ({ found, other, isOpen }) =>
      isOpen
        ? `Поставте ${other} там, де закінчуються взяті в них слова, або видаліть ${found}.`
        : `Поставте ${other} там, де починаються взяті в них слова, або видаліть ${found}.`,
  },
  check: each(ownTexts, (text, report) => {
    if (text.value.search(pairMarks) < 0) return;
    const words = wordsOnly(blank(withApostrophes(text.value), notPairs));
    for (const pair of [...pairsOfQuotes(languageOf(text.file.language), words), ...brackets]) {
      const from = unpaired(words, pair);
      if (from === undefined) continue;
      const isOpen = words[from] === pair[0];
      const [found, other] = isOpen ? pair : [pair[1], pair[0]];
      report({ ...text, from, to: from + 1 }, { found, other, isOpen });
      break;
    }
  }),
});

/**
 * The quotes of a language, and those within them, as far as they can be compared: straight ones, or a curved one of another language,
 * may stand for any that they look like.
 */
export function pairsOfQuotes({ quotes }: Pick<Language, 'quotes'>, words: string): readonly Pair[] {
  const own: readonly Pair[] = quotes[0] === '«' ? [quotes, ['„', '“']] : [quotes];
  if (words.includes('"')) return [];
  const isForeign = (mark: string) => words.includes(mark) && !own.flat().includes(mark);
  return [...'„“”'].some(isForeign) ? own.filter(([open]) => open === '«') : own;
}

/** Where the first character of a pair is whose other one is missing. */
function unpaired(words: string, [open, close]: Pair): number | undefined {
  const opened: number[] = [];
  for (const { 0: mark, index } of words.matchAll(pairMarks)) {
    if (mark === open) {
      // A quotation of several paragraphs begins again in each.
      const isContinued = opened.length > 0 && open !== '(' && beginsLine(words, index);
      if (!isContinued) opened.push(index);
    } else if (mark === close && opened.pop() === undefined) {
      if (close !== ')' || !listMark.test(words.slice(Math.max(0, index - longestMark), index))) return index;
    }
  }
  return opened[0];
}

/** True if only spaces precede a place in its line, which is not the first one. */
function beginsLine(text: string, place: number): boolean {
  const end = text.lastIndexOf('\n', place);
  return end >= 0 && text.slice(end, place).trim() === '';
}
