/** Digits of a number within Ukraine after the leading zero: operator code without it, and the subscriber. */
const nationalLength = 9;

/** What always stands at the start of the form's field (specification, section 5). */
export const phonePrefix = '+38 (0';

/** Prefixes of a Ukrainian number, before the nine digits; the longest first. */
const prefixes = ['00380', '380', '80', '0', ''];

/** Characters that people and address books put between digits. */
const separators = /[\s().\-/\p{Pd}\u2212]/gu;

/**
 * Turns what people type, paste or let a browser fill in into `+38 (0XX) XXX-XX-XX`.
 * Returns nothing when the number is incomplete or foreign: such a number is refused, never mangled.
 * Whether the operator code is a known one is decided by the schema, not here.
 */
export function normalizePhone(input: string): string | undefined {
  const text = plainText(input);
  if (text.startsWith(phonePrefix)) {
    // A whole number pasted behind the prefix that already stood in the field.
    const pasted = normalizePhone(text.slice(phonePrefix.length));
    if (pasted) return pasted;
  }
  const bare = text.replace(separators, '');
  if (!/^\+?\d+$/.test(bare)) return undefined;
  const national = bare.startsWith('+') ? withoutPrefix(bare.slice(1), ['380']) : withoutPrefix(bare, prefixes);
  return national && formatPhone(national);
}

/** Returns the twelve digits of a number, without any other character. */
export function phoneDigits(phone: string): string {
  return asciiDigits(phone).replace(/\D/g, '');
}

/** Returns the operator code with its leading zero: `067` of `+38 (067) 123-45-67`. */
export function operatorCodeOf(phone: string): string {
  return phoneDigits(phone).slice(2, 5);
}

/** Writes nine national digits in the form that the site uses everywhere. */
export function formatPhone(national: string): string {
  const [, code, first, second, third] = /^(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(national) ?? [];
  return `${phonePrefix}${code}) ${first}-${second}-${third}`;
}

function withoutPrefix(digits: string, allowed: readonly string[]): string | undefined {
  const prefix = allowed.find((start) => digits.startsWith(start) && digits.length === start.length + nationalLength);
  if (prefix === undefined) return undefined;
  const national = digits.slice(prefix.length);
  // No operator code begins with two zeros: "00…" is the call prefix of another country.
  return national.startsWith('0') ? undefined : national;
}

function plainText(input: string): string {
  // NFKC turns full-width digits, punctuation and spaces into ordinary ones; invisible characters come with copied contacts.
  const text = asciiDigits(input.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  return text.trim().replace(/^tel:\s*/i, '');
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
