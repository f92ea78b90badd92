import { initial } from '../../../language/initial.ts';
import type { TypographyRule } from './typography-rule.ts';

/** What precedes and follows a word of a sentence. */
const wordStart = '(?:^|[\\s\\u00a0(«„“"*,;])';
const wordEnd = '(?![\\p{L}\\p{N}/_=@\\\\-]|\\.\\p{Ll})';

/** Ukrainian abbreviations of places and of parts of a text, which a number follows. */
const beforeNumbers = 'ауд|корп|каб|кімн|буд|вул|просп|пров|тел|стор|рис|табл|розд|дод';

/** Where spaces are missing, and where there are some too many. */
export const spacingRules: readonly TypographyRule[] = [
  {
    problem: 'dots',
    mayApply: (text) => /\s[,;!?]/.test(text),
    pattern: /(?<=[\p{L}\p{N})»”])\s+[,;!?](?=\s|$)/gu,
    fix: (found) => found.trim(),
  },
  {
    problem: 'dots',
    mayApply: (text) => /[ \u00a0][,;]\p{L}/u.test(text),
    pattern: /(?<=\p{L}{2}[»”)]?)[ \u00a0]+[,;](?=\p{L}{2})/gu,
    fix: (found) => `${found.trim()} `,
  },
  {
    problem: 'dots',
    mayApply: (text) => /[ \u00a0]\.(?:\s|$)/.test(text),
    pattern: /(?<=\p{Ll}[»”)]?)[ \u00a0]+\.(?=\s|$)/gu,
    fix: () => '.',
  },
  {
    problem: 'bracket-space',
    mayApply: (text) => /[(«][ \u00a0]|[ \u00a0][)»]/.test(text),
    // Not those around the address of a link.
    pattern: /(?<=(?<!\])\(|«)[ \u00a0]+(?=\S)|(?<=\S)(?<!\]\([^()\n]{0,300})[ \u00a0]+(?=[)»])/gu,
    fix: () => '',
  },
  {
    problem: 'space-kind',
    mayApply: (text) => /[\u2000-\u200a\u202f\u205f\u3000]/.test(text),
    pattern: /[\u2000-\u200a\u202f\u205f\u3000]/g,
    fix: () => ' ',
  },
  {
    problem: 'space-missing',
    mayApply: (text) => /\p{Ll}[,;]\p{L}/u.test(text),
    // Two words: not the parts of an address, of a formula or of the name of a file.
    pattern: new RegExp(`(?<=${wordStart}\\p{L}{0,30}\\p{Ll}{3})[,;](?=\\p{L}{2,30}${wordEnd})`, 'gmu'),
    fix: (found) => `${found} `,
  },
  {
    problem: 'space-missing',
    mayApply: (text) => /\p{Ll}[.!?…]\p{Lu}/u.test(text),
    pattern: new RegExp(`(?<=${wordStart}\\p{Ll}[\\p{Ll}’]{2,30})[.!?…](?=\\p{Lu}\\p{Ll}{2,30}${wordEnd})`, 'gmu'),
    fix: (found) => `${found} `,
    // Latin words may be the name of a program or of a file.
    isCertain: (text, index) => /[а-яіїєґ]/.test(text.charAt(index - 1)),
  },
  {
    problem: 'space-missing',
    mayApply: (text) => /\p{L}\.\p{Lu}/u.test(text),
    // Initials and the surname behind them.
    pattern: new RegExp(
      `(?<=${wordStart})(?:(?:${initial})\\.){1,2}(?=\\p{Lu}[\\p{Ll}’]{2,30}(?:-\\p{Lu}\\p{Ll}{1,30})?${wordEnd})`,
      'gmu',
    ),
    fix: (found) => found.replaceAll('.', '. '),
    // Latin letters may shorten the first words of a name.
    isCertain: (_, __, found) => /^[\p{Script=Cyrillic}.]+$/u.test(found),
  },
  {
    problem: 'space-missing',
    language: 'ua',
    mayApply: (text) => /\p{Lu}\.\p{Lu}\./u.test(text),
    // Initials behind a surname.
    pattern: /(?<=(?:^|[\s\u00a0(«])[А-ЯІЇЄҐ][а-яіїєґ’]{2,30}[ \u00a0])[А-ЯІЇЄҐ]\.(?=[А-ЯІЇЄҐ]\.)/gmu,
    fix: (found) => `${found} `,
  },
  {
    problem: 'space-missing',
    mayApply: (text) => /\p{Ll},\d/u.test(text),
    pattern: new RegExp(`(?<=${wordStart}\\p{L}{0,30}\\p{Ll}{3}),(?=\\d)`, 'gmu'),
    fix: (found) => `${found} `,
  },
  {
    problem: 'space-missing',
    language: 'ua',
    mayApply: (text) => /[а-я]\.\d/u.test(text),
    pattern: new RegExp(`(?<![\\p{L}])(?:${beforeNumbers})\\.(?=\\d)`, 'giu'),
    fix: (found) => `${found} `,
  },
  {
    problem: 'space-missing',
    language: 'en',
    mayApply: (text) => /\p{Ll}\.(?:\d|\p{Lu}\p{Ll})/u.test(text),
    pattern: /(?<![\p{L}\p{N}.])(?:(?:Prof|Dr|Mr|Mrs|Ms)\.(?=\p{Lu}\p{Ll})|(?:Fig|No|Vol|Art|p|pp)\.(?=\d))/gu,
    fix: (found) => `${found} `,
  },
  {
    problem: 'space-missing',
    language: 'ua',
    mayApply: (text) => /\d(?:рр?\.|тис\.|мл)/.test(text),
    pattern: /(?<![\p{L}\d.,])(?:(?:1[89]|20)\d\d(?=рр?\.)|\d{1,9}(?:,\d{1,9})?(?=(?:тис\.|млн|млрд)(?!\p{L})))/gu,
    fix: (found) => `${found} `,
  },
  {
    problem: 'space-missing',
    language: 'ua',
    mayApply: (text) => /[а-яіїєґ]\(/.test(text),
    pattern: /(?<=[а-яіїєґ]{3})\((?=\d|[А-ЯІЇЄҐ]?[а-яіїєґ]{5})/gu,
    fix: () => ' (',
    // A word may end in two ways.
    isCertain: () => false,
  },
];
