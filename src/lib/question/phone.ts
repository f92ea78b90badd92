import { asciiDigits } from './ascii-digits.ts';
import { isWithin, type PhonePlan, phonePrefix, typedLengths } from './phone-plan.ts';

/** Characters that people and address books put between digits. */
const separators = /[\s().\-/\p{Pd}\u2212]/gu;

/** Hours, which people write beside a number. */
const times = /\b\d{1,2}:\d\d\b/g;

/** An extension behind a number, or the last digits of another one: without it somebody else is called. */
const extension =
  /\d[^\p{L}\d]*(?:дод\p{L}*|доб\p{L}*|вн\p{L}*|ext\p{L}*|int\p{L}*|[xх]|або|чи|та|і|or|and)[\s.:=№#]*(?:no\.?\s*)?\d/iu;

/** More than a number and what people write around it, in characters: searching it would take long, and nobody means it. */
const mostRead = 1000;

/**
 * Turns what people type, paste or let a browser fill in into the form of the plan: `+38 (0XX) XXX-XX-XX`. Words and
 * punctuation may stand around the number. Returns nothing when it is incomplete or foreign, or one of several: such a
 * number is refused, never mangled. Whether the operator code is a known one is decided by the schema, not here.
 */
export function normalizePhone(input: string, plan: PhonePlan): string | undefined {
  if (input.length > mostRead) return undefined;
  const text = plainText(input);
  const prefix = phonePrefix(plan);
  if (prefix && text.startsWith(prefix)) {
    // A whole number pasted behind the prefix that already stood in the field.
    const pasted = normalizePhone(text.slice(prefix.length), plan);
    if (pasted) return pasted;
  }
  const bare = onlyNumber(text)?.replace(separators, '') ?? '';
  if (!/^\+?\d+$/.test(bare)) return undefined;
  const country = phoneDigits(prefix);
  // People write what is dialled within the country behind its code, too: `+380 (0)67 …`.
  const international = [country, ...plan.prefixes.map((each) => country + each)];
  const starts = bare.startsWith('+')
    ? international.map((each) => `+${each}`)
    : [...international.map((each) => `00${each}`), ...international, ...plan.prefixes, ''];
  const start = starts.find((each) => bare.startsWith(each) && isTyped(bare.slice(each.length), plan));
  return start === undefined ? undefined : formatPhone(bare.slice(start.length), plan);
}

/** Returns the one number in a text; nothing when there is none, or another beside it. */
function onlyNumber(text: string): string | undefined {
  if (extension.test(text)) return undefined;
  const between = text.replace(times, 'h').split(/\p{L}+/u);
  // A few digits are those of a room or a year, unless they are the code of a country.
  const numbers = between.filter((part) => /(?:\d\D*){5}|\+\D*\d|^\D*00/.test(part));
  return numbers.length === 1 ? numbers[0]?.replace(/^[^+\d]+|\D+$/g, '') : undefined;
}

/** Returns the digits of a number, without any other character. */
export function phoneDigits(phone: string): string {
  return asciiDigits(phone).replace(/\D/g, '');
}

/** Whether a number is a whole one of the plan, with a code that numbers may have. */
export function isPhoneOf(phone: string, plan: PhonePlan): boolean {
  const typed = typedDigits(phone, plan);
  if (!phoneDigits(phone).startsWith(phoneDigits(phonePrefix(plan))) || !isTyped(typed, plan)) return false;
  const code = operatorCodeOf(formatPhone(typed, plan));
  return plan.operatorCodes.length === 0 || plan.operatorCodes.includes(code);
}

/** Returns the code that stands in the parentheses of a number in the form of its plan: `067` of `+38 (067) 123-45-67`. */
export function operatorCodeOf(phone: string): string {
  return /\((\d+)\)/.exec(phone)?.[1] ?? '';
}

/** Returns the digits of a number of the plan that are typed: those behind the prefix. */
export function typedDigits(phone: string, plan: PhonePlan): string {
  return phoneDigits(phone).slice(phoneDigits(phonePrefix(plan)).length);
}

/** Writes the digits that are typed in the form that the site uses everywhere. */
export function formatPhone(typed: string, { format }: PhonePlan): string {
  let at = 0;
  // Before digits that a number does not have, nothing separates.
  return format.replace(/[#?]/g, () => typed.charAt(at++)).replace(/[ -]+$/, '');
}

/** Whether digits are those that are typed of a number. None begins with a zero: "00…" is the call prefix of another country. */
function isTyped(digits: string, plan: PhonePlan): boolean {
  return isWithin(digits.length, typedLengths(plan)) && !digits.startsWith('0');
}

function plainText(input: string): string {
  // NFKC turns full-width digits, punctuation and spaces into ordinary ones; invisible characters come with copied contacts.
  return asciiDigits(input.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();
}
