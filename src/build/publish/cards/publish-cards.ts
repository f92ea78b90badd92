import { join } from 'node:path';
import { readChecksummedBytes, writeChecksummedBytes } from '../../../lib/cache/checksummed-file.ts';
import type { PageCard } from '../page-cards.ts';
import type { PublishedFile } from '../published-file.ts';
import { cardDrawer } from './draw-card.ts';

/** The cards of the pages. Their names hold the hash of what they show; drawn cards are cached. */
export function cardFiles(cards: Iterable<PageCard>, imagesDir: string, cacheDir: string): PublishedFile<Buffer>[] {
  const draw = cardDrawer(imagesDir);
  return [...cards].map((card) => {
    const path = card.url.slice(1);
    const cached = join(cacheDir, path);
    const write = async () => {
      const known = readChecksummedBytes(cached, path);
      if (known) return known;
      const drawn = await draw(card);
      writeChecksummedBytes(cached, path, drawn);
      return drawn;
    };
    return { path, key: path, write };
  });
}
