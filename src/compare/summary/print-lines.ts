import type { Inline, Item, Section } from './section.ts';

/** How a form of text writes what a summary consists of. */
interface LineForm {
  heading: (text: string) => string;
  line: (texts: readonly Inline[]) => string;
}

/** Writes a summary line by line: headings, paragraphs, and lists with a hyphen before each item. */
export function printLines(sections: readonly Section[], { heading, line }: LineForm): string {
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
