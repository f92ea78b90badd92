import type { CommandLanguage } from '../command/words.ts';
import { pathOfPlace, positionOf } from '../content/place.ts';
import type { Diagnostic } from './diagnostic.ts';
import { lookAlikeHint } from './look-alike-hint.ts';
import { remarks } from './remarks.ts';
import type { Finding } from './rule.ts';

/**
 * Puts a finding into words.
 * @param filePrefix precedes the paths below the content folder: `content/`
 */
export function describeFinding(finding: Finding, language: CommandLanguage, filePrefix: string): Diagnostic {
  const { code, severity, place, related } = finding;
  const words = finding.words(language, filePrefix);
  return {
    code,
    severity,
    file: filePrefix + pathOfPlace(place),
    ...positionOf(place),
    ...words,
    hint: [words.hint, lookAlikeHint(finding, language)].filter(Boolean).join(' '),
    related: related.map(({ remark, place: other }) => {
      const { line, column } = positionOf(other);
      return { file: filePrefix + pathOfPlace(other), line, column, message: remarks[language][remark] };
    }),
  };
}
