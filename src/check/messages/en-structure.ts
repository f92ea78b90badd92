import type { JsonFault } from '../../content/json/json-node.ts';
import type { JsonType, Limit, MessagesFor, Words } from './parameters.ts';

const faults: Record<JsonFault, (found: string) => Words> = {
  empty: () => ({
    message: 'The file is empty.',
    hint: 'Fill it in after the pattern of a similar file, or delete it.',
  }),
  conflict: () => ({
    message: 'Git has left two versions of these lines, because two people changed them.',
    hint: 'Keep one of the two, and delete the other one with the lines <<<<<<<, ======= and >>>>>>>.',
  }),
  'comma-missing': () => ({ message: 'A comma is missing after this.', hint: 'Put a comma here.' }),
  'comma-extra': () => ({
    message: 'This comma is one too many.',
    hint: 'Delete it: a comma stands between two entries, never after the last one.',
  }),
  'colon-missing': () => ({ message: 'A colon is missing after the key.', hint: 'Write "key": "value".' }),
  'value-missing': () => ({
    message: 'A value is missing here.',
    hint: 'Write the value, for a text in quotes: "…".',
  }),
  'key-missing': () => ({
    message: 'A key in quotes is expected here.',
    hint: 'Write "key": before the value.',
  }),
  'key-unquoted': (found) => ({
    message: `The key ${found} stands without quotes.`,
    hint: `Write "${found}".`,
  }),
  'quote-missing': () => ({
    message: 'The closing quote of this text is missing.',
    hint: 'Put a " at the end of the text.',
  }),
  'quote-unescaped': () => ({
    message: 'This quote ends the text too early.',
    hint: 'Use typographic quotes inside a text (“…”), or write \\" instead of ".',
  }),
  'quote-wrong': (found) => ({
    message: `The sign ${found} does not open a text.`,
    hint: 'Use straight double quotes around keys and texts: "…".',
  }),
  'line-break-in-string': () => ({
    message: 'A text may not run over several lines.',
    hint: 'Write \\n where a new line begins (\\n\\n for a new paragraph), or join the lines.',
  }),
  'control-character': () => ({
    message: 'An invisible character stands here that JSON does not allow, a tab for instance.',
    hint: 'Replace it by a space.',
  }),
  'escape-wrong': (found) => ({
    message: `${found} means nothing in JSON.`,
    hint: 'Write \\\\ for a backslash, \\" for a quote and \\n for a new line.',
  }),
  'number-wrong': (found) => ({
    message: `${found} is not a number in the form of JSON.`,
    hint: 'Write a number like 12 or 0.5, without a leading zero or plus; put anything else in quotes.',
  }),
  'number-spaced': (found) => ({
    message: `The number ${found} is written with spaces.`,
    hint: `Write ${found.replace(/\D/g, '')}; the site shows it with spaces by itself.`,
  }),
  'word-unknown': (found) => ({
    message: `${found} stands without quotes.`,
    hint: `Write "${found}"; only numbers, true, false and null go without quotes.`,
  }),
  comment: () => ({ message: 'JSON has no comments.', hint: 'Delete the comment.' }),
  'bracket-missing': (found) => ({
    message: `A closing ${found} is missing after this.`,
    hint: `Put a ${found} here, or delete an opening bracket that is not needed.`,
  }),
  'bracket-extra': (found) => ({
    message: `This ${found} closes nothing.`,
    hint: 'Delete it, or add the opening bracket that it belongs to.',
  }),
  'text-after-end': () => ({
    message: 'Something stands after the end of the content.',
    hint: 'Delete what stands after the last closing bracket, or move it inside.',
  }),
};

const types: Record<JsonType, string> = {
  text: 'a text',
  number: 'a number',
  integer: 'a whole number',
  list: 'a list',
  object: 'an object',
  boolean: 'true or false',
  null: 'null',
  nothing: 'nothing',
};

const forms: Record<JsonType, string> = {
  text: 'Write a text in quotes: "…".',
  number: 'Write a number without quotes, like 12.',
  integer: 'Write a whole number without quotes, like 12.',
  list: 'Write a list: [ …, … ].',
  object: 'Write an object: { "key": … }.',
  boolean: 'Write true or false, without quotes.',
  null: 'Write null.',
  nothing: 'Delete the value together with its key.',
};

