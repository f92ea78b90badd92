import { join } from 'node:path';
import { readChecksummedBytes, removeUnused, writeChecksummedBytes } from '../../../lib/cache/checksummed-file.ts';
import type { PageCard } from '../page-cards.ts';
import type { PublishedFile } from '../published-file.ts';
import { cardDrawer } from './draw-card.ts';

/** The cards of the pages. Their names hold the hash of what they show; drawn cards are cached. */
export function cardFiles(cards: Iterable<PageCard>, imagesDir: string, cacheDir: string): PublishedFile<Buffer>[] {
  const draw = cardDrawer(imagesDir);
  const drawn = [...cards].map((card) => ({ card, path: card.url.slice(1), cached: join(cacheDir, card.url) }));
  const used = new Set(drawn.map(({ cached }) => cached));
  removeUnused(join(cacheDir, 'cards'), (path) => used.has(path));
  return drawn.map(({ card, path, cached }) => {
    const write = async () => {
      const known = readChecksummedBytes(cached, path);
      if (known) return known;
      const bytes = await draw(card);
      writeChecksummedBytes(cached, path, bytes);
      return bytes;
    };
    return { path, key: path, write };
  });
}
