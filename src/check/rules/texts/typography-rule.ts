import type { LanguageCode } from '../../../language/languages.ts';

/** What a typesetter would fix. */
export type TypographyProblem =
  | 'quotes'
  | 'apostrophe'
  | 'dash'
  | 'hyphen'
  | 'line-end'
  | 'range'
  | 'minus'
  | 'plus-minus'
  | 'degree'
  | 'degree-missing'
  | 'times'
  | 'formula'
  | 'power'
  | 'spaces'
  | 'space-kind'
  | 'space-missing'
  | 'dots'
  | 'mark-twice'
  | 'word-twice'
  | 'ellipsis'
  | 'number-space'
  | 'number-sign'
  | 'number-ending'
  | 'thousands'
  | 'bracket-space'
  | 'unit-space'
  | 'unit-language'
  | 'decimal'
  | 'date';

/** A pattern that a typesetter would fix. */
export interface TypographyRule {
  problem: TypographyProblem;
  /** The language that it applies to; all unless given. */
  language?: LanguageCode;
  /** A quick test whether a text may match. */
  mayApply: (text: string) => boolean;
  pattern: RegExp;
  /** The replacement of a match. */
  fix: (found: string, language: LanguageCode) => string;
  /** Whether a match is certain enough to be fixed automatically; always unless given. */
  isCertain?: (text: string, index: number, found: string) => boolean;
}
