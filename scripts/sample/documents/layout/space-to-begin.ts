import type { Block } from '../parse/block.ts';
import type { DocumentWriter } from './document-writer.ts';
import { chartHeight } from './write-chart.ts';
import { spaceForTable } from './write-table.ts';

/** The space that a block needs to begin on this page: a heading or caption stays with the first lines of what follows. */
export function spaceToBegin(writer: DocumentWriter, blocks: readonly Block[], at: number): number {
  const block = blocks[at];
  switch (block?.kind) {
    case 'heading':
      return writer.styles.heading1.leading * 2 + spaceToBegin(writer, blocks, at + 1);
    case 'caption':
      return writer.styles.caption.leading * 2 + spaceToBegin(writer, blocks, at + 1);
    case 'table':
      return spaceForTable(writer, block);
    case 'facts':
      return spaceForTable(writer, { rows: block.rows, align: ['left', 'left'], rowHeads: true });
    case 'chart':
      return chartHeight(writer, block.chart);
    default:
      return writer.styles.body.leading * 2;
  }
}
