import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { asciiDigits } from '../../question/ascii-digits.ts';
import { normalizePhone, phoneDigits, typedDigits } from '../../question/phone.ts';
import { type PhonePlan, phonePrefix, typedLengths } from '../../question/phone-plan.ts';

/** What people put between digits. */
const separators = /[\s().\-/\p{Pd}\p{Cf}\u2212]/gu;

/** A value and a selection in it, as Maskito has them. */
export interface ElementState {
  readonly value: string;
  readonly selection: readonly [from: number, to: number];
}

/** What the mask needs of the field it is put on. */
interface PhoneMaskOptions {
  plan: PhonePlan;
  /** The value that the field had before the input at hand. */
  current(): string;
  /** Called when a number was refused. */
  onRefused(): void;
}

/**
 * The mask of the phone field, in the sample `+38 (0XX) XXX-XX-XX`. It takes a whole number in every form that `normalizePhone`
 * knows, pasted anywhere or filled in by the browser, and digits typed one by one. What does not fit, a foreign number
 * above all, is refused as a whole: the field stays as it was.
 */
export function createPhoneMask({ plan, current, onRefused }: PhoneMaskOptions): MaskitoOptions {
  const { format } = plan;
  const prefix = phonePrefix(plan);
  const { most } = typedLengths(plan);
  const isDigit = (character: string | undefined) => character === '#' || character === '?';
  const typedPrefix = prefixTyped(plan);
  const mayBeginWithZero = plan.prefixes.some((each) => /^0\d/.test(each));

  /** Whether a value matches the format, in whole or as far as it goes. */
  const matchesFormat = (value: string) => {
    const fits = (character: string, index: number) =>
      isDigit(format[index]) ? /\d/.test(character) : character === format[index];
    return value.length >= prefix.length && [...value].every(fits);
  };

  /** Reads what a browser or an input method wrote over the field; nothing when it is no number of ours. */
  const readValue = (value: string) => {
    const whole = normalizePhone(value, plan);
    if (whole) return whole;
    const text = asciiDigits(value.normalize('NFKC'));
    if (!text.startsWith(prefix)) return prefix.startsWith(text.trim()) ? prefix : undefined;
    const digits = text.slice(prefix.length).replace(separators, '');
    return /^\d*$/.test(digits) && digits.length <= most ? prefix + digits : undefined;
  };

  /** What inserting a text does; nothing when it cannot be inserted. */
  const insert = (state: ElementState, data: string): { elementState: ElementState; data: string } | undefined => {
    const whole = normalizePhone(data, plan);
    if (whole) return { elementState: atEnd(prefix), data: typedDigits(whole, plan) };
    const text = asciiDigits(data.normalize('NFKC')).trim();
    const digits = text.replace(separators, '');
    // A plus or two zeros belong to a country code; that of the plan would have been recognized above.
    if (!/^\d+$/.test(digits) || text.startsWith('00')) return undefined;
    const [from, to] = state.selection;
    const typed = state.value.slice(prefix.length, from).replace(/\D/g, '') + digits;
    const after = state.value.slice(to).replace(/\D/g, '');
    const meant = after || !typedPrefix ? typed : typed.replace(typedPrefix, '');
    if (meant.length + after.length > most || (typed === '0' && !mayBeginWithZero)) return undefined;
    // A typed country code is dropped as soon as a digit follows it: until then the field has nothing else to show.
    return meant === typed || !meant
      ? { elementState: state, data: digits }
      : { elementState: atEnd(prefix), data: meant };
  };

  /** Puts the prefix back where it is damaged, and the caret behind it. */
  const behindPrefix = ({ value, selection: [from, to] }: ElementState): ElementState => {
    const whole = value.startsWith(prefix) ? value : prefix;
    const clamp = (position: number) => Math.min(Math.max(position, prefix.length), whole.length);
    return { value: whole, selection: [clamp(from), clamp(to)] };
  };

  const preprocess: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action === 'validation') {
      if (matchesFormat(elementState.value)) return { elementState };
      const value = readValue(elementState.value);
      if (value === undefined) onRefused();
      return { elementState: atEnd(value ?? current()) };
    }
    const state = behindPrefix(elementState);
    if (action !== 'insert') return { elementState: state };
    const inserted = insert(state, data);
    // A wrong key needs no message; what was pasted, dropped or dictated does.
    if (!inserted && [...data].length > 1) onRefused();
    return inserted ?? { elementState: state, data: '' };
  };
  return {
    mask: [...format].map((character) => (isDigit(character) ? /\d/ : character)),
    preprocessors: [preprocess],
    postprocessors: [behindPrefix],
  };
}

/**
 * Finds what people type by habit behind the prefix, which has it already: the code of the country, `0`. Only what no number
 * begins with: anything else may be meant.
 */
function prefixTyped(plan: PhonePlan): RegExp | undefined {
  const { operatorCodes, prefixes } = plan;
  const prefix = phonePrefix(plan);
  const ofCode = prefix.split('(')[1] ?? '';
  const mayBeginCode = (typed: string) =>
    (operatorCodes.length === 0 && !typed.startsWith('0')) ||
    operatorCodes.some((code) => code.startsWith((ofCode + typed).slice(0, code.length)));
  const typed = [phoneDigits(prefix), ...prefixes].filter((each) => !mayBeginCode(each));
  return typed.length ? new RegExp(`^(?:${typed.sort((a, b) => b.length - a.length).join('|')})`) : undefined;
}

function atEnd(value: string): ElementState {
  return { value, selection: [value.length, value.length] };
}
