import { allValues } from '../../../content/views/values.ts';
import type { TextRange } from '../../../text/text-range.ts';
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

type Parameters = { word: string; file?: string };

export const sentenceEnd = defineRule<Parameters>({
  code: 'sentence-end',
  severity: 'warning',
  scope: 'group',
  summary:
    'A paragraph of sentences ends with a full stop, and a text ends with one in each language or in none of them.',
  why: 'A text without its end looks cut off, and a screen reader runs on into the next one.',
  paths: ['file'],
  words: {
    en: ({ word, file }) => ({
      message: file
        ? `The text has no full stop at its end, and has one in ${file}.`
        : `The last sentence has no full stop: "${word}".`,
      hint: file
        ? 'End both in the same way: a sentence with a full stop, a title or label without one.'
        : 'End it with a full stop.',
    }),
    uk: ({ word, file }) => ({
      message: file
        ? `Наприкінці тексту немає крапки, а в ${file} вона є.`
        : `Після останнього речення немає крапки: «${word}».`,
      hint: file
        ? 'Закінчіть обидва однаково: речення — крапкою, заголовок чи підпис — без неї.'
        : 'Закінчіть його крапкою.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !sentenceBefore.test(value)) continue;
      for (const range of openParagraphs(value))
        report({ file, pointer, ...range }, { word: value.slice(range.from, range.to) });
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
        report({ file: text.file, pointer: text.pointer, ...range }, { word: '', file: other.file.path }, [
          { remark: 'other-language-here', place: other },
        ]);
      }
    }
  },
});

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
