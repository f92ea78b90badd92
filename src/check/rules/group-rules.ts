import type { Code } from '../messages/parameters.ts';

/**
 * The rules that look at nothing but a group of files: facts and their texts, `data/news/2026.json` with
 * `ua/news/2026.json` and `en/news/2026.json`. A group in which they found nothing is not looked at again until one of
 * its files changes. A rule that is not named here looks at the whole content each time, which is never wrong.
 */
export const groupRules: ReadonlySet<Code> = new Set<Code>([
  'alt-useless',
  'cyrillic-in-english',
  'date-form',
  'date-not-real',
  'date-range',
  'date-wrong-year',
  'fact-differs',
  'heading-order',
  'invisible-character',
  'isbn',
  'issn',
  'latin-in-ukrainian',
  'list-length',
  'markup-broken',
  'markup-not-allowed',
  'missing-key',
  'mixed-script',
  'name-romanized',
  'not-composed',
  'phone-operator',
  'place-name',
  'placeholder-differs',
  'plural-extra',
  'plural-missing',
  'russian-letter',
  'russian-word',
  'same-in-both',
  'structure-differs',
  'table-header',
  'text-empty',
  'typography',
]);
