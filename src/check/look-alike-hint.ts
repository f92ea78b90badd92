import type { CommandLanguage } from '../command/words.ts';
import { latinLookAlikes, toLatin } from '../text/look-alikes.ts';
import type { Finding } from './rule.ts';

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
 * What a message does not show: that a name which it quotes has Cyrillic letters which look like Latin ones.
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
