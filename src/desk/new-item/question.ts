import type { Words } from '../../lib/command/words.ts';

/** Something that is asked about a new item. */
export interface Question {
  /** The command's option with the same answer. */
  option: string;
  words: Words;
  /** What more is to be known about it. */
  help?: Words;
  /** Without it nothing can be made. */
  isNeeded?: true;
  /** What is taken without an answer. */
  ifEmpty?: Words;
  /** Whether the item does without it then. */
  isDispensable?: true;
  /** The earlier answer it depends on: one of these values, or any if none are given. */
  when?: { option: string; values?: readonly string[] };
  /**
   * How the answer is written: the path of a picture or a document of this computer, a day, a text with marks; a line of text if
   * nothing is given.
   */
  format?: 'picture' | 'document' | 'date' | 'markdown';
  /** All possible answers. */
  choices?: readonly string[];
  /** The kinds of the item whose id the answer is. */
  refersTo?: readonly string[];
  /** Everything that the answer may refer to, where that is no item: what texts name by an id. */
  targets?: readonly { id: string; title: Words }[];
  /** Whether there may be several answers, with commas between them. */
  isList?: true;
}

/** Whether something is asked, by the answers before it. */
export function isAsked({ when }: Question, answers: Readonly<Record<string, string>>): boolean {
  if (!when) return true;
  const answer = answers[when.option] ?? '';
  return when.values ? when.values.includes(answer) : answer !== '';
}
