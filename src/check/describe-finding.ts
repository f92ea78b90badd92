import { pathOfPlace, positionOf } from '../content/place.ts';
import type { CommandLanguage } from '../lib/command/command-words.ts';
import { latinLookAlikes, toLatin } from '../lib/text/look-alikes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Finding, remarks } from './rule.ts';

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
  const { code, severity, place, related, draft } = finding;
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
      return { file: filePrefix + pathOfPlace(other), line, column, message: remarks[remark][language] };
    }),
    ...(draft && { draft }),
  };
}

type NamedFinding = Pick<Finding, 'code' | 'parameters'>;

/** Rules that look at names, paths and addresses, which are written in Latin letters. */
const codes = new Set([
  'anchor-dead',
  'asset-missing',
  'email-form',
  'fact-unknown',
  'figure-unknown',
  'file-name',
  'file-unexpected',
  'link-dead',
  'redirect-broken',
  'reference-unknown',
  'schema-choice',
  'schema-pattern',
  'schema-unknown-key',
]);

const words = {
  en: ([letter, ...others]: string[]) =>
    others.length
      ? `${[letter, ...others].join(', ')} are Cyrillic letters here: type them in Latin.`
      : `${letter} is a Cyrillic letter here: type it in Latin.`,
  uk: ([letter, ...others]: string[]) =>
    others.length
      ? `Літери ${[letter, ...others].join(', ')} тут кириличні: наберіть їх латинськими.`
      : `Літера ${letter} тут кирилична: наберіть її латинською.`,
};

/**
 * A fact that a message does not show: that a name which it quotes has Cyrillic letters which look like Latin ones.
 * @param parameters what the words of the finding are made from
 * @returns a sentence for the end of the hint, or nothing
 */
export function lookAlikeHint({ code, parameters }: NamedFinding, language: CommandLanguage): string {
  if (!codes.has(code)) return '';
  const names = Object.values(parameters).flatMap((value) => (typeof value === 'string' ? value.split(/\s+/) : []));
  const name = names.find((each) => latinLookAlikes(each) !== each);
  const letters = [...new Set(name)].filter((letter) => toLatin.has(letter));
  return letters.length ? words[language](letters) : '';
}
