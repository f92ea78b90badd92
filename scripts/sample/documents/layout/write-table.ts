import type { Alignment, Span } from '../parse/block.ts';
import { type Line, widestWord } from './break-lines.ts';
import type { DocumentWriter, Structure } from './document-writer.ts';
import { colour, measure, page, type TextStyle } from './style.ts';

const padding = { x: 5, y: 3.2 };

/** A table up to this height is not split over two pages. */
const tallest = 280;

/** A table: its head (none in a table of facts) and rows. */
export interface Table {
  head?: Span[][];
  rows: Span[][][];
  align: Alignment[];
  /** The first column names the rows. */
  rowHeads?: boolean;
}

interface Cell {
  lines: Line[];
  style: TextStyle;
}

/** A table after line breaking. */
interface SetTable {
  widths: number[];
  head: Cell[] | undefined;
  rows: Cell[][];
}

/** Writes a table with hairlines; the head is repeated on each page it goes on to. */
export function writeTable(writer: DocumentWriter, table: Table): void {
  const setTable = set(writer, table);
  const { widths, head, rows } = setTable;
  const element = writer.element('Table');
  writer.ensureSpace(firstPart(setTable));
  if (head) writeRow(writer, head, widths, table, element, true);
  else writer.hairline(writer.y);
  rows.forEach((row) => {
    if (heightOf(row) > writer.spaceLeft) {
      writer.newPage();
      if (head) writeRow(writer, head, widths, table, undefined, true);
    }
    writeRow(writer, row, widths, table, element, false);
  });
  writer.y += 12;
}

/** The space that the first part of a table needs: all of a short one. */
export function spaceForTable(writer: DocumentWriter, table: Table): number {
  return firstPart(set(writer, table));
}

function firstPart({ head, rows }: SetTable): number {
  const headHeight = head ? heightOf(head) : 0;
  const total = headHeight + sum(rows.map(heightOf));
  return total < tallest ? total : headHeight + sum(rows.slice(0, 2).map(heightOf));
}

function set(writer: DocumentWriter, table: Table): SetTable {
  const widths = columnWidths(writer, table);
  const cells = (row: Span[][], isHead: boolean): Cell[] =>
    widths.map((width, column) => {
      const style = isHead
        ? writer.styles.cellHead
        : table.rowHeads && column === 0
          ? { ...writer.styles.cell, font: 'bold' as const }
          : writer.styles.cell;
      return { style, lines: writer.lines(row[column] ?? [], style, width - 2 * padding.x) };
    });
  return { widths, head: table.head && cells(table.head, true), rows: table.rows.map((row) => cells(row, false)) };
}

function heightOf(row: Cell[]): number {
  return Math.max(...row.map(({ lines, style }) => lines.length * style.leading)) + 2 * padding.y;
}

/** Writes a row; without an element it is the repeated head, which screen readers ignore. */
function writeRow(
  writer: DocumentWriter,
  row: Cell[],
  widths: number[],
  table: Table,
  parent: Structure | undefined,
  isHead: boolean,
): void {
  const height = heightOf(row);
  const top = writer.y;
  const bottom = top + height;
  if (isHead) writer.artifact(() => writer.pdf.rect(page.left, top, sum(widths), height).fill(colour.ground));
  const element = parent && writer.element('TR', parent);
  let x: number = page.left;
  row.forEach(({ lines, style }, column) => {
    const width = widths[column] as number;
    const left = x;
    const draw = () =>
      lines.forEach((line, index) => {
        const free = width - 2 * padding.x - line.width;
        const shift = { left: 0, right: free, center: free / 2 }[table.align[column] ?? 'left'];
        writer.drawLine(line, left + padding.x + shift, top + padding.y + index * style.leading, style);
      });
    const isRowHead = table.rowHeads === true && column === 0;
    const type = isHead || isRowHead ? 'TH' : 'TD';
    if (element)
      writer.mark(
        writer.element(type, element, type === 'TH' ? { scope: isHead ? 'Column' : 'Row' } : {}),
        type,
        draw,
      );
    else writer.artifact(draw);
    x += width;
  });
  writer.y = bottom;
  writer.hairline(bottom, { to: page.left + sum(widths), ...(isHead && { stroke: colour.brand, width: 0.8 }) });
}

/** Gives each column the width of its longest word, and shares the rest by how much text there is. */
function columnWidths(writer: DocumentWriter, { head, rows, align, rowHeads }: Table): number[] {
  const columns = Array.from({ length: align.length }, (_, column) => [
    ...(head ? [{ spans: head[column] ?? [], style: writer.styles.cellHead as TextStyle }] : []),
    ...rows.map((row) => ({ spans: row[column] ?? [], style: { ...writer.styles.cell, font: 'bold' } as TextStyle })),
  ]);
  const least = columns.map(
    (cells) =>
      Math.max(...cells.map(({ spans, style }) => widestWord(writer.fonts, spans, style))) + 2 * padding.x + 0.5,
  );
  const full = columns.map(
    (cells) =>
      Math.max(...cells.map(({ spans, style }) => writer.lines(spans, style, 1e6)[0]?.width ?? 0)) +
      2 * padding.x +
      0.5,
  );
  if (sum(full) <= measure) {
    const spare = measure - sum(full);
    if (rowHeads) return full.map((width, column) => (column === 0 ? width + 14 : width + spare - 14));
    return full.map((width) => (width * measure) / sum(full));
  }
  const spare = measure - sum(least);
  if (spare < 0) return least.map((width) => (width * measure) / sum(least));
  const wanted = full
    .map((width, column) => Math.min(width, measure * 0.6) - (least[column] as number))
    .map((more) => Math.max(more, 0));
  return least.map((width, column) => width + (spare * (wanted[column] as number)) / sum(wanted));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
