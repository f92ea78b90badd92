import type { ContentTree } from '../../../content/content-tree.ts';
import { proseWithMarks } from '../../../content/views/values.ts';
import {
  isPossibleFormat,
  normalizePhone,
  type PhonePlan,
  phoneDigits,
  phonePrefix,
  readableFormat,
  typedLengths,
} from '../../../lib/question/phone.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { blank, rangeOfMatch } from '../../../lib/text/patterns.ts';
import { mayHavePhone } from '../../../lib/text/web-address.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, type Suggested } from '../../rule.ts';
import { sitePhonePlan } from '../../site-dictionaries.ts';
import { wordsOnly } from '../../text-language.ts';

/** Hyphens, also those of Word. */
const hyphens = '\\u2010\\u2011-';
/** Characters between the digits of a number. */
const separator = `[ \\u00a0()./–${hyphens}]`;
/** The words that tell a number to be that of a telephone. */
const phoneWord =
  /(?:(?<!\p{L})(?:тел|моб|факс|дзвон|зателефон|phone|mobile|fax|call|viber|whatsapp)\p{L}*|tel)[.:]{0,2}[ \u00a0]\(?$/iu;
const notInNumber = '(?<![\\p{L}\\d+№#/@.,:_–-]|(?:№|No\\.)[ \\u00a0]|\\d[ \\u00a0])';
const endOfNumber = `(?![\\p{L}\\d_@]|[ \\u00a0.,:/–${hyphens}]\\d)`;
/** A number of a town, without its code. */
const localNumber = new RegExp(`${notInNumber}\\d{3}(?:[ \\u00a0${hyphens}]\\d\\d){2}${endOfNumber}`, 'gu');

/** A link that dials a number, whose words may have it in any form. */
const dialling = /\[[^\]\n]*\]\(tel:[^)\n]*\)/gi;

/** A pattern of the numbers of a plan, with all that may stand between digits, made once for each format and its prefixes. */
const numberPattern = memoize((key: string) => {
  const { format, prefixes } = JSON.parse(key) as PhonePlan;
  const country = phoneDigits(phonePrefix({ format }));
  const { least, most } = typedLengths({ format });
  const loosely = (digits: string) => [...digits].join(`${separator}{0,2}`);
  const starts = [...prefixes.flatMap((each) => [country + each, each]), country].map(loosely);
  const start = `\\(?(?:(?:\\+|00)${separator}?)?\\(?(?:${starts.sort((a, b) => b.length - a.length).join('|')})`;
  return new RegExp(`${notInNumber}${start}(?:${separator}{0,2}\\d){${least},${most}}${endOfNumber}`, 'gu');
});

/** Finds the numbers of the site's country that a text has in another form. Without the code of its town, nobody knows what is meant. */
export function phonesTypedIn(text: string, plan: PhonePlan) {
  if (!mayHavePhone.test(text)) return [];
  const words = wordsOnly(blank(text, dialling));
  const pattern = numberPattern(JSON.stringify({ format: plan.format, prefixes: plan.prefixes }));
  const whole = [...words.matchAll(pattern)].flatMap((match) => {
    // A whole number in parentheses: they are none of its own.
    const from = match.index + (/^\([^)]*$/.test(match[0]) ? 1 : 0);
    const to = match.index + match[0].length;
    const found = words.slice(from, to);
    const meant = normalizePhone(found, plan);
    const isRight = found.replaceAll('\u00a0', ' ') === meant || isInFreeGroups(found, plan);
    return !meant || isRight || !isTelephone(words, from, found) ? [] : [{ found, meant, from, to }];
  });
  // Where the code is a part of the number, nobody leaves it out.
  const local = plan.format.includes('(') ? [...words.matchAll(localNumber)] : [];
  return [
    ...whole,
    ...local
      .filter(({ index }) => phoneWord.test(words.slice(0, index)))
      .map((match) => ({ found: match[0], meant: undefined, ...rangeOfMatch(match) })),
  ];
}

/** Where codes differ in length, so do the groups of numbers: the form says no more than how a number begins. */
function isInFreeGroups(found: string, plan: PhonePlan): boolean {
  const start = phonePrefix(plan).trimEnd();
  return !plan.format.includes('(') && found.startsWith(start) && /^[ \u00a0-]/.test(found.slice(start.length));
}

/** Tells whether digits are those of a telephone: with the code of the country, in groups, or behind a word that says so. */
function isTelephone(words: string, from: number, found: string): boolean {
  const isGrouped =
    /^(?:8[ \u00a0\u2010\u2011-]?)?\(?\d{3,5}[ \u00a0()./–\u2010\u2011-]/.test(found) &&
    phoneDigits(found).length >= 10;
  return /^\(?\+|^00|^38/.test(found) || isGrouped || phoneWord.test(words.slice(0, from));
}

export const phoneInText = defineRule<Suggested & { format: string }>('phone-in-text', 'warning', 'content', {
  en: {
    asks: 'Phone numbers in texts are written as everywhere on the site.',
    why: 'One form is read at a glance, and can be dialled from any country. It is that of `phonePlan` in `content/data/site.json`; `npm run check -- --fix` puts it in.',
    note: 'Numbers of other countries stay as they are, and so do the words of links that dial, and digits in a row that no word calls a telephone.',
    message: ({ found }) => `The phone number "${found}" is not in the form of this site.`,
    hint: ({ format, suggestion }) => writeInstead.en(suggestion, `Write it with the code, like "${format}".`),
  },
  uk: {
    asks: 'Номери телефонів у текстах записано так, як на всьому сайті.',
    why: 'Єдиний запис читається одразу, і за ним подзвонити можна з будь-якої країни. Його задає `phonePlan` у `content/data/site.json`, а підставляє `npm run check -- --fix`.',
    note: 'Номери інших країн лишаються як є, так само слова посилань, за якими телефонують, і цифри поспіль, яких жодне слово не називає телефоном.',
    message: ({ found }) => `Номер телефону «${found}» записано не так, як на всьому сайті.`,
    hint: ({ format, suggestion }) => writeInstead.uk(suggestion, `Напишіть його з кодом: "${format}".`),
  },
  isFixable: ({ suggestion }) => suggestion !== undefined,
  check(tree, report) {
    const plan = plannedPhones(tree);
    if (!plan) return;
    for (const { file, pointer, value } of proseWithMarks(tree))
      for (const { from, to, found, meant } of phonesTypedIn(value, plan))
        report({ file, pointer, from, to }, { found, suggestion: meant, format: readableFormat(plan) });
  },
  // Numbers are compared by their form, and a hyphen within them is a part of it.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale'], ['typography']),
});

/** The plan of the site's numbers; undefined where no number has its form, which is an error of its own. */
export function plannedPhones(tree: ContentTree): PhonePlan | undefined {
  const plan = sitePhonePlan(tree);
  // A prefix that is no number is an error of its own, too.
  const prefixes = plan.prefixes.filter((each) => /^\d+$/.test(each));
  return isPossibleFormat(plan) ? { ...plan, prefixes } : undefined;
}
