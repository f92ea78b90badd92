import { englishName, type LanguageCode, ukrainianName } from '../lib/language/languages.ts';
import { compareText } from '../lib/text/compare-text.ts';

/** Errors stop the build; warnings are for people to judge. */
export type Severity = 'error' | 'warning';

/** Another place that helps to understand a diagnostic. */
export interface RelatedPlace {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** One error or warning about the content: where, what, and how to fix it. Lines and columns count from 1. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  /** The file, relative to the project or to the folder that was checked. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  message: string;
  hint: string;
  related: RelatedPlace[];
  /** True if it is in a draft: still to do, and no obstacle. */
  draft?: true;
}

/** Counts the errors and the warnings among diagnostics. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** The properties that tell a diagnostic from others of another check: of its place only the file, because lines may shift. */
export function signatureOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}

/** Orders diagnostics by file, place and code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Asks whether a suggestion was meant; without one, gives another hint. */
export const didYouMean = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`,
};

/** Says what to write; without a suggestion, gives another hint. */
export const writeInstead = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Write "${suggestion}".`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Напишіть "${suggestion}".`,
};

/** Names in quotation marks, one after the other. */
export function quotedNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Words in a row, the last one behind a conjunction: `A, B and C`. */
export function inRow(words: readonly string[], conjunction: string): string {
  const [last = '', ...others] = words.toReversed();
  return others.length ? `${others.toReversed().join(', ')} ${conjunction} ${last}` : last;
}

/** The languages of texts, as words of a sentence. */
export const languagesNamed = {
  en: (codes: readonly LanguageCode[]) => inRow(codes.map(englishName), 'and'),
  uk: (codes: readonly LanguageCode[]) =>
    inRow(
      codes.map((code) => ukrainianName(code, 'ою')),
      'та',
    ),
};
