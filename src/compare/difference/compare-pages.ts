import { digest } from '../../cache/digest.ts';
import { changedWindow } from '../read/changed-window.ts';
import { readBlocks } from '../read/page-blocks.ts';
import { type Part, parts, readParts, withoutBuildNames } from '../read/page-parts.ts';
import { decode } from '../read/site-folder.ts';
import type { Change, PartChange } from './change.ts';
import { compareBlocks } from './compare-blocks.ts';

/**
 * Compares two versions of pages. The same change in the frame of thousands of pages is read once: what differs is told by
 * its bytes.
 */
export class PageComparer {
  private readonly known = new Map<string, readonly PartChange[]>();

  /** The changes of a page as `readPage` reads it, part by part. Empty when only names of bundles and data of scripts differ. */
  compare(before: string, after: string): PartChange[] {
    if (before === after) return [];
    const [old, now] = [readParts(before), readParts(after)];
    const found = parts.flatMap((part) =>
      old[part] === now[part] ? [] : this.comparePart(part, old[part], now[part]),
    );
    // What machines read of a page follows from its text.
    const isTold = found.some(({ part }) => part === 'main');
    return isTold ? found.filter(({ part, type }) => part !== 'head' || type !== 'markup') : found;
  }

  private comparePart(part: Part, before: string, after: string): readonly PartChange[] {
    const [oldPart, nowPart] = changedWindow(before, after).map(withoutBuildNames) as [string, string];
    if (oldPart === nowPart) return [];
    const [old, now] = changedWindow(oldPart, nowPart);
    const key = digest(part, '\0', old, '\0', now);
    let changes = this.known.get(key);
    if (!changes) {
      const found = compareBlocks(readBlocks(decode(old)), readBlocks(decode(now)));
      const all: readonly Change[] = found.length ? found : [{ type: 'markup' }];
      changes = all.map((change) => ({ ...change, part }));
      this.known.set(key, changes);
    }
    return changes;
  }
}
