/** How the telephone numbers of a country are written and dialled. */
export interface PhonePlan {
  /** The form of a number, with `#` for each digit that is typed: `+38 (0##) ###-##-##`. */
  readonly format: string;
  /** What is dialled before a number within the country: `0`. */
  readonly prefixes: readonly string[];
  /** The codes that a number may have, as they stand in the parentheses of the format; none where any will do. */
  readonly operatorCodes: readonly string[];
}

/** What always stands at the start of the form's field, up to the first digit that is typed: `+38 (0` (specification, section 5). */
export function phonePrefix({ format }: Pick<PhonePlan, 'format'>): string {
  return format.slice(0, format.indexOf('#'));
}

/** How many digits of a number are typed. */
export function typedLength({ format }: Pick<PhonePlan, 'format'>): number {
  return format.split('#').length - 1;
}

/** How many digits a number has, with the country's code. */
export function numberLength({ format }: Pick<PhonePlan, 'format'>): number {
  return format.replace(/[^\d#]/g, '').length;
}

/** What the shortest numbers of any country have, and what E.164 allows. */
export const possibleLengths = { least: 8, most: 15 } as const;

/** Whether telephone numbers can have so many digits, with the country's code. */
export function isPossibleLength(length: number): boolean {
  return length >= possibleLengths.least && length <= possibleLengths.most;
}

/** What stands in the parentheses of the format, the place of the operator code: `0##`; an empty string where there are none. */
export function codeFormat({ format }: Pick<PhonePlan, 'format'>): string {
  return /\(([\d#]+)\)/.exec(format)?.[1] ?? '';
}

/** The format as people read it: `+38 (0XX) XXX-XX-XX`. */
export function readableFormat({ format }: Pick<PhonePlan, 'format'>): string {
  return format.replaceAll('#', 'X');
}
