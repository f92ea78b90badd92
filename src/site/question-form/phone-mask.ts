import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import {
  asciiDigits,
  normalizePhone,
  type PhonePlan,
  phoneDigits,
  phonePrefix,
  typedDigits,
  typedLengths,
} from '../../lib/question/phone.ts';

/** The characters that people put between digits. */
const separators = /[\s().\-/\p{Pd}\p{Cf}\u2212]/gu;

/** A value and a selection in it, as Maskito has them. */
export interface ElementState {
  readonly value: string;
  readonly selection: readonly [from: number, to: number];
}

/** The properties of the field that the mask needs it is put on. */
interface PhoneMaskOptions {
  plan: PhonePlan;
  /** The value that the field had before the input at hand. */
  current(): string;
  onRefused(): void;
}

/**
 * The mask of the phone field, in the sample `+38 (0XX) XXX-XX-XX`. It takes a whole number in every form that `normalizePhone`
 * knows, pasted anywhere or filled in by the browser, and digits typed one by one. What does not fit, a foreign number
 * above all, is refused as a whole: the field stays as it was. One that is typed is refused from the digit on that tells,
 * until something is deleted or the field is left.
 */
export function createPhoneMask({ plan, current, onRefused }: PhoneMaskOptions): MaskitoOptions {
  const prefix = phonePrefix(plan);
  const beginning = watchBeginning(prefix);

  /** Puts the prefix back where it is damaged, and the caret behind it. */
  const behindPrefix = ({ value, selection: [from, to] }: ElementState): ElementState => {
    const whole = value.startsWith(prefix) ? value : prefix;
    const clamp = (position: number) => Math.min(Math.max(position, prefix.length), whole.length);
    return { value: whole, selection: [clamp(from), clamp(to)] };
  };

  const preprocess: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action === 'validation') {
      if (matchesFormat(elementState.value, plan)) return { elementState };
      const value = readValue(elementState.value, plan);
      if (value === undefined) onRefused();
      return { elementState: atEnd(value ?? current()) };
    }
    const state = behindPrefix(elementState);
    if (action !== 'insert' || normalizePhone(data, plan)) beginning.forget();
    else if (beginning.isForeign(state, withoutSeparators(data))) {
      onRefused();
      return { elementState: state, data: '' };
    }
    if (action !== 'insert') return { elementState: state };
    const inserted = insert(state, data, plan);
    // A wrong key needs no message; what was pasted, dropped or dictated does.
    if (!inserted && [...data].length > 1) onRefused();
    return inserted ?? { elementState: state, data: '' };
  };
  return {
    mask: [...plan.format].map((character) => (isDigit(character) ? /\d/ : character)),
    preprocessors: [preprocess],
    postprocessors: [behindPrefix],
    plugins: [
      (field) => {
        field.addEventListener('blur', beginning.forget);
        return () => field.removeEventListener('blur', beginning.forget);
      },
    ],
  };
}

/** Keeps what is typed into the empty field, with the plus and the zeros that it does not show. */
function watchBeginning(prefix: string) {
  const country = phoneDigits(prefix);
  let typed: string | undefined;
  return {
    /** Adds a text; true once all is a number of another country: `+49`, `0049`. */
    isForeign({ value, selection: [from, to] }: ElementState, text: string): boolean {
      const replacesAll = from < to && from === prefix.length && to === value.length;
      if (replacesAll || (value === prefix && text.startsWith('+'))) typed = '';
      else if (value === prefix) typed ??= '';
      else if (from < value.length) typed = undefined;
      if (typed === undefined) return false;
      typed += text.replace(/[^+\d]/g, '');
      const code = /^(?:\+|00)(\d*)$/.exec(typed)?.[1];
      return code !== undefined && !code.startsWith(country) && !country.startsWith(code);
    },
    forget() {
      typed = undefined;
    },
  };
}

function withoutSeparators(text: string): string {
  return asciiDigits(text.normalize('NFKC')).replace(separators, '');
}

const isDigit = (character: string | undefined) => character === '#' || character === '?';

/** Tells if a value matches the format, in whole or as far as it goes. */
function matchesFormat(value: string, plan: PhonePlan): boolean {
  const fits = (character: string, index: number) =>
    isDigit(plan.format[index]) ? /\d/.test(character) : character === plan.format[index];
  return value.length >= phonePrefix(plan).length && [...value].every(fits);
}

/** Reads what a browser or an input method wrote over the field; nothing when it is no number of ours. */
function readValue(value: string, plan: PhonePlan): string | undefined {
  const whole = normalizePhone(value, plan);
  if (whole) return whole;
  const prefix = phonePrefix(plan);
  const text = asciiDigits(value.normalize('NFKC'));
  if (!text.startsWith(prefix)) return prefix.startsWith(text.trim()) ? prefix : undefined;
  const digits = text.slice(prefix.length).replace(separators, '');
  if (!/^\d*$/.test(digits) || digits.startsWith('00')) return undefined;
  const meant = digits.replace(prefixTyped(plan), '');
  return meant.length <= typedLengths(plan).most ? prefix + meant : undefined;
}

/** The outcome of inserting a text; nothing when it cannot be inserted. */
function insert(state: ElementState, data: string, plan: PhonePlan) {
  const prefix = phonePrefix(plan);
  const whole = normalizePhone(data, plan);
  if (whole) return { elementState: atEnd(prefix), data: typedDigits(whole, plan) };
  const digits = withoutSeparators(data);
  // A plus or two zeros belong to a country code; that of the plan would have been recognized above.
  if (!/^\d+$/.test(digits) || digits.startsWith('00')) return undefined;
  const [from, to] = state.selection;
  const typed = state.value.slice(prefix.length, from).replace(/\D/g, '') + digits;
  const after = state.value.slice(to).replace(/\D/g, '');
  const meant = after ? typed : typed.replace(prefixTyped(plan), '');
  const mayBeginWithZero = plan.prefixes.some((each) => /^0\d/.test(each));
  if (meant.length + after.length > typedLengths(plan).most || (typed === '0' && !mayBeginWithZero)) return undefined;
  // Several digits at once that begin no number: one of another country that lacks its plus, or of a fixed line.
  if (state.value === prefix && digits.length > 1 && !mayBeginCode(meant, plan)) return undefined;
  // A typed country code is dropped as soon as a digit follows it: until then the field has nothing else to show.
  return meant === typed || !meant
    ? { elementState: state, data: digits }
    : { elementState: atEnd(prefix), data: meant };
}

/**
 * Finds what people type by habit behind the prefix, which has it already: the code of the country, `0`. Only what no number
 * begins with: anything else may be meant.
 */
function prefixTyped(plan: PhonePlan): RegExp {
  const typed = [phoneDigits(phonePrefix(plan)), ...plan.prefixes].filter((each) => !mayBeginCode(each, plan));
  return new RegExp(`^(?:${typed.sort((a, b) => b.length - a.length).join('|')})`);
}

/** Tells if digits behind the prefix are those of an operator code, in whole or in part, and perhaps more. */
function mayBeginCode(typed: string, plan: PhonePlan): boolean {
  const { operatorCodes } = plan;
  if (operatorCodes.length === 0) return !typed.startsWith('0');
  const digits = (phonePrefix(plan).split('(')[1] ?? '') + typed;
  return operatorCodes.some((code) => digits.startsWith(code) || code.startsWith(digits));
}

function atEnd(value: string): ElementState {
  return { value, selection: [value.length, value.length] };
}
