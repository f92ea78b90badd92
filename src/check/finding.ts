import { type Place, pathOfPlace, positionOf } from '../content/place.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { en } from './messages/en.ts';
import type { Code, MessageParameters, Messages, Remark, Words } from './messages/parameters.ts';
import { uk } from './messages/uk.ts';

/** The languages in which the checker speaks. */
export type MessageLanguage = 'uk' | 'en';

/** A mistake as a rule finds it, still without words. */
export interface Finding<C extends Code = Code> {
  code: C;
  severity: Severity;
  place: Place;
  parameters: MessageParameters[C];
  related: { remark: Remark; place: Place }[];
}

const messages: Record<MessageLanguage, Messages> = { uk, en };

/** Puts a finding into words. */
export function describe(finding: Finding, language: MessageLanguage, filePrefix: string): Diagnostic {
  const table = messages[language];
  const parameters = withPrefix(finding, filePrefix);
  const words = (table[finding.code] as (parameters: unknown) => Words)(parameters);
  const { line, column, endLine, endColumn } = positionOf(finding.place);
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
      const at = positionOf(place);
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
