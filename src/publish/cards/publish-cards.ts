import { join } from 'node:path';
import { readChecksummedBytes, writeChecksummedBytes } from '../../cache/checksummed-file.ts';
import type { PageCard } from '../page-cards.ts';
import type { SiteWriter } from '../site-writer.ts';
import { cardDrawer } from './draw-card.ts';

/** Writes the cards of the pages. Their names hold the hash of what they show; drawn cards are cached. */
export async function publishCards(
  writer: SiteWriter,
  cards: Iterable<PageCard>,
  imagesDir: string,
  cacheDir: string,
): Promise<void> {
  const draw = cardDrawer(imagesDir);
  for (const card of new Map([...cards].map((each) => [each.url, each])).values()) {
    const path = card.url.slice(1);
    if (writer.reuse(path, path)) continue;
    const cached = join(cacheDir, path);
    const known = readChecksummedBytes(cached, path);
    const bytes = known ?? (await draw(card));
    if (!known) writeChecksummedBytes(cached, path, bytes);
    writer.write(path, path, bytes);
  }
}
