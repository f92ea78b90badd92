import Token from 'markdown-it/lib/token.mjs';
import { captionSign, tableCaption } from '../../content/markdown-blocks.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { isNarrow, missingDecimals, numberColumns } from './table-html.ts';

/** A cell: its tokens, and its words. */
interface Cell {
  open: Token;
  inline: Token;
  close: Token;
  words: string;
}

/** The data in a table's tokens for its renderer. */
export interface TableMeta {
  isNarrow: boolean;
  caption?: Token[];
  /** The words of the caption. */
  name?: string;
}

/**
 * Describes the tables of a text in its tokens: cells that name a row or a column are header cells, numbers are aligned by their
 * decimal signs, each cell knows the name of its column, and a caption before a table goes into it.
 */
export function describeTables(tokens: Token[], language: LanguageCode): void {
  for (let index = 0; index < tokens.length; index++) {
    const table = tokens[index];
    if (table?.type !== 'table_open') continue;
    const cells = cellsOf(tokens, index);
    describeCells(cells, language);
    const meta: TableMeta = { isNarrow: isNarrow(cells.map((row) => row.map(({ words }) => words))) };
    table.meta = meta;
    const caption = tableCaption(tokens, index)?.children;
    if (!caption) continue;
    const [first] = caption;
    if (first) first.content = first.content.replace(captionSign, '');
    Object.assign(meta, { caption, name: caption.map(({ content }) => content).join('') });
    tokens.splice(index - 3, 3);
    index -= 3;
  }
}

function cellsOf(tokens: readonly Token[], start: number): Cell[][] {
  const rows: Cell[][] = [];
  for (let index = start; index < tokens.length && tokens[index]?.type !== 'table_close'; index++) {
    const [open, inline, close] = tokens.slice(index, index + 3);
    if (open?.type === 'tr_open') rows.push([]);
    if (!open || !inline || !close || !/^t[hd]_open$/.test(open.type)) continue;
    const words = (inline.children ?? []).map(({ content }) => content).join('');
    rows.at(-1)?.push({ open, inline, close, words });
  }
  return rows;
}

/** Attributes instead of styles, because the site's Content-Security-Policy forbids `style`. */
function describeCells([head = [], ...rows]: Cell[][], language: LanguageCode): void {
  const columns = numberColumns(
    rows.map((row) => row.map(({ words }) => words)),
    language,
  );
  for (const row of [head, ...rows]) {
    for (const [column, { open, inline, close, words }] of row.entries()) {
      const align = /text-align:(\w+)/.exec(String(open.attrGet('style')))?.[1];
      const facts = columns[column];
      const isHead = row === head;
      if (column === 0) open.tag = close.tag = 'th';
      open.attrs = [];
      if (isHead || column === 0) open.attrSet('scope', isHead ? 'col' : 'row');
      // A number names a row only with the name of its column.
      if (!isHead && (column > 0 || facts) && head[column]?.words) open.attrSet('data-label', head[column].words);
      if (align) open.attrSet('data-align', align);
      if (!isHead && column === 0) keepUnits(inline, /(?<=,\s)(\S+\/\S+)/);
      if (!facts) continue;
      open.attrSet('data-number', '');
      if (isHead) keepUnits(inline, /(\S+\/\S+)/);
      const missing = isHead ? '' : missingDecimals(words, facts, language);
      if (missing) open.attrSet('data-pad', missing);
    }
  }
}

/** Marks a unit such as “N/mm²”, which stays on one line: browsers may break after the stroke. @param units what they look like */
function keepUnits(inline: Token, units: RegExp): void {
  inline.children = (inline.children ?? []).flatMap((child) => {
    if (child.type !== 'text') return child;
    return child.content.split(units).flatMap((words, index) => {
      const text = Object.assign(new Token('text', '', 0), { content: words });
      return index % 2 ? [new Token('unit_open', 'span', 1), text, new Token('unit_close', 'span', -1)] : text;
    });
  });
}
