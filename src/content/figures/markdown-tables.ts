import MarkdownIt, { type Token } from 'markdown-it';

/** A table of a Markdown text: the words of its cells. */
export interface MarkdownTable {
  head: string[];
  rows: string[][];
}

const markdown = new MarkdownIt({ html: false, linkify: false });

/** Reads the tables of a Markdown text, in their order. */
export function markdownTables(text: string): MarkdownTable[] {
  if (!text.includes('|')) return [];
  const tables: MarkdownTable[] = [];
  let row: string[] = [];
  for (const { type, children } of markdown.parse(text, {})) {
    const last = tables.at(-1);
    if (type === 'table_open') tables.push({ head: [], rows: [] });
    else if (type === 'tr_open') row = [];
    else if (type === 'inline' && last) row.push(wordsOf(children ?? []));
    else if (type === 'tr_close' && last) {
      if (last.head.length) last.rows.push(row);
      else last.head = row;
    }
  }
  return tables;
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}
