import type { Block } from '../parse/block.ts';
import type { DocumentWriter } from './document-writer.ts';
import { chartHeight } from './write-chart.ts';
import { roomForTable } from './write-table.ts';

/** The room that the block at a place needs to begin well: a heading or caption takes the beginning of what follows along. */
export function roomToBegin(writer: DocumentWriter, blocks: readonly Block[], at: number): number {
  const block = blocks[at];
  switch (block?.kind) {
    case 'heading':
      return writer.styles.heading1.leading * 2 + roomToBegin(writer, blocks, at + 1);
    case 'caption':
      return writer.styles.caption.leading * 2 + roomToBegin(writer, blocks, at + 1);
    case 'table':
      return roomForTable(writer, block);
    case 'facts':
      return roomForTable(writer, { rows: block.rows, align: ['left', 'left'], rowHeads: true });
    case 'chart':
      return chartHeight(writer, block.chart);
    default:
      return writer.styles.body.leading * 2;
  }
}
