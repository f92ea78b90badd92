import { digest } from '../cache/digest.ts';
import type { ContentFile } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/exceptions-key.ts';
import { mayHaveOtherLetters } from './other-letters.ts';

/** What the rules that look at everything can see of a file. */
export interface FileShape {
  hash: string;
  hasExceptions: boolean;
}

/** Shorter texts may be names, labels or choices: they are part of the shape. */
const shortest = 80;
/** What a link, an address, an image, a heading, a path, a phone number, the name of a fact or a broken piece of them has in a text. */
const marks = /[[\]{}<>#/\\@=_*`|]|--|:\S|\.\p{L}|www|\+\d|\(0/iu;
/** The keys of texts that rules compare with others, however long they are. */
const named = /title|name/i;

/**
 * The shape of a file: its value without the words of running text. A text counts as that when it is long, is no title, has
 * nothing in it that could lead anywhere, no phrase that the data has and no letter that the fonts lack; rules that are
 * `byShape` may not look at its words.
 * @param phrases the phrases of all languages
 */
export function shapeOf(
  { value, document }: Pick<ContentFile, 'value' | 'document'>,
  phrases: readonly string[],
): FileShape {
  const isLeftOut = (key: string, each: unknown) =>
    isRunningText(each) && !named.test(key) && !phrases.some((phrase) => each.includes(phrase));
  const shape = JSON.stringify(value, (key, each: unknown) => (isLeftOut(key, each) ? '…' : each));
  return {
    // A file that is not valid JSON is what it is, to the last character.
    hash: digest(document.parses ? String(shape) : document.source.text),
    hasExceptions: document.source.text.includes(`"${exceptionsKey}"`),
  };
}

function isRunningText(value: unknown): value is string {
  return typeof value === 'string' && value.length >= shortest && !marks.test(value) && !mayHaveOtherLetters(value);
}
