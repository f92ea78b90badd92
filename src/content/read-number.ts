import type { LanguageCode } from '../lib/language/languages.ts';
import { numberSigns } from '../lib/language/numbers.ts';
import { memoize } from '../lib/text/memoize.ts';

const space = '[ \\u00a0\\u2009\\u202f]';
/** A whole text that is one number, as a language writes it; spaces may separate thousands in each. */
const formOf = memoize((language: LanguageCode) => {
  const { decimal, group } = numberSigns(language);
  return new RegExp(`^[+−–-]?(?:\\d{1,3}(?:(?:[${group}]|${space})\\d{3})+|\\d+)(?:[${decimal}]\\d+)?$`);
});

/** Reads a text that is nothing but a number: `1 232,5` in Ukrainian, `1,232.5` in English. */
export function readNumber(text: string, language: LanguageCode): number | undefined {
  const trimmed = text.trim();
  if (!formOf(language).test(trimmed)) return undefined;
  const plain = trimmed.replace(/[−–]/g, '-').replace(new RegExp(space, 'g'), '');
  const { decimal, group } = numberSigns(language);
  return Number(plain.replaceAll(group, '').replace(decimal, '.'));
}

/** How many decimals a number is written with. */
export function decimalsOf(text: string, language: LanguageCode): number {
  const at = text.trim().lastIndexOf(numberSigns(language).decimal);
  return at < 0 ? 0 : text.trim().length - at - 1;
}
