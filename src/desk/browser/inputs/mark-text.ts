/** What the tool bar of a text in Markdown can do. */
export type MarkdownMark = 'bold' | 'italic' | 'link' | 'list' | 'heading';

/** Marks what is selected in a text; list and heading mark whole lines. */
export function markText(text: string, start: number, end: number, mark: MarkdownMark): string {
  if (mark === 'list' || mark === 'heading') {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const prefix = mark === 'list' ? '- ' : '## ';
    const lines = text.slice(lineStart, end).split('\n');
    return text.slice(0, lineStart) + lines.map((line) => prefix + line).join('\n') + text.slice(end);
  }
  const [before, after] = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] }[mark] as [
    string,
    string,
  ];
  return text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
}
