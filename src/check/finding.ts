import type { ContentFile } from '../content/content-tree.ts';
import type { Range } from '../content/json/json-document.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { en } from './messages/en.ts';
import type { Code, MessageParameters, Messages, Remark, Words } from './messages/parameters.ts';
import { uk } from './messages/uk.ts';

/** The languages in which the checker speaks. */
export type MessageLanguage = 'uk' | 'en';

/** A place in the content. */
export type Place =
  /** A file as a whole, one that may not even exist. */
  | { path: string }
  /** A value: all of it, its key, its opening bracket, or part of its text. */
  | { file: ContentFile; pointer: string; part?: 'value' | 'key' | 'start'; from?: number; to?: number }
  /** A part of the text, by offsets. */
  | { file: ContentFile; range: Range };

/** A mistake as a rule finds it, still without words. */
export interface Finding<C extends Code = Code> {
  code: C;
  severity: Severity;
  place: Place;
  parameters: MessageParameters[C];
  related: { remark: Remark; place: Place }[];
}

const messages: Record<MessageLanguage, Messages> = { uk, en };

/** The path of the file that a place lies in. */
export function pathOfPlace(place: Place): string {
  return 'path' in place ? place.path : place.file.path;
}

/** Puts a finding into words. */
export function describe(finding: Finding, language: MessageLanguage, filePrefix: string): Diagnostic {
  const table = messages[language];
  const parameters = withPrefix(finding, filePrefix);
  const words = (table[finding.code] as (parameters: unknown) => Words)(parameters);
  const { line, column, endLine, endColumn } = positionsOf(finding.place);
  return {
    code: finding.code,
    severity: finding.severity,
    file: filePrefix + pathOfPlace(finding.place),
    line,
    column,
    endLine,
    endColumn,
    message: words.message,
    hint: words.hint,
    related: finding.related.map(({ remark, place }) => {
      const at = positionsOf(place);
      return {
        file: filePrefix + pathOfPlace(place),
        line: at.line,
        column: at.column,
        message: table.remarks[remark],
      };
    }),
  };
}

/** The parameters that are paths below the content folder: editors see them as those of the project. */
const pathParameters: { readonly [C in Code]?: readonly (keyof MessageParameters[C])[] } = {
  'file-missing': ['path'],
  'file-unexpected': ['path', 'suggestion'],
  untranslated: ['where'],
  orphaned: ['facts'],
  'translation-stale': ['file', 'own'],
  'text-misplaced': ['stands', 'belongs'],
  'missing-key': ['file', 'source'],
  'list-length': ['file'],
  'date-wrong-year': ['file'],
  'asset-missing': ['folder'],
  'asset-unused': ['folder'],
  'cyrillic-in-english': ['swappedWith'],
  'placeholder-differs': ['file'],
  'fact-differs': ['file'],
  'structure-differs': ['file'],
};

function withPrefix({ code, parameters }: Finding, filePrefix: string): unknown {
  const names: readonly string[] = pathParameters[code] ?? [];
  if (filePrefix === '' || names.length === 0) return parameters;
  const prefixed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(prefixed) : value === undefined ? undefined : `${filePrefix}${value}`;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, names.includes(name) ? prefixed(value) : value]),
  );
}

/** Where a place begins and ends, counted from 1. */
export function positionsOf(place: Place): Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'> {
  if ('path' in place) return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const { source } = place.file.document;
  const { start, end } = rangeOf(place);
  const from = source.positionAt(start);
  const to = source.positionAt(end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** The offsets of a place in its file. */
export function rangeOf(place: Exclude<Place, { path: string }>): Range {
  if ('range' in place) return place.range;
  const { document } = place.file;
  if (place.from !== undefined && place.to !== undefined) {
    return document.locateWithin(place.pointer, place.from, place.to);
  }
  if (place.part === 'key') return document.locateKey(place.pointer);
  if (place.part === 'start') return document.locateStart(place.pointer);
  return document.locate(place.pointer);
}

/** The language whose texts a finding is about, if it is about one. */
export function languageOfPlace(place: Place): LanguageCode | undefined {
  return 'path' in place ? undefined : place.file.language;
}
