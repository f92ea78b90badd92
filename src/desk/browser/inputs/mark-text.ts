/** What the tool bar of a text in Markdown can do. */
export type MarkdownMark = 'bold' | 'italic' | 'link' | 'list' | 'heading';

/** A text, and what is selected in it. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** Marks what is selected in a text; list and heading mark whole lines. The same words are selected afterwards. */
export function markText(text: string, start: number, end: number, mark: MarkdownMark): Marked {
  if (mark === 'list' || mark === 'heading') {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const prefix = mark === 'list' ? '- ' : '## ';
    const lines = text.slice(lineStart, end).split('\n');
    const marked = lines.map((line) => prefix + line).join('\n');
    const from = start + prefix.length;
    return { text: text.slice(0, lineStart) + marked + text.slice(end), start: from, end: lineStart + marked.length };
  }
  const [before, after] = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] }[mark] as [
    string,
    string,
  ];
  const marked = before + text.slice(start, end) + after;
  const [from, to] = [start + before.length, end + before.length];
  return { text: text.slice(0, start) + marked + text.slice(end), start: from, end: to };
}
