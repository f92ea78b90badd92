import { escapeMarkdown } from '../text/escape-markdown.ts';

/** A text of a summary, to be written as Markdown or for a terminal. No string in it is markup. */
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

/** How a form writes what a summary consists of. */
type Form = Record<'text' | 'strong' | 'code' | 'removed' | 'added', (text: string) => string> & {
  link: (href: string, words: string) => string;
};

/** For a terminal, what changed stands in brackets: [−60] → [+160]. */
const terminal: Form = {
  text: (text) => text,
  strong: (words) => words,
  code: (text) => text,
  removed: (text) => `[−${text}]`,
  added: (text) => `[+${text}]`,
  link: (_, words) => words,
};

/**
 * GitHub's Markdown. Texts of the site stay texts: they can neither mark up, link nor mention. Elements instead of ** and ~~, which
 * mark nothing where a word is cut or a character of punctuation stands beside them.
 */
const markdown: Form = {
  text: escapeMarkdown,
  strong: (words) => `<strong>${words}</strong>`,
  code: (text) => `<code>${text}</code>`,
  removed: (text) => `<del>${text}</del>`,
  added: (text) => `<strong>${text}</strong>`,
  link: (href, words) => `[${words}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`,
};

function printLine(texts: readonly Inline[], form: Form): string {
  const print = (inline: Inline) => {
    if (typeof inline === 'string') return form.text(inline);
    if ('strong' in inline) return form.strong(printLine(inline.strong, form));
    if ('link' in inline) return form.link(inline.link, printLine(inline.words, form));
    const [[mark, text] = ['code', ''] as const] = Object.entries(inline) as ['code' | 'removed' | 'added', string][];
    return form[mark](form.text(text));
  };
  return texts.map(print).join('');
}

/** Writes a summary line by line: headings, paragraphs, and lists with a hyphen before each item. */
function printLines(
  sections: readonly Section[],
  heading: (text: string) => string,
  line: (texts: readonly Inline[]) => string,
): string {
  const printItem = ({ text, items = [] }: Item, indent: string): string[] => [
    `${indent}- ${line(text)}`,
    ...items.flatMap((item) => printItem(item, `${indent}  `)),
  ];
  return sections
    .map((section) => {
      if ('heading' in section) return `${heading(section.heading)}\n`;
      if ('paragraph' in section) return `${line(section.paragraph)}\n`;
      return `${section.list.flatMap((item) => printItem(item, '')).join('\n')}\n`;
    })
    .join('\n');
}

/** Writes a summary for a terminal. Nothing in a text may act on it or turn the line around. */
export function printText(sections: readonly Section[]): string {
  const heading = (text: string) => `${text}\n${'='.repeat(text.length)}`;
  const line = (texts: readonly Inline[]) =>
    printLine(texts, terminal).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
  return printLines(sections, heading, line);
}

/** Writes a summary in GitHub's Markdown. */
export function printMarkdown(sections: readonly Section[]): string {
  const heading = (text: string) => `### ${escapeMarkdown(text)}`;
  return printLines(sections, heading, (texts) => printLine(texts, markdown));
}
