import type { LanguageCode } from '../language/languages.ts';

const space = '[ \\u00a0\\u2009\\u202f]';
/** A whole text that is one number, as each language writes it. */
const forms: Readonly<Record<LanguageCode, RegExp>> = {
  ua: new RegExp(`^[+−–-]?(?:\\d{1,3}(?:${space}\\d{3})+|\\d+)(?:,\\d+)?$`),
  en: new RegExp(`^[+−–-]?(?:\\d{1,3}(?:(?:,|${space})\\d{3})+|\\d+)(?:\\.\\d+)?$`),
};

/** Reads a text that is nothing but a number: `1 232,5` in Ukrainian, `1,232.5` in English. */
export function readNumber(text: string, language: LanguageCode): number | undefined {
  const trimmed = text.trim();
  if (!forms[language].test(trimmed)) return undefined;
  const plain = trimmed.replace(/[−–]/g, '-').replace(new RegExp(space, 'g'), '');
  return Number(language === 'ua' ? plain.replace(',', '.') : plain.replaceAll(',', ''));
}

/** How many decimals a number is written with. */
export function decimalsOf(text: string, language: LanguageCode): number {
  const at = text.trim().lastIndexOf(language === 'ua' ? ',' : '.');
  return at < 0 ? 0 : text.trim().length - at - 1;
}
