/** How the telephone numbers of a country are written and dialled. */
export interface PhonePlan {
  /** The form of a number, with `#` for each digit that is typed and `?` for one that not all have: `+38 (0##) ###-##-##`. */
  readonly format: string;
  /** What is dialled before a number within the country: `0`. */
  readonly prefixes: readonly string[];
  /** The codes that a number may have, as they stand in the parentheses of the format; none where any will do. */
  readonly operatorCodes: readonly string[];
}

/** How many digits something has, at least and at most. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** The form of numbers alone. */
type PhoneFormat = Pick<PhonePlan, 'format'>;

/** What always stands at the start of the form's field, up to the first digit that is typed: `+38 (0` (specification, section 5). */
export function phonePrefix({ format }: PhoneFormat): string {
  return format.slice(0, format.indexOf('#'));
}

/** How many digits of a number are typed. */
export function typedLengths({ format }: PhoneFormat): Lengths {
  const least = format.replace(/[^#]/g, '').length;
  return { least, most: least + format.replace(/[^?]/g, '').length };
}

/** How many digits a number has, with the country's code. */
export function numberLengths({ format }: PhoneFormat): Lengths {
  const fixed = format.replace(/\D/g, '').length;
  const { least, most } = typedLengths({ format });
  return { least: fixed + least, most: fixed + most };
}

/** What the shortest numbers of any country have, and what E.164 allows. */
export const possibleLengths: Lengths = { least: 8, most: 15 };

/** Whether so many digits are enough, and not too many. */
export function isWithin(length: number, { least, most }: Lengths): boolean {
  return length >= least && length <= most;
}

/** Whether there can be telephone numbers of a form. */
export function isPossibleFormat(plan: PhoneFormat): boolean {
  const { least, most } = numberLengths(plan);
  return isWithin(least, possibleLengths) && isWithin(most, possibleLengths);
}

/** What stands in the parentheses of the format, the place of the operator code: `0##`; an empty string where there are none. */
export function codeFormat({ format }: PhoneFormat): string {
  return /\(([\d#]+)\)/.exec(format)?.[1] ?? '';
}

/** The format as people read it, of the shortest numbers: `+38 (0XX) XXX-XX-XX`. */
export function readableFormat({ format }: PhoneFormat): string {
  return format.replace(/[ ?-]+$/, '').replaceAll('#', 'X');
}
