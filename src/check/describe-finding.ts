import type { CommandLanguage } from '../command/words.ts';
import { pathOfPlace, positionOf } from '../content/place.ts';
import type { Diagnostic } from './diagnostic.ts';
import { lookAlikeHint } from './look-alike-hint.ts';
import { remarks } from './remarks.ts';
import type { Finding } from './rule.ts';

/** Says which command does what a hint says. */
const fixCommand: Record<CommandLanguage, string> = {
  en: '"npm run check -- --fix" does it for you.',
  uk: 'Це зробить за вас "npm run check -- --fix".',
};

/**
 * Puts a finding into words.
 * @param filePrefix precedes the paths below the content folder: `content/`
 * @param namesCommand whether the hint names the command that does what it says
 */
export function describeFinding(
  finding: Finding,
  language: CommandLanguage,
  filePrefix: string,
  namesCommand: boolean,
): Diagnostic {
  const { code, severity, place, related } = finding;
  const { message, hint, isFixable, command } = finding.words(language, filePrefix);
  const named = namesCommand && [isFixable && fixCommand[language], command];
  return {
    code,
    severity,
    file: filePrefix + pathOfPlace(place),
    ...positionOf(place),
    message,
    hint: [hint, ...(named || []), lookAlikeHint(finding, language)].filter(Boolean).join(' '),
    related: related.map(({ remark, place: other }) => {
      const { line, column } = positionOf(other);
      return { file: filePrefix + pathOfPlace(other), line, column, message: remarks[language][remark] };
    }),
  };
}