/** What a field means, as its schema says it. */
const inBrackets = (description?: string) => (description ? ` (${description.split('\n')[0]})` : '');

const limits: Record<Limit, (bound: number, found: number, description?: string) => Words> = {
  minLength: (bound, found, description) =>
    found === 0
      ? { message: 'The text is empty.', hint: `Write it between the quotes${inBrackets(description)}.` }
      : { message: `The text is too short: ${found} signs, at least ${bound} are expected.`, hint: 'Write more.' },
  maxLength: (bound, found) => ({
    message: `The text is too long: ${found} signs, at most ${bound} are allowed.`,
    hint: `Shorten it by ${found - bound}.`,
  }),
  minItems: (bound, found) => ({
    message: `The list has ${found} entries, at least ${bound} expected.`,
    hint: `Add ${bound - found}.`,
  }),
  maxItems: (bound, found) => ({
    message: `The list has ${found} entries, at most ${bound} are allowed.`,
    hint: `Delete ${found - bound}.`,
  }),
  minimum: (bound, found) => ({ message: `${found} is too small.`, hint: `Write a number from ${bound} on.` }),
  maximum: (bound, found) => ({ message: `${found} is too great.`, hint: `Write a number up to ${bound}.` }),
};

const patterns: Record<string, string> = {
  slug: 'Write small Latin letters and digits with single hyphens between the words.',
  orcid: 'Write four groups of four: digits, the last sign a digit or X.',
  url: 'Write the whole address, beginning with https://.',
};

const quoted = (words: string[]) => words.map((word) => `"${word}"`).join(', ');
const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

/** English words for mistakes of structure. */
export const structure: MessagesFor<
  | 'json-syntax'
  | 'file-encoding'
  | 'duplicate-key'
  | 'schema-unknown-key'
  | 'schema-missing-key'
  | 'schema-type'
  | 'schema-choice'
  | 'schema-pattern'
  | 'schema-limit'
  | 'schema-repeated'
  | 'schema-path'
> = {
  'json-syntax': ({ fault, found }) => faults[fault](found),
  'file-encoding': () => ({
    message: 'The file is not in UTF-8.',
    hint: 'Save it again with the encoding UTF-8.',
  }),
  'duplicate-key': ({ key }) => ({
    message: `The key "${key}" stands here a second time.`,
    hint: 'Delete one of the two; only the last one would count.',
  }),
  'schema-unknown-key': ({ key, suggestion, keys }) => ({
    message: `The key "${key}" is not known here.`,
    hint: didYouMean(suggestion, keys.length ? `Delete it. Known here: ${quoted(keys)}.` : 'Delete it.'),
  }),
  'schema-missing-key': ({ key, description }) => ({
    message: `The key "${key}" is missing.`,
    hint: `Add "${key}": …${inBrackets(description)}`,
  }),
  'schema-type': ({ expected, found }) => ({
    message: `Expected ${expected.map((type) => types[type]).join(' or ')}, found ${types[found]}.`,
    hint: forms[expected[0] ?? 'text'],
  }),
  'schema-choice': ({ found, choices, suggestion }) => ({
    message: `${found} is not one of the values allowed here.`,
    hint: didYouMean(
      suggestion,
      choices.length === 1 ? `Write ${quoted(choices)}.` : `Choose one of: ${quoted(choices)}.`,
    ),
  }),
  'schema-pattern': ({ found, format, pattern, example, suggestion }) => ({
    message: `"${found}" has not the form expected here.`,
    hint: [
      patterns[format ?? ''] ?? (example ? [] : `The form is ${pattern}.`),
      suggestion ? `Here: "${suggestion}".` : example ? `Example: "${example}".` : [],
    ]
      .flat()
      .join(' '),
  }),
  'schema-limit': ({ limit, bound, found, description }) => limits[limit](bound, found, description),
  'schema-repeated': () => ({
    message: 'This entry stands in the list a second time.',
    hint: 'Delete one of the two.',
  }),
  'schema-path': ({ found, expected }) => ({
    message: found ? `"${found}" is not the schema of this file.` : 'The schema of this file is not named.',
    hint: `Write "$schema": "${expected}", so that the editor can help while you write.`,
  }),
};
