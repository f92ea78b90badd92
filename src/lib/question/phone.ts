/** The form of the telephone numbers of a country. */
export interface PhonePlan {
  /** The form of a number, with `#` for each digit that is typed and `?` for one that not all have: `+38 (0##) ###-##-##`. */
  readonly format: string;
  /** The trunk prefix that is dialled before a number within the country: `0`. */
  readonly prefixes: readonly string[];
  /** The codes that a number may have, as they stand in the parentheses of the format; none where any will do. */
  readonly operatorCodes: readonly string[];
}

/** The number of digits something has, at least and at most. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** The form of numbers alone. */
type PhoneFormat = Pick<PhonePlan, 'format'>;

/** The fixed start of the form's field, up to the first digit that is typed: `+38 (0` (specification, section 5). */
export function phonePrefix({ format }: PhoneFormat): string {
  return format.slice(0, format.indexOf('#'));
}

/** The number of digits of a number that are typed. */
export function typedLengths({ format }: PhoneFormat): Lengths {
  const least = format.replace(/[^#]/g, '').length;
  return { least, most: least + format.replace(/[^?]/g, '').length };
}

/** The number of digits a number has, with the country's code. */
export function numberLengths({ format }: PhoneFormat): Lengths {
  const fixed = format.replace(/\D/g, '').length;
  const { least, most } = typedLengths({ format });
  return { least: fixed + least, most: fixed + most };
}

/** The numbers of digits of the shortest numbers of any country, and what E.164 allows. */
export const possibleLengths: Lengths = { least: 8, most: 15 };

/** Tells if so many digits are enough, and not too many. */
export function isWithin(length: number, { least, most }: Lengths): boolean {
  return length >= least && length <= most;
}

/** Tells if there can be telephone numbers of a form. */
export function isPossibleFormat(plan: PhoneFormat): boolean {
  const { least, most } = numberLengths(plan);
  return isWithin(least, possibleLengths) && isWithin(most, possibleLengths);
}

/** The part in the parentheses of the format, the place of the operator code: `0##`; an empty string where there are none. */
export function codeFormat({ format }: PhoneFormat): string {
  return /\(([\d#]+)\)/.exec(format)?.[1] ?? '';
}

/** The format as people read it, of the shortest numbers: `+38 (0XX) XXX-XX-XX`. */
export function readableFormat({ format }: PhoneFormat): string {
  return format.replace(/[ ?-]+$/, '').replaceAll('#', 'X');
}

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

/** Tells if a number is a whole one of the plan, with a code that numbers may have. */
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

/** Tells if digits are those that are typed of a number. None begins with a zero: "00…" is the call prefix of another country. */
function isTyped(digits: string, plan: PhonePlan): boolean {
  return isWithin(digits.length, typedLengths(plan)) && !digits.startsWith('0');
}

function plainText(input: string): string {
  // NFKC turns full-width digits, punctuation and spaces into ordinary ones; invisible characters come with copied contacts.
  return asciiDigits(input.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();
}

/**
 * Turns the decimal digits of every script into 0 to 9. Unicode keeps them in unbroken runs of ten, so a digit's value
 * is its distance from the run's start.
 */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    if (code < 0x80) return digit;
    let start = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}
