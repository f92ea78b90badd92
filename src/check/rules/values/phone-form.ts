import { linkTargets } from '../../../content/views/links.ts';
import { proseWithMarks, valuesOfFormat } from '../../../content/views/values.ts';
import { normalizePhone, phoneDigits } from '../../../question/phone.ts';
import {
  isPossibleFormat,
  isWithin,
  type Lengths,
  numberLengths,
  type PhonePlan,
  phonePrefix,
  possibleLengths,
  readableFormat,
} from '../../../question/phone-plan.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { sitePhonePlan } from '../../site-phone-plan.ts';

export const phoneForm = defineRule<{ found: string; format: string; suggestion?: string }>({
  code: 'phone-form',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A phone number has the international format.', uk: 'Номер телефону має міжнародний вигляд.' },
  why: {
    en: 'Then it can be dialled from anywhere. Links to numbers are written without spaces: `tel:+380440000000`. A number of the country that the site is in has as many digits as `phonePlan` in `content/data/site.json` says, in texts as well.',
    uk: 'Тоді за ним можна подзвонити звідусіль. У посиланнях номери пишуть без пробілів: `tel:+380440000000`. Номер країни, у якій розташовано сайт, має стільки цифр, скільки каже `phonePlan` у `content/data/site.json`, у текстах теж.',
  },
  words: {
    en: ({ found, format, suggestion }) => ({
      message: `"${found}" is not a phone number in the international format.`,
      hint: suggestion ? `Write "${suggestion}".` : `Write it like "${format}".`,
    }),
    uk: ({ found, format, suggestion }) => ({
      message: `"${found}" — не номер телефону в міжнародному форматі.`,
      hint: suggestion ? `Напишіть "${suggestion}".` : `Напишіть його так: "${format}".`,
    }),
  },
  check(tree, report) {
    const plan = sitePhonePlan(tree);
    // A form that no number has is an error of its own.
    const own = isPossibleFormat(plan) ? ownNumbers(plan) : undefined;
    const format = readableFormat(plan);
    for (const { file, pointer, value } of valuesOfFormat(tree, 'phone')) {
      const { length } = phoneDigits(value);
      const isRight =
        /^\+\d[\d ()-]*\d$/.test(value) && isWithin(length, own?.isOwn(value) ? own.lengths : possibleLengths);
      if (isRight) continue;
      const suggestion = own && normalizePhone(value, plan);
      report({ file, pointer }, { found: value, format, ...(suggestion && { suggestion }) });
    }
    for (const { file, pointer, value } of proseWithMarks(tree)) {
      if (!own || !/\+\d|\(0/.test(value)) continue;
      for (const [pattern, lengths] of own.patterns)
        for (const match of value.matchAll(pattern)) {
          const [found] = match;
          if (!isWithin(phoneDigits(found).length, lengths))
            report({ file, pointer, ...rangeOfMatch(match) }, { found, format });
        }
    }
    for (const { link } of linkTargets(tree)) {
      const number = /^tel:(.*)$/i.exec(link.href)?.[1];
      if (number === undefined || /^\+\d{8,15}$/.test(number)) continue;
      const meant = own && normalizePhone(number, plan);
      const suggestion = meant && dialled(meant);
      report(link, { found: number, format: dialled(format), ...(suggestion && { suggestion }) });
    }
  },
});

/** A number, or the format of one, as a link has it: without spaces, parentheses and hyphens. */
function dialled(phone: string): string {
  return `tel:${phone.replace(/[^+\dX]/g, '')}`;
}

/** The numbers of the site's country: how long they are, and what finds those that a text has in groups. */
interface OwnNumbers {
  isOwn(phone: string): boolean;
  lengths: Lengths;
  /** Each with the number of digits that what it finds should have. */
  patterns: [pattern: RegExp, lengths: Lengths][];
}

function ownNumbers(plan: PhonePlan): OwnNumbers {
  const prefix = phonePrefix(plan);
  const lengths = numberLengths(plan);
  /** In groups: `+38 (044) 000-00-00`, `+38 044 000 00 00`. */
  const international = new RegExp(
    `${loosely(prefix)}\\d+\\)?(?:${space}?\\d+(?:-\\d+)+|(?:${space}\\d{2,4}){2,})`,
    'g',
  );
  const patterns: OwnNumbers['patterns'] = [[international, lengths]];
  const [country = '', codeStart = ''] = prefix.split('(');
  if (codeStart) {
    // Without the country's code: `(044) 000-00-00`.
    const national = `(?<!${loosely(country)})\\(${codeStart}\\d+\\)${space}?\\d+(?:-\\d+)+`;
    const less = phoneDigits(country).length;
    patterns.push([new RegExp(national, 'g'), { least: lengths.least - less, most: lengths.most - less }]);
  }
  // The parentheses of the form may begin with a digit of the country's code: `+38 (0` is Ukraine, `+385` is not.
  const own = new RegExp(`^${loosely(prefix)}|^\\${/^\+\d+/.exec(prefix)?.[0]}\\D`);
  return { isOwn: (phone) => own.test(phone), lengths, patterns };
}

const space = '[\\s\\u00a0]';

/** A pattern for the start of numbers, whose spaces and parentheses may be left out. */
function loosely(start: string): string {
  return start.replace(/\D/g, (each) => (each === ' ' ? `${space}?` : each === '+' ? '\\+' : `\\${each}?`));
}
