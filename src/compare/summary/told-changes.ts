import { type PartChange, signatureOf } from '../difference/change.ts';
import type { Block } from '../read/page-blocks.ts';
import type { Part } from '../read/page-parts.ts';

/** What is told in one line: a change, or blocks that were added or removed one after the other. */
export type Told =
  | Exclude<PartChange, { type: 'added' } | { type: 'removed' }>
  | { type: 'added' | 'removed'; part: Part; blocks: Block[] };

/**
 * Puts the changes of a page together as they are told. A title stands in the page, in the tab and above, and its change is
 * told once. An item of news is a date, a title and a text, and is one line.
 */
export function tellChanges(changes: readonly PartChange[]): Told[] {
  const signatures = new Set<string>();
  const told: Told[] = [];
  for (const change of changes) {
    const signature = signatureOf({ ...change, part: 'main' });
    if (signatures.has(signature)) continue;
    signatures.add(signature);
    if (change.type !== 'added' && change.type !== 'removed') {
      told.push(change);
      continue;
    }
    const { type, part, block } = change;
    const last = told.at(-1);
    if (last && 'blocks' in last && last.type === type && last.part === part) last.blocks.push(block);
    else told.push({ type, part, blocks: [block] });
  }
  return told;
}
