import { allValues } from '../../../content/views/values.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { rangeOfMatch, type TextRange } from '../../../text/text-range.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage } from '../../text-language.ts';

/** What may close after the last word, or after the full stop behind it. */
const closing = '["»”“’)*_]{0,3}';
/** The last word of a text that ends with it. Words in other scripts, addresses and numbers are no end of a sentence. */
const lastWord = new RegExp(`(?<![\\p{L}\\p{N}@./_’'-])[\\p{L}’'-]{1,40}${closing}$`, 'u');
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
  ua: /[а-яіїєґ]{2}[аеєиіїоуюяьй]\.[ \u00a0]+[а-яіїєґ]{2,40}/gu,
  en: /[a-z]{7}\.[ \u00a0]+[a-z]{2,40}/g,
};
/** A text of words that begins with a small letter. */
const smallStart = /^\p{Ll}{2,40}(?= )/u;

type Problem = 'open' | 'other-language' | 'small-letter';
type Parameters = { problem: Problem; word: string; file?: string };

export const sentenceForm = defineRule<Parameters>({
  code: 'sentence-form',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'Sentences begin with a capital letter. A paragraph of them ends with a full stop, and a text ends with one in each language or in none of them.',
    uk: 'Речення починаються з великої літери. Абзац із речень закінчується крапкою, а текст — або кожною мовою, або жодною.',
  },
  why: {
    en: 'A text without its end looks cut off, and a screen reader runs on into the next one.',
    uk: 'Текст без кінця здається обірваним, а екранний читач, не зупиняючись, переходить до наступного.',
  },
  paths: ['file'],
  words: {
    en: ({ problem, word, file }) => ({
      message: {
        open: `The last sentence has no full stop: "${word}".`,
        'other-language': `The text has no full stop at its end, and has one in ${file}.`,
        'small-letter': `The sentence begins with a small letter: "${word}".`,
      }[problem],
      hint: {
        open: 'End it with a full stop.',
        'other-language': 'End both in the same way: a sentence with a full stop, a title or label without one.',
        'small-letter': 'Begin it with a capital letter, or take the full stop before it away.',
      }[problem],
    }),
    uk: ({ problem, word, file }) => ({
      message: {
        open: `Після останнього речення немає крапки: «${word}».`,
        'other-language': `Наприкінці тексту немає крапки, а в ${file} вона є.`,
        'small-letter': `Речення починається з малої літери: «${word}».`,
      }[problem],
      hint: {
        open: 'Закінчіть його крапкою.',
        'other-language': 'Закінчіть обидва однаково: речення — крапкою, заголовок чи підпис — без неї.',
        'small-letter': 'Почніть його з великої або приберіть крапку перед ним.',
      }[problem],
    }),
  },
  check(tree, report) {
    for (const place of allValues(tree)) {
      const { file, pointer, value, isProse } = place;
      if (!isProse || !value.includes('.')) continue;
      const say = (problem: Problem, range: TextRange) =>
        report({ file, pointer, ...range }, { problem, word: value.slice(range.from, range.to) });
      for (const range of openParagraphs(value)) say('open', range);
      if (isInOwnLanguage(place))
        for (const range of smallBeginnings(value, file.language)) say('small-letter', range);
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
        report(
          { file: text.file, pointer: text.pointer, ...range },
          { problem: 'other-language', word: '', file: other.file.path },
          [{ remark: 'other-language-here', place: other }],
        );
      }
    }
  },
});

/** The first words of sentences that begin with a small letter. */
function smallBeginnings(text: string, language: LanguageCode | undefined): TextRange[] {
  const pattern = language && smallLetters[language];
  if (!pattern) return [];
  const behind = [...text.matchAll(pattern)].map((match) => {
    const to = match.index + match[0].length;
    return { from: to - (/\S+$/.exec(match[0])?.[0].length ?? 0), to };
  });
  const first = endsWithStop(text) ? smallStart.exec(text) : null;
  return first ? [rangeOfMatch(first), ...behind] : behind;
}

/** The last words of paragraphs of several sentences that end without a full stop. */
function openParagraphs(text: string): TextRange[] {
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
  const match = lastWord.exec(text.trimEnd().slice(-50));
  if (!match) return undefined;
  const to = text.trimEnd().length;
  return { from: to - match[0].length, to };
}

function endsWithStop(text: string): boolean {
  const end = text.trimEnd().slice(-50);
  return fullStop.test(end) && !abbreviation.test(end);
}
