import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { asciiDigits, normalizePhone, phoneDigits, phonePrefix } from '../../question/phone.ts';

/** The shape of the number: each character as it stands, `#` for a digit. */
const shape = `${phonePrefix}##) ###-##-##`;

/** How many digits stand behind the prefix. */
const length = 9;

/** What people put between digits. */
const separators = /[\s().\-/\p{Pd}\p{Cf}\u2212]/gu;

/**
 * Beginnings typed by habit behind the prefix, which has them already. No operator code begins with 00, 038 or 080, so
 * that none of them can be meant.
 */
const typedBeginning = /^(?:380|80|0)/;

/** A value and a selection in it, as Maskito has them. */
export interface ElementState {
  readonly value: string;
  readonly selection: readonly [from: number, to: number];
}

/** What the mask needs of the field it is put on. */
interface PhoneMaskOptions {
  /** The value that the field had before the input at hand. */
  current(): string;
  /** Told when a number was refused. */
  onRefused(): void;
}

/**
 * The mask of the phone field, `+38 (0XX) XXX-XX-XX`. It takes a whole number in every form that `normalizePhone`
 * knows, pasted anywhere or filled in by the browser, and digits typed one by one. What does not fit, a foreign number
 * above all, is refused as a whole: the field stays as it was.
 */
export function createPhoneMask({ current, onRefused }: PhoneMaskOptions): MaskitoOptions {
  const preprocess: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action === 'validation') {
      if (hasShape(elementState.value)) return { elementState };
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
    mask: [...shape].map((character) => (character === '#' ? /\d/ : character)),
    preprocessors: [preprocess],
    postprocessors: [behindPrefix],
  };
}

/** Tells whether a value is a number in the form's shape, or the beginning of one. */
function hasShape(value: string): boolean {
  const fits = (character: string, index: number) =>
    shape[index] === '#' ? /\d/.test(character) : character === shape[index];
  return value.length >= phonePrefix.length && [...value].every(fits);
}

/** Reads what a browser or an input method wrote over the field; nothing when it is no number of ours. */
function readValue(value: string): string | undefined {
  const whole = normalizePhone(value);
  if (whole) return whole;
  const text = asciiDigits(value.normalize('NFKC'));
  if (!text.startsWith(phonePrefix)) return phonePrefix.startsWith(text.trim()) ? phonePrefix : undefined;
  const digits = text.slice(phonePrefix.length).replace(separators, '');
  return /^\d*$/.test(digits) && digits.length <= length ? phonePrefix + digits : undefined;
}

/** What inserting a text does; nothing when it cannot be inserted. */
function insert(state: ElementState, data: string): { elementState: ElementState; data: string } | undefined {
  const whole = normalizePhone(data);
  if (whole) return { elementState: atEnd(phonePrefix), data: phoneDigits(whole).slice(-length) };
  const text = asciiDigits(data.normalize('NFKC')).trim();
  const digits = text.replace(separators, '');
  // A plus or two zeros belong to a country code; those of Ukraine would have been recognized above.
  if (!/^\d+$/.test(digits) || text.startsWith('00')) return undefined;
  const [from, to] = state.selection;
  const typed = state.value.slice(phonePrefix.length, from).replace(/\D/g, '') + digits;
  const after = state.value.slice(to).replace(/\D/g, '');
  const meant = after ? typed : typed.replace(typedBeginning, '');
  if (meant.length + after.length > length || typed === '0') return undefined;
  // A beginning is left out as soon as a digit follows it: until then the field has nothing else to show.
  return meant === typed || !meant
    ? { elementState: state, data: digits }
    : { elementState: atEnd(phonePrefix), data: meant };
}

function atEnd(value: string): ElementState {
  return { value, selection: [value.length, value.length] };
}

/** Puts the prefix back where it is damaged, and the caret behind it. */
function behindPrefix({ value, selection: [from, to] }: ElementState): ElementState {
  const whole = value.startsWith(phonePrefix) ? value : phonePrefix;
  const clamp = (position: number) => Math.min(Math.max(position, phonePrefix.length), whole.length);
  return { value: whole, selection: [clamp(from), clamp(to)] };
}
