import { englishName, ukrainianName } from '../../lib/language/language-names.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';

/** Says in which language a text is, in the language of the desk: `In English`, `Англійською`. */
export function languageLabel(code: LanguageCode, language: 'uk' | 'en'): string {
  if (language === 'en') return `In ${englishName(code)}`;
  return ukrainianName(code, 'ою').replace(/^./u, (letter) => letter.toUpperCase());
}
