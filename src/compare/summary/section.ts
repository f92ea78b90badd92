/** A text of a summary, to be written as Markdown, as HTML or for a terminal. No string in it is markup. */
export type Inline =
  | string
  | { strong: readonly Inline[] }
  | { code: string }
  | { removed: string }
  | { added: string }
  | { link: string; words: readonly Inline[] };

/** An entry of a list, with entries of its own below it. */
export interface Item {
  text: readonly Inline[];
  items?: readonly Item[];
}

export type Section = { heading: string } | { paragraph: readonly Inline[] } | { list: readonly Item[] };
